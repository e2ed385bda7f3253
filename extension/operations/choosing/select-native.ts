import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { isConnected, isMatching } from '../../page/dom/native-dom.ts';
import { guardAct } from '../../page/identity/act-guard.ts';
import { actionSignatureOf } from '../../page/identity/action-signature.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { watchEffects } from '../../page/observing/watch-effects.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { isSecret } from '../../page/secrets/secrets.ts';
import { settle } from '../../page/timing/settle.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Sighted } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import { changedUnderPress } from '../pressing/press-where-seen.ts';
import { addReceipt } from '../receipt/add-receipt.ts';
import { leavingOutcome } from '../receipt/receipt-keys.ts';
import { listOptions, matchOption, splitNames } from './match-option.ts';
import { nameOf, type Wanted, wantedOption } from './wanted-option.ts';

/** Throws `InvalidArgument` with the available options. */
export function optionsFor(select: HTMLSelectElement, wanted: readonly Wanted[]): HTMLOptionElement[] {
  const options = [...select.options];
  const chosen = namesFor(select, wanted).map(one => {
    const option = wantedOption(options, one);
    if (!option) throw notAnOption(select, nameOf(one));
    return option;
  });
  if (chosen.length > 1 && !select.multiple) {
    throw new PageError('InvalidArgument', message('select.single', { name: shortName(select) }));
  }
  return chosen;
}

/** Throws while the select or a wanted option of it is disabled. */
export function assertOptionsEnabled(select: HTMLSelectElement, wanted: readonly Wanted[]): void {
  if (isDisabled(select)) throw disabledError(shortName(select));
  const disabled = optionsFor(select, wanted).find(option => isMatching(option, ':disabled'));
  if (!disabled) return;
  throw new PageError('NotInteractable', message('select.disabled', { option: cleanText(disabled.label) }));
}

/** The list of a user's cards is as secret as the chosen one. */
function notAnOption(select: HTMLSelectElement, name: string): PageError {
  const words = isSecret(select) ? message('select.notASecretOption', { name }) : undefined;
  return new PageError(
    'InvalidArgument',
    words ?? message('select.notAnOption', { name, options: listOptions([...select.options], name) }),
  );
}

/** A text with commas is a list only in a multiple select without an option of that text. */
function namesFor(select: HTMLSelectElement, wanted: readonly Wanted[]): readonly Wanted[] {
  const [only] = wanted;
  if (!select.multiple || wanted.length !== 1 || typeof only !== 'string') return wanted;
  return matchOption([...select.options], only) ? wanted : splitNames(only);
}

export async function selectNative(
  select: HTMLSelectElement,
  wanted: readonly Wanted[],
  sighted?: Sighted,
): Promise<Outcome> {
  assertOptionsEnabled(select, wanted);
  const chosen = new Set(optionsFor(select, wanted));
  const keys = JSON.stringify([...chosen].map(keyOf));
  const name = shortName(select);
  const isChosen = () => [...select.options].every(option => option.selected === chosen.has(option));
  // The form sends the value behind the label.
  const isHeld = () => JSON.stringify([...chosen].map(keyOf)) === keys && isChosen();
  const done = () => {
    const value = chosenLabels(select);
    return succeeded('changed', message('select.done', { name, value }), value);
  };
  const before = chosenLabels(select);
  if (isChosen()) return succeeded('no_change', message('select.already', { name, value: before }), before);
  scrollIntoView(select);
  const watch = watchEffects(select);
  const isDone = chooseOptions(select, chosen);
  const effects = await watch.finish({}, () => isDone && isHeld() && sighted?.(done()));
  if (!isDone) throw changedUnderPress(select);
  if (effects.isLeaving)
    return leavingOutcome(message('select.left', { name, url: cleanText(effects.url) }), effects.url);
  if (isHeld()) return done();
  const value = chosenLabels(select);
  return addReceipt(failed('no_change', message('select.refused', { name, value }), value), effects);
}

function chosenLabels(select: HTMLSelectElement): string {
  return cleanText([...select.selectedOptions].map(option => option.label).join(', '));
}

export function rememberChoice(select: HTMLSelectElement): UndoEntry {
  const name = shortName(select);
  const old = chosenIn(select);
  return {
    name,
    look: () => (isConnected(select) ? JSON.stringify(chosenIn(select)) : undefined),
    restore: async () => {
      // By label and value, not by index: lists are sorted and refilled.
      const options = [...select.options].filter(option => old.includes(keyOf(option)));
      if (options.length < old.length)
        throw new PageError('ElementChanged', message('undo.noOption', { name }));
      if (!chooseOptions(select, new Set(options)))
        throw new PageError('ElementChanged', message('undo.changed', { name }));
      await settle();
    },
  };
}

function chosenIn(select: HTMLSelectElement): string[] {
  return Array.from(select.selectedOptions, keyOf);
}

function keyOf({ value, label }: HTMLOptionElement): string {
  return JSON.stringify([value, label]);
}

/** Selects exactly these options, with a user's events. False, without change, if focusing altered the options. */
function chooseOptions(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): boolean {
  const before = optionsSignature(select, chosen);
  const guard = guardAct(select);
  select.focus({ preventScroll: true });
  if (optionsSignature(select, chosen) !== before || !guard.isKept()) return false;
  for (const option of select.options) option.selected = chosen.has(option);
  // A select with one line would otherwise show its first option.
  if (chosen.size === 0) select.selectedIndex = -1;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Compares values too: the value behind a label is sent. */
function optionsSignature(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): string {
  const options = [...select.options];
  return JSON.stringify([
    actionSignatureOf(select),
    Array.from(chosen, option => [options.includes(option), option.label, option.value, option.disabled]),
  ]);
}
