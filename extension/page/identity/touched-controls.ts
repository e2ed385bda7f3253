import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isElement, isInput, isLabel } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';

/** When the person last pressed or typed there, by the page's clock. */
const touched = new Map<Element, number>();

const MAX_KEPT = 100;

let isWatching = false;

/** Starts to notice which controls the person uses, once per document. */
export function watchTouched(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop'])
    addEventListener(type, noteTouch, { capture: true, passive: true });
}

function noteTouch(event: Event): void {
  const [target] = event.composedPath();
  if (!event.isTrusted || !(target instanceof Node) || !isElement(target)) return;
  touched.delete(target);
  touched.set(target, performance.now());
  const [oldest] = touched.keys();
  if (touched.size > MAX_KEPT && oldest) touched.delete(oldest);
}

/** Whether the person used a control after a moment, or one of the choices that exclude it. */
export function isTouched(control: Element, moment: number): boolean {
  return [...touched].some(([at, time]) => time >= moment && isOf(at, control));
}

function isOf(at: Element, control: Element): boolean {
  if (isWithin(at, control)) return true;
  const label = closestComposed(at, isLabel);
  const pressed = label && isLabel(label) ? label.control : at;
  if (pressed === control) return true;
  if (isInput(control) && control.type === 'radio')
    return pressed !== null && isInput(pressed) && pressed.type === 'radio' && pressed.name === control.name;
  const group = closestComposed(control, box => isMatching(box, '[role=radiogroup], [role=tablist]'));
  return group !== undefined && isWithin(at, group);
}
