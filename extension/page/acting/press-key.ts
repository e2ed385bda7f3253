/** The keys that are pressed for a person, with the numbers that old pages and kits still go by. */
const CODES = { Enter: 13, Escape: 27 } as const;

/** One key, as a keyboard makes it. The browser does nothing of its own for it; only the page's scripts answer. */
export function pressKey(element: Element, key: keyof typeof CODES): void {
  const init = { key, code: key, keyCode: CODES[key], bubbles: true, cancelable: true, composed: true };
  for (const type of ['keydown', 'keypress', 'keyup']) {
    if (type === 'keypress' && key === 'Escape') continue;
    EventTarget.prototype.dispatchEvent.call(element, new KeyboardEvent(type, init));
  }
}
