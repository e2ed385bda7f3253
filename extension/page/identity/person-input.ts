import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isInput, isLabel, isSelect, isTextField } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { radioGroupOf } from './sent-fields.ts';

/** The last key, paste, drop or press on each element, by the page's clock. */
const touched = new Map<Element, number>();

const MAX_KEPT = 100;

/** The last time the person wrote each field. */
const written = new WeakMap<Element, number>();

/** Milliseconds between a key and the input that it makes. */
const ANSWERING = 1000;

/** Milliseconds that a list or a calendar of the browser may be open between a press and its input. */
const CHOOSING = 60_000;

let isWatching = false;

/** Starts to notice what the person writes and presses, once per document. */
export function watchPersonInput(): void {
  if (isWatching) return;
  isWatching = true;
  const listen = (type: string, note: (target: Element) => void): void =>
    addEventListener(
      type,
      event => {
        const [target] = event.composedPath();
        if (event.isTrusted && target instanceof Node && isElement(target)) note(target);
      },
      { capture: true, passive: true },
    );
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop']) listen(type, noteTouch);
  for (const type of ['input', 'change']) listen(type, noteInput);
}

/** Whether the person, and not only the page, wrote a field since then. `moment` as of `performance.now()`. */
export function isWrittenByPerson(field: Element, moment: number): boolean {
  return (written.get(field) ?? Number.NEGATIVE_INFINITY) >= moment;
}

/** Whether the person wrote a field, or pressed a drawn control or one of the choices that exclude it. */
export function isUsedByPerson(control: Element, moment: number): boolean {
  if (isTextField(control) || isInput(control) || isSelect(control))
    return isWrittenByPerson(control, moment);
  const group = closestComposed(control, box => isMatching(box, '[role=radiogroup], [role=tablist]'));
  return [...touched].some(([at, time]) => time >= moment && isWithin(at, group ?? control));
}

function noteTouch(target: Element): void {
  touched.delete(target);
  touched.set(target, performance.now());
  const [oldest] = touched.keys();
  if (touched.size > MAX_KEPT && oldest) touched.delete(oldest);
}

/** With `execCommand` and `click()` a page makes trusted input too, but no trusted key or press before it. */
function noteInput(field: Element): void {
  const now = performance.now();
  const group = isInput(field) && field.type === 'radio' ? radioGroupOf(field) : [];
  const since = now - (isTyped(field) ? ANSWERING : CHOOSING);
  const isTouched = [...touched].some(
    ([at, time]) => time >= since && [field, ...group].includes(controlAt(at)),
  );
  if (!isTouched) return;
  // The other buttons of the group get no event.
  for (const each of [field, ...group]) written.set(each, now);
}

function isTyped(control: Element): boolean {
  return isTextField(control) || isEditorHost(control);
}

/** A press on a label is one on its control. */
function controlAt(at: Element): Element {
  const label = closestComposed(at, isLabel);
  return (label && isLabel(label) ? label.control : null) ?? at;
}
