import type { Language } from '@assent/shared';
import { openOptions } from '../page/acting/open-options.ts';
import { settle, waitFor } from '../page/acting/settle.ts';
import { isInput } from '../page/dom/element-types.ts';
import { attributeOf, isConnected } from '../page/dom/unshadowed.ts';
import { linkOf, submissionOf } from '../page/identity/destination.ts';
import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { isDisabled } from '../page/seeing/element-state.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { createSight } from '../page/seeing/sight.ts';
import { visibleText } from '../page/seeing/visible-text.ts';
import { type Choice, matchLabel } from './match-option.ts';
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
  for (const name of wanted) {
    const option = await findOption(widget, name, language);
    pressWhereSeen(option.element, language);
    await settle();
    if (!isChosen(widget, option)) return unverified(widgetName, language);
  }
  const value = cleanText(wanted.join(', '));
  return {
    success: true,
    message: SELECT_WORDS[language].done(widgetName) + value,
    effect: 'changed',
    value,
  };
}

async function findOption(widget: Element, name: string, language: Language): Promise<CustomOption> {
  if (openOptions(widget).length === 0) pressWhereSeen(widget, language);
  const found = await waitFor(() => matchLabel(optionsOf(widget), name), LIST_DEADLINE_MS);
  const options = optionsOf(widget);
  if (options.length === 0)
    throw new PageError('NotInteractable', SELECT_WORDS[language].noList(shortName(widget)));
  if (!found) throw new PageError('InvalidArgument', NOT_AN_OPTION[language](name, listOptions(options)));
  if (isDisabled(found.element)) {
    throw new PageError('NotInteractable', SELECT_WORDS[language].disabled(cleanText(found.label)));
  }
  if (linkOf(found.element) || submissionOf(found.element)) {
    throw new PageError('NotPermitted', SELECT_WORDS[language].leads(cleanText(found.label)));
  }
  return found;
}

function optionsOf(widget: Element): CustomOption[] {
  const sight = createSight();
  return openOptions(widget).map(element => ({
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
  const shown = isInput(widget) ? widget.value : '';
  const around = widget.parentElement?.parentElement ?? widget;
  return `${shown}\n${visibleText(around, createSight(), 2000)}`.includes(label);
}

function unverified(name: string, language: Language): Outcome {
  return {
    success: false,
    message: SELECT_WORDS[language].unverified(name),
    effect: 'no_change',
  };
}
