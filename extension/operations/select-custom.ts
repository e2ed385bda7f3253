import type { Language } from '@assent/shared';
import { settle, waitFor } from '../page/acting/settle.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isInput } from '../page/dom/element-types.ts';
import { attributeOf, isConnected } from '../page/dom/unshadowed.ts';
import { linkOf, submissionOf } from '../page/identity/destination.ts';
import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { isDisabled } from '../page/seeing/element-state.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { createSight } from '../page/seeing/sight.ts';
import { visibleText } from '../page/seeing/visible-text.ts';
import { isNowhere } from './allowed-address.ts';
import { type Choice, matchLabel } from './match-option.ts';
import { type OptionList, optionListOf } from './option-list.ts';
import type { Outcome } from './outcome.ts';
import { changedUnderPress, reach } from './press-where-seen.ts';
import { listOptions, NOT_AN_OPTION, SELECT_WORDS } from './select-words.ts';

const LIST_DEADLINE_MS = 1500;

interface CustomOption extends Choice {
  element: Element;
}

/** Chooses in a widget that a page made of its own: opens it as a person would, and presses the options. */
export async function selectCustom(
  widget: Element,
  wanted: readonly string[],
  language: Language,
): Promise<Outcome> {
  // What is chosen may become a part of the name.
  const widgetName = shortName(widget);
  const list = optionListOf(widget, () => pressWhereSeen(widget, language));
  for (const name of wanted) {
    const option = await findOption(widget, list, name, language);
    pressWhereSeen(option.element, language);
    await settle();
    if (!isChosen(widget, option)) return unverified(widgetName, language);
  }
  if (!(await isKeptOnClosing(widget, list, wanted))) return unverified(widgetName, language);
  const value = cleanText(wanted.join(', '));
  return {
    success: true,
    message: SELECT_WORDS[language].done(widgetName) + value,
    effect: 'changed',
    value,
  };
}

async function isKeptOnClosing(
  widget: Element,
  list: OptionList,
  wanted: readonly string[],
): Promise<boolean> {
  const around = surroundingsOf(widget);
  // While an inner list is open, its options are shown as well as what was chosen.
  const isInner = list.options().some(option => isWithin(option, around));
  const shown = shownAround(widget);
  await list.close();
  return isInner || wanted.every(name => !shown.includes(name) || shownAround(widget).includes(name));
}

async function findOption(
  widget: Element,
  list: OptionList,
  name: string,
  language: Language,
): Promise<CustomOption> {
  await list.open();
  const found = await waitFor(() => matchLabel(choicesOf(list), name), LIST_DEADLINE_MS);
  const options = choicesOf(list);
  if (!found) await list.close();
  if (options.length === 0)
    throw new PageError('NotInteractable', SELECT_WORDS[language].noList(shortName(widget)));
  if (!found) throw new PageError('InvalidArgument', NOT_AN_OPTION[language](name, listOptions(options)));
  if (isDisabled(found.element)) {
    throw new PageError('NotInteractable', SELECT_WORDS[language].disabled(cleanText(found.label)));
  }
  const link = linkOf(found.element);
  if ((link && !isNowhere(link)) || submissionOf(found.element)) {
    throw new PageError('NotPermitted', SELECT_WORDS[language].leads(cleanText(found.label)));
  }
  return found;
}

function choicesOf(list: OptionList): CustomOption[] {
  const sight = createSight();
  return list.options().map(element => ({
    element,
    label: visibleText(element, sight, 200).trim() || (attributeOf(element, 'aria-label') ?? ''),
    value: attributeOf(element, 'data-value') ?? attributeOf(element, 'value') ?? '',
  }));
}

function pressWhereSeen(element: Element, language: Language): void {
  if (!reach(element, element, language)()) throw changedUnderPress(element, language);
}

/** By what the widget shows now, or by the mark on the option while its list stays open. */
function isChosen(widget: Element, { element, label }: CustomOption): boolean {
  if (isConnected(element) && attributeOf(element, 'aria-selected') === 'true') return true;
  return shownAround(widget).includes(label);
}

function shownAround(widget: Element): string {
  const shown = isInput(widget) ? widget.value : '';
  return `${shown}\n${visibleText(surroundingsOf(widget), createSight(), 2000)}`;
}

function surroundingsOf(widget: Element): Element {
  return widget.parentElement?.parentElement ?? widget;
}

function unverified(name: string, language: Language): Outcome {
  return {
    success: false,
    message: SELECT_WORDS[language].unverified(name),
    effect: 'no_change',
  };
}
