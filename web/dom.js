// Elements of a page, made in one call.

/** Make an element: texts become attributes, all else properties; empty children are left out. */
export function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string") made.setAttribute(name, value);
    else if (value !== undefined && value !== null) made[name] = value;
  }
  const isThere = (child) => child !== null && child !== undefined && child !== false && child !== "";
  made.append(...children.flat(Infinity).filter(isThere));
  return made;
}

export const byId = (id) => document.getElementById(id);

/** Make the children of an element anew; where the focus was in one of them, it goes to what shall have it then. */
export function refill(place, children, next) {
  const hadFocus = place.contains(document.activeElement) && place !== document.activeElement;
  place.replaceChildren(...children);
  if (hadFocus) next().focus({ preventScroll: true });
}

/** Let arrow keys move between the buttons of a group, so that Tab stops at the group once. */
export function roving(group) {
  const buttons = () => [...group.querySelectorAll("button:not([data-still])")];
  const stop = () => {
    const all = buttons();
    const current = all.find((one) => one.tabIndex === 0 && one === document.activeElement) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  group.addEventListener("focusin", stop);
  group.addEventListener("keydown", (event) => {
    const all = buttons();
    const place = all.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: rowLength(all), ArrowUp: -rowLength(all) }[event.key];
    if (place < 0 || !step) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, place + step))].focus();
  });
  stop();
  return stop;
}

function rowLength(buttons) {
  const top = buttons[0]?.offsetTop;
  const next = buttons.findIndex((one) => one.offsetTop > top);
  return next < 0 ? buttons.length : next;
}
