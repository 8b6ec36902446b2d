"""Decisions at the end of a round: code -> a sentence (en, ja, zh-Hans, zh-Hant, ko).

Holes are those of ``sentences``; a seat is a number. The end of a game has the code of its reason.

May import: nothing.
"""

DECISIONS: dict[str, tuple[str, str, str, str, str]] = {
    # Wins.
    "winners_limited": (
        "At most {winners} may win on one tile: the next in turn after the discarder.",
        "一つの牌でロンできるのは、放銃者から順に{winners}人までです。",
        "同一张牌最多{winners}家荣和，从放铳者的下家起依次计算。",
        "同一張牌最多{winners}家榮和，從放銃者的下家起依次計算。",
        "한 패로 론할 수 있는 것은 방총자부터 순서대로 {winners}명까지입니다.",
    ),
    "riichi_not_accepted": (
        "The riichi of seat {seats} is not accepted and costs no stick, for its tile dealt in.",
        "席{seats}の立直は宣言牌で放銃したため成立せず、立直棒は出しません。",
        "座位{seats}的立直因宣言牌放铳而不成立，不付立直棒。",
        "座位{seats}的立直因宣言牌放銃而不成立，不付立直棒。",
        "{seats}번 자리의 리치는 선언패로 방총하여 성립하지 않으며, 리치봉은 내지 않습니다.",
    ),
    "liable_for_yakuman": (
        "Seat {seat} fed the last set of a yakuman and is liable: for all of a tsumo, for half of another's ron (pao).",
        "席{seat}は役満を確定させる牌を鳴かせたので、ツモなら全額、他家の放銃なら半額の責任払いです。",
        "座位{seat}放出了使役满确定的牌，须包牌：自摸付全额，他家放铳付一半。",
        "座位{seat}放出了使役滿確定的牌，須包牌：自摸付全額，他家放銃付一半。",
        "{seat}번 자리는 역만을 확정하는 패를 울려 책임지불합니다: 쯔모면 전액, 다른 사람의 방총이면 절반입니다.",
    ),
    "liable_for_kan": (
        "Seat {seat} fed the kan before the replacement tile and pays all of the tsumo (pao).",
        "席{seat}は嶺上開花の前に大明槓をさせたので、全額の責任払いです。",
        "座位{seat}放出了岭上开花之前的大明杠，须包牌付全额。",
        "座位{seat}放出了嶺上開花之前的大明槓，須包牌付全額。",
        "{seat}번 자리는 영상개화 전의 대명깡을 시켰으므로 전액을 책임지불합니다.",
    ),
    "honba_to_nearest": (
        "The counters (honba) are paid to the winner next in turn after the discarder alone.",
        "本場は、放銃者から順に見て最初の和了者だけが受け取ります。",
        "本场只归放铳者之后最先轮到的和牌者。",
        "本場只歸放銃者之後最先輪到的和牌者。",
        "본장은 방총자부터 순서대로 첫 화료자만 받습니다.",
    ),
    "honba_to_each": (
        "The counters (honba) are paid to every winner.",
        "本場は、和了者全員が受け取ります。",
        "每位和牌者都获得本场。",
        "每位和牌者都獲得本場。",
        "본장은 화료자 모두가 받습니다.",
    ),
    "sticks_to_nearest": (
        "The riichi sticks go to the winner next in turn after the discarder.",
        "供託は、放銃者から順に見て最初の和了者が受け取ります。",
        "供托归放铳者之后最先轮到的和牌者。",
        "供託歸放銃者之後最先輪到的和牌者。",
        "공탁은 방총자부터 순서대로 첫 화료자가 받습니다.",
    ),
    "own_sticks_back": (
        "Every winner gets his own riichi stick back; the others go to the winner next in turn after the discarder.",
        "和了者は自分の立直棒を取り戻し、残りの供託は放銃者から順に見て最初の和了者が受け取ります。",
        "和牌者各自取回自己的立直棒，其余供托归放铳者之后最先轮到的和牌者。",
        "和牌者各自取回自己的立直棒，其餘供託歸放銃者之後最先輪到的和牌者。",
        "화료자는 자신의 리치봉을 돌려받고, 나머지 공탁은 방총자부터 순서대로 첫 화료자가 받습니다.",
    ),
    # Draws and chombo.
    "nobody_pays": (
        "{kind}: nobody pays, and riichi sticks stay on the table.",
        "{kind}: 点棒の授受はなく、供託は残ります。",
        "{kind}: 无点数收支，供托留在场上。",
        "{kind}: 無點數收支，供託留在場上。",
        "{kind}: 점수 이동은 없고, 공탁은 남습니다.",
    ),
    "noten_paid": (
        "Noten players pay {points} points in all to tenpai players.",
        "ノーテンの人が聴牌の人に合計{points}点のノーテン罰符を払います。",
        "未听牌者向听牌者共付{points}点未听罚符。",
        "未聽牌者向聽牌者共付{points}點未聽罰符。",
        "노텐인 사람이 텐파이인 사람에게 모두 {points}점의 노텐 벌점을 냅니다.",
    ),
    "no_noten": (
        "Everybody is tenpai, so there are no noten payments.",
        "全員が聴牌なので、ノーテン罰符はありません。",
        "全员听牌，没有未听罚符。",
        "全員聽牌，沒有未聽罰符。",
        "모두 텐파이이므로 노텐 벌점이 없습니다.",
    ),
    "all_noten": (
        "Nobody is tenpai, so there are no noten payments.",
        "全員がノーテンなので、ノーテン罰符はありません。",
        "全员未听牌，没有未听罚符。",
        "全員未聽牌，沒有未聽罰符。",
        "모두 노텐이므로 노텐 벌점이 없습니다.",
    ),
    "noten_free": (
        "These rules have no noten payments.",
        "このルールにはノーテン罰符がありません。",
        "此规则没有未听罚符。",
        "此規則沒有未聽罰符。",
        "이 규칙에는 노텐 벌점이 없습니다.",
    ),
    "nagashi_paid": (
        "The nagashi mangan of seat {seats} is paid like a mangan by tsumo, in place of noten payments.",
        "席{seats}の流し満貫は満貫のツモと同じように払われ、ノーテン罰符に代わります。",
        "座位{seats}的流局满贯按满贯自摸支付，代替未听罚符。",
        "座位{seats}的流局滿貫按滿貫自摸支付，代替未聽罰符。",
        "{seats}번 자리의 유국만관은 만관 쯔모처럼 지불되며, 노텐 벌점을 대신합니다.",
    ),
    "chombo_penalty": (
        "The chombo takes {points} points off the final result of seat {seat}.",
        "チョンボにより、席{seat}の最終成績から{points}点が引かれます。",
        "因错和，从座位{seat}的最终成绩中扣除{points}点。",
        "因錯和，從座位{seat}的最終成績中扣除{points}點。",
        "촌보로 {seat}번 자리의 최종 성적에서 {points}점을 뺍니다.",
    ),
    "chombo_paid": (
        "For the chombo seat {seat} pays what a mangan by tsumo would have brought him.",
        "チョンボにより、席{seat}は満貫のツモで得るはずの点数を払います。",
        "因错和，座位{seat}赔付满贯自摸应得的点数。",
        "因錯和，座位{seat}賠付滿貫自摸應得的點數。",
        "촌보로 {seat}번 자리는 만관 쯔모로 받을 점수를 냅니다.",
    ),
    # What follows.
    "round_replayed": (
        "The round is played again.",
        "この局をやり直します。",
        "本局重打。",
        "本局重打。",
        "이 국을 다시 합니다.",
    ),
    "dealer_won": (
        "The dealer won and deals again.",
        "親の和了により連荘です。",
        "庄家和牌，连庄。",
        "莊家和牌，連莊。",
        "오야가 화료하여 오야를 유지합니다.",
    ),
    "dealer_tenpai": (
        "The dealer is tenpai and deals again.",
        "親の聴牌により連荘です。",
        "庄家听牌，连庄。",
        "莊家聽牌，連莊。",
        "오야가 텐파이여서 오야를 유지합니다.",
    ),
    "dealer_after_draw": (
        "The dealer deals again after any draw.",
        "流局により連荘です。",
        "流局，连庄。",
        "流局，連莊。",
        "유국이므로 오야를 유지합니다.",
    ),
    "dealer_after_abortive_draw": (
        "The dealer deals again after the abortive draw.",
        "途中流局により連荘です。",
        "途中流局，连庄。",
        "途中流局，連莊。",
        "도중유국이므로 오야를 유지합니다.",
    ),
    "deal_passes_on": (
        "The deal passes on.",
        "親が次に移ります。",
        "庄家轮换。",
        "莊家輪換。",
        "오야가 다음으로 넘어갑니다.",
    ),
    # The end of the game.
    "tobi": (
        "Somebody is bankrupt, which ends the game.",
        "飛びにより終局です。",
        "有人被击飞，对局结束。",
        "有人被擊飛，對局結束。",
        "토비로 게임이 끝납니다.",
    ),
    "last_round": (
        "The last round is over, which ends the game.",
        "オーラスが終わり、終局です。",
        "最终局结束，对局结束。",
        "最終局結束，對局結束。",
        "오라스가 끝나 게임이 끝납니다.",
    ),
    "target_reached": (
        "Somebody has the target points in the extension, which ends the game.",
        "延長戦で目標点に達した人がいるので、終局です。",
        "延长战中有人达到目标点数，对局结束。",
        "延長戰中有人達到目標點數，對局結束。",
        "연장전에서 목표점에 이른 사람이 있어 게임이 끝납니다.",
    ),
    "agari_yame": (
        "The dealer of the last round won and ends the game.",
        "オーラスの親が和了し、和了やめで終局です。",
        "最终局的庄家和牌，对局结束（和牌终局）。",
        "最終局的莊家和牌，對局結束（和牌終局）。",
        "오라스의 오야가 화료하고 게임을 끝냅니다.",
    ),
    "tenpai_yame": (
        "The dealer of the last round is tenpai and ends the game.",
        "オーラスの親が聴牌し、聴牌やめで終局です。",
        "最终局的庄家听牌，对局结束（听牌终局）。",
        "最終局的莊家聽牌，對局結束（聽牌終局）。",
        "오라스의 오야가 텐파이이고 게임을 끝냅니다.",
    ),
    "extension_limit": (
        "The extension is over, which ends the game.",
        "延長戦が終わり、終局です。",
        "延长战结束，对局结束。",
        "延長戰結束，對局結束。",
        "연장전이 끝나 게임이 끝납니다.",
    ),
}
