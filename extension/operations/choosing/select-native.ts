import type { Language } from '@assent/shared';
import { chooseOptions } from '../../page/choosing/choose-options.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isMatching } from '../../page/dom/native-dom.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { watchEffects } from '../../page/observing/watch-effects.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroll-into-view.ts';
import { isSecret } from '../../page/secrets/secrets.ts';
import type { Outcome } from '../outcome.ts';
import { changedUnderPress } from '../pressing/press-where-seen.ts';
import { leavingOutcome } from '../receipt/leaving-outcome.ts';
import { matchOption, splitNames } from './match-option.ts';
import { listOptions, NOT_A_SECRET_OPTION, NOT_AN_OPTION, SELECT_WORDS } from './select-words.ts';

/** The options that the given names mean. Throws `InvalidArgument` with what there is to choose from. */
export function optionsFor(
  select: HTMLSelectElement,
  wanted: readonly string[],
  language: Language,
): HTMLOptionElement[] {
  const options = [...select.options];
  const chosen = namesFor(select, wanted).map(name => {
    const option = matchOption(options, name);
    if (!option) throw notAnOption(select, name, language);
    if (isMatching(option, ':disabled')) {
      throw new PageError('NotInteractable', SELECT_WORDS[language].disabled(cleanText(option.label)));
    }
    return option;
  });
  if (chosen.length > 1 && !select.multiple) {
    throw new PageError('InvalidArgument', SELECT_WORDS[language].single(shortName(select)));
  }
  return chosen;
}

/** Which cards a person has to choose from is as secret as the one that is chosen. */
function notAnOption(select: HTMLSelectElement, name: string, language: Language): PageError {
  const words = isSecret(select) ? NOT_A_SECRET_OPTION[language](name) : undefined;
  return new PageError(
    'InvalidArgument',
    words ?? NOT_AN_OPTION[language](name, listOptions([...select.options])),
  );
}

/** A text with commas is a list only where several can be chosen and no option reads so itself. */
function namesFor(select: HTMLSelectElement, wanted: readonly string[]): readonly string[] {
  const [only] = wanted;
  if (!select.multiple || wanted.length !== 1 || only === undefined) return wanted;
  return matchOption([...select.options], only) ? wanted : splitNames(only);
}

export async function selectNative(
  select: HTMLSelectElement,
  wanted: readonly string[],
  language: Language,
): Promise<Outcome> {
  const words = SELECT_WORDS[language];
  const chosen = new Set(optionsFor(select, wanted, language));
  const name = shortName(select);
  const isAlready = [...select.options].every(option => option.selected === chosen.has(option));
  if (isAlready) return outcome(select, true, words.already(name), 'no_change');
  scrollIntoView(select);
  const watch = watchEffects(select);
  const isDone = chooseOptions(select, chosen);
  const effects = await watch.finish();
  if (!isDone) throw changedUnderPress(select, language);
  if (effects.isLeaving) return leavingOutcome(words.left(name, cleanText(effects.url)), effects.url);
  const isHeld = [...select.options].every(option => option.selected === chosen.has(option));
  return isHeld
    ? outcome(select, true, words.done(name), 'changed')
    : outcome(select, false, words.refused(name), 'no_change');
}

function outcome(
  select: HTMLSelectElement,
  success: boolean,
  sentence: string,
  effect: 'changed' | 'no_change',
): Outcome {
  const value = cleanText([...select.selectedOptions].map(option => option.label).join(', '));
  return { success, message: sentence + value, effect, value };
}
