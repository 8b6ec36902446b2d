"""Facts: what may be true of a win, as bits that the yaku table asks for.

A fact is one bit of an ``int``. ``hand_facts`` and ``local_facts`` find out which hold. The yaku table needs nothing
else, so a rule is a list of facts and never code.

May import: nothing.
"""

#: Fact -> its sentence, in the order of the bits.
FACTS: dict[int, str] = {}


def _fact(sentence: str) -> int:
    bit = 1 << len(FACTS)
    FACTS[bit] = sentence
    return bit


# How the win came about.
TSUMO = _fact("won by the own draw")
RON = _fact("won by ron")
CLOSED = _fact("the hand is closed")
DEALER = _fact("the winner is the dealer")
RIICHI = _fact("riichi was declared")
DOUBLE_RIICHI = _fact("riichi was declared with the first discard")
IPPATSU = _fact("won within a go-around of riichi")
FIRST_TURN = _fact("won before the own second draw, with no call by anyone")
RINSHAN = _fact("won on a replacement tile")
CHANKAN = _fact("won on a tile added to a kan")
LAST_TILE = _fact("won on the last tile")
RIICHI_TILE = _fact("won on the tile that declares a riichi")
KAN_DISCARD = _fact("won on the discard after a kan")
OPEN_RIICHI = _fact("the hand was shown with riichi")
NIPPATSU = _fact("won in the second go-around after riichi")
LAST_COPY = _fact("won on the fourth copy of a tile whose others lie open")
KAN_UPON_KAN = _fact("won on the replacement tile of a kan right after another")
FIRST_TURN_KAN = _fact("won on the replacement tile of a kan in the first turn")
EIGHTH_WIN = _fact("the eighth win in a row")
AGAINST_EIGHTH_WIN = _fact("the dealer had won seven times in a row")
LONE_1S = _fact("four melds, and won on 1s")
LONE_HAKU = _fact("four melds, and won on haku")
WON_ON_5P = _fact("won on 5p")
WON_ON_2S = _fact("won on 2s")

#: All of these.
SITUATION = sum(FACTS)

# Which tiles the hand consists of.
ALL_SIMPLES = _fact("only 2 to 8")
ALL_YAOCHUU = _fact("only terminals and honours")
ALL_TERMINALS = _fact("only terminals")
ALL_HONOURS = _fact("only honours")
ALL_GREEN = _fact("only 2 3 4 6 8 sou and hatsu")
ONE_SUIT = _fact("tiles of one suit and no other")
SOME_HONOURS = _fact("some honours")
SOME_HATSU = _fact("some hatsu")
IN_MAN = _fact("some man")
FIVE_FAMILIES = _fact("man, pin, sou, winds and dragons all present")
NINE_GATES = _fact("1112345678999 of one suit and one more of it, closed, without kan")
EXTRA_TILE_WON = _fact("the winning tile is the one more")
BIG_WHEEL_PIN = _fact("22334455667788 of pin")
BIG_WHEEL_SOU = _fact("22334455667788 of sou")
BIG_WHEEL_MAN = _fact("22334455667788 of man")
WON_ON_1P = _fact("won on 1p")
WON_ON_9P = _fact("won on 9p")

# Quads and calls.
THREE_KANS = _fact("three kans")
FOUR_KANS = _fact("four kans")
FOUR_CALLS = _fact("four called sets")

# The form and the wait.
STANDARD = _fact("four groups and a pair")
SEVEN_PAIRS = _fact("seven different pairs")
THIRTEEN_ORPHANS = _fact("one of each terminal and honour, and one more")
RYANMEN = _fact("a two-sided wait")
TANKI = _fact("a wait for the pair")
THIRTEEN_SIDED = _fact("a wait for all thirteen")

