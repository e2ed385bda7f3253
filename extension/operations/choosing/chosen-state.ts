import { hiddenSelect, linesOf, shownText } from '../../page/choosing/shown-choices.ts';
import { composedChildren } from '../../page/dom/composed-tree.ts';
import { isElement } from '../../page/dom/element-types.ts';
import { attributeOf, hasAttribute, isConnected } from '../../page/dom/native-dom.ts';
import { isSameName } from './match-option.ts';

/**
 * What a custom select holds, for comparing inside the page, as far as the page tells: by what it shows, and by the
 * native select that it is drawn for.
 */
export interface ChosenState {
  text: string;
  lines: readonly string[];
  /** Of the hidden select, where there is one: that is certain. */
  held: readonly string[] | undefined;
}

export function readChosen(widget: Element): ChosenState {
  const select = hiddenSelect(widget);
  const text = shownText(widget, true);
  return {
    // A button with a picture alone says by its name what is chosen.
    text: `${text}\n${attributeOf(widget, 'aria-label') ?? ''}`,
    lines: linesOf(text).flatMap(line => [
      line,
      ...line.split(/\s*[,，、]\s*/u),
      ...line.split(/\s*[/>›]\s*/u),
    ]),
    held: select && [...select.selectedOptions].map(option => option.label.trim()),
  };
}

/** What the card says that a custom select holds now. */
export function shownChoice(widget: Element): string {
  const held = hiddenSelect(widget);
  if (held) return [...held.selectedOptions].map(option => option.label.trim()).join(', ');
  return linesOf(shownText(widget)).join(', ');
}

export function isAmongChosen({ lines, held }: ChosenState, name: string): boolean {
  return (held ?? lines).some(line => isSameName(line, name));
}

/** Whether a choice was made between two looks: it is held now, or shown more often than before. */
export function isNowChosen(before: ChosenState, now: ChosenState, name: string): boolean {
  return isAmongChosen(now, name) || (!now.held && countOf(now.text, name) > countOf(before.text, name));
}

/** As a word of its own: "red" is not in "Infrared", but in "redGreen", as marks that stand close together read. */
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

/** Whether an option says of itself that it is chosen; some lists mark the one that the pointer is over in the same way. */
export function isMarked(option: Element): boolean {
  if (!isConnected(option)) return false;
  const says = (name: string) => attributeOf(option, name);
  if (says('aria-checked') !== null) return says('aria-checked') === 'true';
  if (says('aria-selected') === 'true' || says('data-state') === 'checked') return true;
  if (hasAttribute(option, 'data-selected') && says('data-selected') !== 'false') return true;
  if (says('aria-selected') !== null) return false;
  return SELECTED_CLASS.test(says('class') ?? '') || [...composedChildren(option)].some(holdsTick);
}

/** Kits whose rows have no roles tell by a class alone. */
const SELECTED_CLASS = /(^|[\s_-])(is-)?(selected|checked)($|\s)/iu;

function holdsTick(node: Node): boolean {
  return isElement(node) && Element.prototype.querySelector.call(node, 'input:checked') !== null;
}
