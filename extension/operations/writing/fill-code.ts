import { message } from '../../messages/message.ts';
import { composedAncestry, composedDescendants } from '../../page/dom/composed-tree.ts';
import { isHtmlElement, isInput, isTextField } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { nextBoxes, typeText } from '../../page/keys/type-text.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import { settle } from '../../page/timing/settle.ts';
import { writeField } from '../../page/writing/write-field.ts';
import { writeTrusted } from '../../page/writing/write-trusted.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { ProvisionalOutcome } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import { unlessTakenBack } from './unless-taken-back.ts';

/** Whether a field is the first box of a code with one box for each character of the value. */
export function isForCode(element: Element, value: string): boolean {
  if (!isInput(element) || value.length < 2 || !/^[\p{L}\p{N}]+$/u.test(value)) return false;
  return nextBoxes(element).length >= value.length - 1;
}

/** Types a whole code from its first box on; the page moves the focus from box to box. */
export async function fillCode(
  element: Element,
  value: string,
  play?: PlayInput,
): Promise<Outcome | ProvisionalOutcome> {
  const name = shortName(element);
  const boxes = [element, ...nextBoxes(element)].filter(isInput).slice(0, value.length);
  const held = () => boxes.map(box => rawValue(box) ?? '').join('');
  const before = held();
  scrollIntoView(element);
  for (const box of boxes)
    if (box.value !== '') await (play ? writeTrusted(box, '', play) : writeField(box, ''));
  if (isHtmlElement(element)) await typeText(element, value, play);
  const start = performance.now();
  await settle();
  return unlessTakenBack(element, start, () => {
    const now = held();
    // The page went on by itself, as with a code that is complete.
    if (!isConnected(element)) return succeeded('changed', message('fill.gone', { name }));
    const shown = now === value && !boxes.some(isSecret) ? now : MASK;
    if (now !== value)
      return failed(
        now === before ? 'no_change' : 'changed',
        message('fill.altered', { name, value: shown }),
        shown,
      );
    return succeeded('changed', message('fill.filled', { name, value: shown }), shown);
  });
}

const SPREAD_LEVELS = 3;

/** Whether the page spread a written code over the boxes around its field. */
export function isSpread(element: Element, value: string): boolean {
  if (!isInput(element) || value.length < 2) return false;
  return [...composedAncestry(element)]
    .slice(1, SPREAD_LEVELS + 1)
    .map(around => composedDescendants(around).filter(isInput).filter(isTextField))
    .some(
      boxes =>
        boxes.length >= value.length &&
        boxes.slice(0, value.length).every((box, at) => box.value === value[at]),
    );
}
