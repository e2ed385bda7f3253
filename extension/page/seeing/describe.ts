import type { Language } from '@assent/shared';
import { isEditorHost, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { localNameOf } from '../dom/unshadowed.ts';
import { cleanText } from './clean-text.ts';
import { isChosen, isDisabled, isExpanded, isReadOnly, isRequired, isTicked } from './element-state.ts';
import { elementValue, isFilled } from './element-value.ts';
import { HINT_WORDS } from './hint-words.ts';
import { KIND_WORDS, type Kind } from './kind.ts';
import { placeholderOf } from './placeholder.ts';
import { isSecret } from './secrets.ts';

/** What a description says beyond the element itself, known only from looking at the whole page. */
export interface Surroundings {
  /** Which of several of the same kind and name. */
  place?: { index: number; count: number };
  near?: string;
  dialog?: string;
  isCovered?: boolean;
}

/** `kind:name(hints)` as the protocol has it, in the person's language. */
export function describe(
  { element, kind, name }: { element: Element; kind: Kind; name: string },
  surroundings: Surroundings,
  language: Language,
): string {
  const words = HINT_WORDS[language];
  const said = [...fieldHints(element, language), ...stateHints(element, language)];
  const { place, near, dialog, isCovered } = surroundings;
  if (isCovered) said.push(words.covered);
  if (place) said.push(words.place(place.index, place.count));
  if (near) said.push(words.labelled(words.near, near));
  if (dialog !== undefined) said.push(dialog ? words.labelled(words.dialog, dialog) : words.dialog);
  const hints = said.length > 0 ? words.bracketed(said) : '';
  return `${words.labelled(KIND_WORDS[kind][language], name)}${hints}`.trim();
}

const MAX_HINT = 40;

function fieldHints(element: Element, language: Language): string[] {
  const words = HINT_WORDS[language];
  const hints: string[] = [];
  const placeholder = placeholderOf(element);
  if (placeholder) hints.push(words.labelled('placeholder', cleanText(placeholder, MAX_HINT)));
  if (isInput(element) && TOLD_TYPES.has(element.type)) hints.push(words.labelled(words.type, element.type));
  if (isTextArea(element)) hints.push(words.multiline);
  if (isEditorHost(element)) hints.push(words.richText);
  if (isSelect(element) && element.multiple) hints.push(words.multiple);
  return [...hints, ...valueHints(element, language)];
}

const TOLD_TYPES = new Set(
  'email tel url number password date time datetime-local month week color range file'.split(' '),
);

function valueHints(element: Element, language: Language): string[] {
  const words = HINT_WORDS[language];
  if (isSecret(element)) return isFilled(element) ? [words.filled] : [];
  const value = cleanText(elementValue(element) ?? '', MAX_HINT);
  const hints = value ? [words.labelled(words.value, value)] : [];
  return isSelect(element) ? [...hints, words.labelled(words.options, firstOptions(element))] : hints;
}

const TOLD_OPTIONS = 5;

function firstOptions(select: HTMLSelectElement): string {
  const labels = [...select.options].slice(0, TOLD_OPTIONS).map(option => cleanText(option.label, 16));
  const rest = select.options.length - TOLD_OPTIONS;
  return labels.filter(Boolean).join('|') + (rest > 0 ? `|…+${rest}` : '');
}

function stateHints(element: Element, language: Language): string[] {
  const words = HINT_WORDS[language];
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
