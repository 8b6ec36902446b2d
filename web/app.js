// The calculator: it asks the service at every change, and shows what it answers.

import { ask, drop, Refusal } from "./ask.js";
import { byId } from "./dom.js";
import { accuse, forgive } from "./faults.js";
import { startFelt } from "./felt.js";
import { startForm } from "./form.js";
import { startLiable } from "./liable.js";
import { startLocal } from "./local.js";
import { startOptions } from "./options.js";
import { aimAt, aimWhereNeeded, startPicker } from "./picker.js";
import { show, showRefusal, showTrouble, startGist } from "./result.js";
import { startRules } from "./rules.js";
import { languageOfLink, note, recall, remember, startSharing } from "./share.js";
import { clear, onChange } from "./state.js";
import { currentLanguage, languageOf, speak } from "./strings.js";

const PAUSE = 250;
const PAUSE_OF_TROUBLE = 5000;
const LANGUAGE = "agari-language";

let waiting;

/** Ask, and show the answer; while there is none, ask again. */
async function answer() {
  clearTimeout(waiting);
  document.body.dataset.busy = "true";
  try {
    const found = await ask();
    note(found);
    forgive();
    show(found);
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error instanceof Refusal) {
      note(error);
      accuse(error.faults);
      showRefusal(error.faults);
    } else {
      forgive();
      showTrouble();
      console.warn(error);
      waiting = setTimeout(answer, PAUSE_OF_TROUBLE);
    }
  }
  document.body.dataset.busy = "false";
}

/** Say whether a suit is still to be typed after the last digit. */
const isTyping = () => document.activeElement.matches(".notation") && /\d$/.test(document.activeElement.value);

/** Ask when nothing has changed for a moment; what was asked before is of no interest any more. */
function soon() {
  if (isTyping()) return;
  drop();
  document.body.dataset.busy = "true";
  clearTimeout(waiting);
  waiting = setTimeout(answer, PAUSE);
}

/** Remember a choice where the browser lets the page; without it, the page only forgets. */
const stored = {
  get: () => {
    try {
      return localStorage.getItem(LANGUAGE);
    } catch {
      return null;
    }
  },
  set: (value) => {
    try {
      localStorage.setItem(LANGUAGE, value);
    } catch {
      /* private window */
    }
  },
};

function choose(language) {
  speak(language);
  byId("lang").value = language;
}

startPicker();
startForm();
startLiable();
startRules();
startOptions();
startLocal();
startFelt();
startSharing();
startGist();
choose(languageOf(...[languageOfLink(), stored.get(), ...navigator.languages].filter(Boolean)));
byId("lang").addEventListener("change", () => {
  choose(byId("lang").value);
  stored.set(byId("lang").value);
  remember();
  answer();
});
for (const link of document.querySelectorAll('a[href="#answer"]')) {
  link.addEventListener("click", (event) => {
    event.preventDefault(); // the address holds the question
    byId("answer").focus();
    byId("answer").scrollIntoView();
  });
}
byId("clear").addEventListener("click", () => {
  clear();
  aimAt("hand");
});
onChange(remember);
onChange(soon);
byId("texts").addEventListener("focusout", () => setTimeout(soon));
const openLink = () => recall().then(aimWhereNeeded);
openLink();
window.addEventListener("hashchange", () => {
  if (languageOfLink()) choose(languageOf(languageOfLink(), currentLanguage()));
  openLink();
});
