import { choiceBox } from '../../page/choosing/shown-choices.ts';
import { queryField } from '../../page/choosing/type-query.ts';
import { closestComposed, composedDescendants } from '../../page/dom/composed-tree.ts';
import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { attributeOf, isMatching, textOf } from '../../page/dom/native-dom.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { focus } from '../../page/pointing/press.ts';
import { settle } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { staysHere } from '../pressing/allowed-address.ts';
import { isAmongChosen, isMarked, readChosen } from './chosen-state.ts';
import { choicesOf } from './find-option.ts';
import { isSameName } from './match-option.ts';
import type { Choosing } from './option-list.ts';

/**
 * Removes earlier choices that are not wanted, as the card says: by a press on the option or the cross of its chip, or
 * by Backspace. Returns the names of those that remain.
 */
export async function removeOthers(choosing: Choosing, wanted: readonly string[]): Promise<string[]> {
  const isWanted = (name: string) => wanted.some(other => isSameName(other, name));
  const { widget, list, before, press } = choosing;
  for (const { element, label } of choicesOf(list.options())) {
    const isChosen = isMarked(element) && isAmongChosen(before, label);
    if (isWanted(label) || !isChosen || (before.held && !isAmongChosen(readChosen(widget), label))) continue;
    press(element);
    await settle();
  }
  const unwanted = () => unwantedOf(choosing, wanted);
  if (unwanted().length > 0) await list.close();
  for (const name of unwanted()) {
    const cross = crossOf(widget, name);
    if (!cross) continue;
    press(cross);
    await settle();
  }
  await removeByKey(choosing, wanted);
  return unwanted();
}

/** Earlier choices that remain. Other text of a widget has no cross and is no option. */
function unwantedOf({ widget, list, before }: Choosing, wanted: readonly string[]): string[] {
  const now = readChosen(widget);
  const kept = [...new Set(before.held ?? before.lines)].filter(
    name => isAmongChosen(now, name) && !wanted.some(other => isSameName(other, name)),
  );
  if (now.held) return kept;
  const options = choicesOf(list.options());
  const isOption = (name: string) => options.some(({ label }) => isSameName(label, name));
  return kept.filter(name => isOption(name) || crossOf(widget, name) !== undefined);
}

/** The cross on the chip of a choice, with a label or without a word. */
export function crossOf(widget: Element, name: string): Element | undefined {
  const box = choiceBox(widget);
  const visibility = createVisibility();
  const chip = composedDescendants(box).find(
    element => isSameName(textWithoutCross(element), name) && visibility.sees(element),
  );
  if (!chip) return undefined;
  return composedDescendants(chip).find(element => {
    const isCross = isMatching(element, CROSS) && !isSameName(textOf(element), name);
    return isCross && visibility.sees(element) && isHarmless(element);
  });
}

const CROSS =
  'button, [role=button], [aria-label], svg, [class*=remove i], [class*=close i], [class*=delete i], [class*=cross i]';

function isHarmless(element: Element): boolean {
  const link = closestComposed(element, at => linkOf(at) !== undefined);
  const address = link && linkOf(link);
  return (!address || staysHere(address)) && !submissionOf(element);
}

function textWithoutCross(element: Element): string {
  return textOf(element)
    .replace(/[×✕✖⨯╳\u200b]/gu, '')
    .replace(/Remove item.*$/u, '');
}

/** Backspace removes the last choice, unless that one is wanted. */
export async function removeByKey(choosing: Choosing, wanted: readonly string[]): Promise<void> {
  const field = queryField(choosing.widget, []);
  if (field?.value !== '') return;
  for (let names = unwantedOf(choosing, wanted); names.length > 0; ) {
    const { held, lines } = readChosen(choosing.widget);
    const last = (held ?? lines).at(-1);
    if (last === undefined || !names.some(name => isSameName(name, last))) return;
    focus(field);
    sendKey(field, 'Backspace');
    await settle();
    const left = unwantedOf(choosing, wanted);
    if (left.length >= names.length) return;
    names = left;
  }
}

export function takesSeveral(options: readonly Element[], isMultipleSelect: boolean): boolean {
  const list =
    options[0] && closestComposed(options[0], at => attributeOf(at, 'aria-multiselectable') !== null);
  return isMultipleSelect || (list !== undefined && attributeOf(list, 'aria-multiselectable') === 'true');
}
