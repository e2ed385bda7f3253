import { hiddenSelect, linesOf, shownText } from '../../page/choosing/shown-choices.ts';
import { composedChildren } from '../../page/dom/composed-tree.ts';
import { isElement } from '../../page/dom/element-types.ts';
import { attributeOf, hasAttribute, isConnected } from '../../page/dom/native-dom.ts';
import { isSameName } from './match-option.ts';

/** The value of a custom select for comparisons in the page: its visible text, and the native select behind it. */
export interface ChosenState {
  text: string;
  lines: readonly string[];
  /** From the hidden select, where there is one; reliable. */
  held: readonly string[] | undefined;
}

export function readChosen(widget: Element): ChosenState {
  const select = hiddenSelect(widget);
  const text = shownText(widget, true);
  return {
    // A button with an icon only names its choice in its label.
    text: `${text}\n${attributeOf(widget, 'aria-label') ?? ''}`,
    lines: linesOf(text).flatMap(line => [
      line,
      ...line.split(/\s*[,，、]\s*/u),
      ...line.split(/\s*[/>›]\s*/u),
    ]),
    held: select && [...select.selectedOptions].map(option => option.label.trim()),
  };
}

/** The value of a custom select on the card. */
export function shownChoice(widget: Element): string {
  const held = hiddenSelect(widget);
  if (held) return [...held.selectedOptions].map(option => option.label.trim()).join(', ');
  return linesOf(shownText(widget)).join(', ');
}

export function isAmongChosen({ lines, held }: ChosenState, name: string): boolean {
  return (held ?? lines).some(line => isSameName(line, name));
}

/** Whether it is held now, or shown more often than before. */
export function isNowChosen(before: ChosenState, now: ChosenState, name: string): boolean {
  return isAmongChosen(now, name) || (!now.held && countOf(now.text, name) > countOf(before.text, name));
}

/** Counts whole words: "red" is not in "Infrared", but in "redGreen", the text of two adjacent chips. */
function countOf(text: string, name: string): number {
  const word = name.trim();
  const parts = text.split(word);
  return parts
    .slice(1)
    .filter((after, index) => !isOneWord(parts[index] ?? '', word) && !isOneWord(word, after)).length;
}

function isOneWord(left: string, right: string): boolean {
  return /[a-z]$/iu.test(left) ? /^[a-z]/u.test(right) : /\d$/u.test(left) && /^\d/u.test(right);
}

/** Whether an option is marked as chosen; some lists mark the hovered one in the same way. */
export function isMarked(option: Element): boolean {
  if (!isConnected(option)) return false;
  const says = (name: string) => attributeOf(option, name);
  if (says('aria-checked') !== null) return says('aria-checked') === 'true';
  if (says('aria-selected') === 'true' || says('data-state') === 'checked') return true;
  if (hasAttribute(option, 'data-selected') && says('data-selected') !== 'false') return true;
  if (says('aria-selected') !== null) return false;
  return SELECTED_CLASS.test(says('class') ?? '') || [...composedChildren(option)].some(holdsTick);
}

/** For kits whose rows have no roles. */
const SELECTED_CLASS = /(^|[\s_-])(is-)?(selected|checked)($|\s)/iu;

function holdsTick(node: Node): boolean {
  return isElement(node) && Element.prototype.querySelector.call(node, 'input:checked') !== null;
}