# The groups.
PLAIN_PAIR = _fact("the pair is no value tile")
SOME_RUNS = _fact("some runs")
FOUR_RUNS = _fact("four runs")
TWIN_RUNS = _fact("two equal runs")
TWO_TWINS = _fact("twice two equal runs")
TRIPLE_RUN = _fact("three equal runs")
SAME_RUN = _fact("the same run in three suits")
STRAIGHT = _fact("123 456 789 of one suit")
ALL_OUTSIDE = _fact("a terminal or honour in every group and the pair")
FOUR_TRIPLETS = _fact("four triplets or kans")
THREE_CONCEALED = _fact("three concealed triplets or kans")
FOUR_CONCEALED = _fact("four concealed triplets or kans")
SAME_TRIPLET = _fact("the same triplet in three suits")
TRIPLETS_IN_A_ROW = _fact("three consecutive triplets of one suit")
ROUND_WIND = _fact("a triplet of the round wind")
SEAT_WIND = _fact("a triplet of the seat wind")
VALUE_NORTH = _fact("a triplet of norths that count for everybody")
TRIPLET_HAKU = _fact("a triplet of haku")
TRIPLET_HATSU = _fact("a triplet of hatsu")
TRIPLET_CHUN = _fact("a triplet of chun")
TWO_DRAGONS = _fact("two dragon triplets")
THREE_DRAGONS = _fact("three dragon triplets")
DRAGON_PAIR = _fact("a pair of dragons")
THREE_WINDS = _fact("three wind triplets")
FOUR_WINDS = _fact("four wind triplets")
WIND_PAIR = _fact("a pair of winds")

# What only local yaku ask for, see ``local_facts``.
ALL_REDS = _fact("all four red fives of the set")
NO_RED = _fact("only 2 4 8 pin, 2 3 4 6 8 sou, winds, haku and hatsu")
GREEN_AND_CHUN = _fact("only 2 3 4 6 8 sou and chun, with some chun")
RED_SOU = _fact("only 1 5 7 9 sou and chun")
BLACK_PIN = _fact("only 2 4 8 pin and winds")
EXPRESSWAY = _fact("only 2 4 6 pin, east and north")
BLUE_TUNNEL = _fact("2 4 8 pin, hatsu and one wind, and no other")
GREEN_AROUND_5S = _fact("a pair of 5s, else only 2 3 4 6 8 sou and hatsu")
CHUN_AROUND_5S = _fact("a pair of 5s, else only 2 3 4 6 8 sou and chun, with some chun")
HUNDRED_MAN = _fact("only man, the numbers adding up to 100 or more")
SMALL_WHEEL_PIN = _fact("11223344556677 or 33445566778899 of pin")
SMALL_WHEEL_SOU = _fact("11223344556677 or 33445566778899 of sou")
SMALL_WHEEL_MAN = _fact("11223344556677 or 33445566778899 of man")
DRAGON_PAIRS = _fact("seven pairs, the three dragons among them")
WIND_PAIRS = _fact("seven pairs, the four winds among them")
TERMINAL_PAIRS = _fact("seven pairs: the six terminals and a dora")
NARROW_WAIT = _fact("a wait for one kind to complete a run")
CENTRE_OF_STRAIGHT = _fact("123 456 789 of one suit, won on the 5")
STRAIGHT_OUTSIDE = _fact("a straight whose 456 alone lacks a terminal or honour")
STRAIGHT_TERMINALS = _fact("a straight whose 456 alone lacks a terminal, without honours")
STRAIGHT_OF_SUITS = _fact("123 456 789, each of another suit")
STRAIGHT_EAST_NORTH = _fact("123 456 789 of one suit, east and north")
BRIDGE = _fact("123 345 567 789 of one suit")
MIRRORED_RUNS = _fact("two runs of one suit, and the same of another")
DRAGONS_AND_BALL = _fact("two separate runs of man, the same of sou, and a pair of pin")
EQUAL_TWINS = _fact("twice two equal runs, all of the same numbers")
FOUR_EQUAL_RUNS = _fact("four equal runs")
MIRRORED_TRIPLETS = _fact("two triplets of one suit, and the same of another")
TRIPLETS_AND_PAIR = _fact("the same number as two triplets and the pair, in three suits")
TRIPLETS_BY_TWO = _fact("three triplets of one suit, two apart")
TRIPLETS_BY_THREE = _fact("three triplets of one suit, three apart")
TRIPLETS_BY_FOUR = _fact("three triplets of one suit, four apart")
SUITS_BY_ONE = _fact("three consecutive triplets of three suits")
SUITS_BY_TWO = _fact("three triplets of three suits, two apart")
SUITS_BY_THREE = _fact("three triplets of three suits, three apart")
SUITS_BY_FOUR = _fact("three triplets of three suits, four apart")
FOUR_IN_A_ROW = _fact("four consecutive triplets of one suit")
FOUR_BY_TWO = _fact("four triplets of one suit, two apart")
FOUR_HONOURS = _fact("four triplets of honours")
FLOWER_BIRD_WIND_MOON = _fact("triplets of 5p, 1s, 1p and the round or seat wind")
WIND_FLOWER_SNOW_MOON = _fact("triplets of 5p, haku, 1p and the round or seat wind")

#: All facts there are.
EVERY_FACT = sum(FACTS)
