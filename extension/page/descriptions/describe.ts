import { cleanText } from '../dom/clean-text.ts';
import { isChosen, isDisabled, isExpanded, isReadOnly, isRequired, isTicked } from '../dom/element-state.ts';
import { isEditorHost, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import type { Kind } from '../dom/kind.ts';
import { localNameOf } from '../dom/native-dom.ts';
import { placeholderOf } from '../dom/native-name.ts';
import { elementValue, isFilled } from '../naming/element-value.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import { isSecret } from '../secrets/secrets.ts';
import type { DescriptionWords } from './description-words.ts';

export interface Surroundings {
  place?: { index: number; count: number };
  near?: string;
  dialog?: string;
  isCovered?: boolean;
}

export function describe(
  { element, kind, name }: { element: Element; kind: Kind; name: string },
  surroundings: Surroundings,
  words: DescriptionWords,
): string {
  const said = [...fieldHints(element, kind, words), ...stateHints(element, words)];
  const { place, near, dialog, isCovered } = surroundings;
  if (isCovered) said.push(words.covered);
  if (place) said.push(words.place.replace('#1', `${place.index}`).replace('#2', `${place.count}`));
  if (near) said.push(words.near + words.colon + near);
  if (dialog !== undefined) said.push(dialog ? words.dialog + words.colon + dialog : words.dialog);
  const [before, between, after] = words.brackets;
  const hints = said.length > 0 ? before + said.join(between) + after : '';
  return `${words.kinds[kind]}${words.colon}${name}${hints}`.trim();
}

const MAX_HINT = 40;

function fieldHints(element: Element, kind: Kind, words: DescriptionWords): string[] {
  const hints: string[] = [];
  const placeholder = placeholderOf(element);
  if (placeholder) hints.push(`placeholder${words.colon}${cleanText(placeholder, MAX_HINT)}`);
  if (kind === 'input' && isInput(element) && !/^(?:text|search)$/u.test(element.type))
    hints.push(words.type + words.colon + element.type);
  if (isTextArea(element)) hints.push(words.multiline);
  if (isEditorHost(element)) hints.push(words.richText);
  if (isSelect(element) && element.multiple) hints.push(words.multiple);
  return [...hints, ...valueHints(element, words)];
}

function valueHints(element: Element, words: DescriptionWords): string[] {
  if (isSecret(element)) return isFilled(element) ? [words.filled] : [];
  if (!isHarmless(element)) return lengthHint(element, words);
  const value = cleanText(elementValue(element) ?? '', MAX_HINT);
  const hints = value ? [words.value + words.colon + value] : [];
  const isChoice = isSelect(element) && element.options.length > 1;
  return isChoice ? [...hints, words.options + words.colon + firstOptions(element)] : hints;
}

/** A value of an unknown kind stays; its length tells an empty field from a full one. */
function lengthHint(element: Element, { filled, characters }: DescriptionWords): string[] {
  const { length } = [...(elementValue(element) ?? '')];
  return length === 0 ? [] : [filled, characters.replace('#', `${length}`)];
}

const MAX_REPORTED_OPTIONS = 5;

function firstOptions(select: HTMLSelectElement): string {
  const labels = [...select.options]
    .slice(0, MAX_REPORTED_OPTIONS)
    .map(option => cleanText(option.label, 16));
  const rest = select.options.length - MAX_REPORTED_OPTIONS;
  return labels.filter(Boolean).join('|') + (rest > 0 ? `|…+${rest}` : '');
}

function stateHints(element: Element, words: DescriptionWords): string[] {
  const hints: string[] = [];
  const ticked = isTicked(element);
  if (ticked !== undefined) hints.push(ticked ? words.ticked : words.unticked);
  const expanded = isExpanded(element);
  if (expanded !== undefined) hints.push(expanded ? words.expanded : words.collapsed);
  if (isChosen(element)) hints.push(words.chosen);
  if (isDisabled(element)) hints.push(words.disabled);
  if (isReadOnly(element) && localNameOf(element) !== 'select') hints.push(words.readOnly);
  if (isRequired(element)) hints.push(words.required);
  return hints;
}
