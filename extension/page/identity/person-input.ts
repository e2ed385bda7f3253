import { isInput, isTextField } from '../dom/element-types.ts';
import { radioGroupOf } from './sent-fields.ts';

/** The last key, paste, drop or press on each element. */
const touched = new WeakMap<EventTarget, number>();

/** The last time the person wrote each field. */
const written = new WeakMap<EventTarget, number>();

/** Milliseconds between a key and the input that it makes. */
const ANSWERING = 1000;

let isWatching = false;

/** Starts to notice what the person writes, once per document. */
export function watchPersonInput(): void {
  if (isWatching) return;
  isWatching = true;
  const listen = (type: string, note: (event: Event) => void): void =>
    addEventListener(type, event => event.isTrusted && note(event), { capture: true, passive: true });
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop']) listen(type, noteTouch);
  for (const type of ['input', 'change']) listen(type, noteInput);
}

/** Whether the person, and not only the page, wrote a field since then. `moment` as of `performance.now()`. */
export function isWrittenByPerson(field: Element, moment: number): boolean {
  return (written.get(field) ?? Number.NEGATIVE_INFINITY) >= moment;
}

function noteTouch(event: Event): void {
  const target = targetOf(event);
  if (target) touched.set(target, performance.now());
}

/** With `execCommand` a page makes trusted input too, but no trusted key in the field before it. */
function noteInput(event: Event): void {
  const target = targetOf(event);
  if (!target) return;
  const now = performance.now();
  const isTyped = now - (touched.get(target) ?? Number.NEGATIVE_INFINITY) <= ANSWERING;
  if (target instanceof Element && isTextField(target) && !isTyped) return;
  written.set(target, now);
  // The other buttons of the group get no event.
  if (target instanceof Node && isInput(target) && target.type === 'radio')
    for (const other of radioGroupOf(target)) written.set(other, now);
}

function targetOf(event: Event): EventTarget | undefined {
  return event.composedPath()[0];
}
