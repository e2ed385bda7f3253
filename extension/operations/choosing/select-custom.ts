import { message } from '../../messages/message.ts';
import { expanderOf, isOpenBranch } from '../../page/choosing/expand-item.ts';
import { hiddenSelect } from '../../page/choosing/shown-choices.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isExpanded } from '../../page/dom/element-state.ts';
import { isConnected, isMatching } from '../../page/dom/native-dom.ts';
import { guardSteps } from '../../page/identity/act-guard.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import { approach, changedUnderPress, reach, whenHit } from '../pressing/press-where-seen.ts';
import { reachWidget } from '../pressing/reach-widget.ts';
import { watchPlace } from '../writing/watch-place.ts';
import { isAmongChosen, isMarked, isNowChosen, readChosen, shownChoice } from './chosen-state.ts';
import { crossOf, removeByKey, removeOthers, takesSeveral } from './clear-choices.ts';
import { choicesOf, findOption } from './find-option.ts';
import { matchLabels, splitNames, splitPath } from './match-option.ts';
import type { Choosing } from './option-list.ts';
import { type OptionList, optionListOf } from './option-list.ts';
import {
  isUnchanged,
  type ReportedOptions,
  reportedOptions,
  reportOptions,
} from './remember-shown-choice.ts';

/**
 * Chooses in a custom widget: opens it and presses the options, as a user would. With `reported`, for undoing, only options
 * that are unchanged since then.
 */
export async function selectCustom(
  widget: Element,
  wanted: readonly string[],
  reported?: ReportedOptions,
): Promise<Outcome> {
  // The choice may become a part of the name.
  const name = shortName(widget);
  let isPlaceKept = guardSteps(widget);
  const press = (element: Element) => {
    const pressing = reach(element, element);
    if (!isPlaceKept()) throw changedUnderPress(widget);
    return pressing();
  };
  // A drawn select that shows a choice has other words of its own, through us.
  const acceptChoice = () => {
    isPlaceKept = guardSteps(widget);
  };
  const list = optionListOf(widget, reachWidget(widget));
  const isInPlace = watchPlace(widget);
  const isShownInstead = (label: string) => !isConnected(widget) && isInPlace(label);
  const before = readChosen(widget);
  const choosing: Choosing = { widget, list, before, press, acceptChoice, isShownInstead, reported };
  await list.open();
  if (!reported) reportedOptions.set(widget, reportOptions(choicesOf(list.options())));
  const isMultiple =
    wanted.length > 1 || takesSeveral(list.options(), hiddenSelect(widget)?.multiple === true);
  const names = isMultiple ? namesFor(list, wanted) : wanted;
  // Where Backspace removes the last choice, the old choices go first.
  if (isMultiple && isAllDrawn(choosing, names)) await removeByKey(choosing, names);
  let presses = 0;
  for (const one of names) presses += await choose(choosing, one, isMultiple);
  const leftover = isMultiple ? await removeOthers(choosing, names) : [];
  await list.close();
  return describe(choosing, { name, names, presses, leftover });
}

/** A text with commas is a list unless an option has that text. */
function namesFor(list: OptionList, wanted: readonly string[]): readonly string[] {
  const [only] = wanted;
  if (wanted.length !== 1 || only === undefined) return wanted;
  return matchLabels(choicesOf(list.options()), only).length > 0 ? wanted : splitNames(only);
}

/** Returns the number of presses. */
async function choose(choosing: Choosing, name: string, isMultiple: boolean): Promise<number> {
  const { widget, list, press } = choosing;
  // Many kits omit chosen options from the list.
  if (isMultiple && isKept(choosing, name)) return 0;
  await list.open();
  const path = splitPath(name);
  const isWhole = path.length < 2 || matchLabels(choicesOf(list.options()), name).length > 0;
  for (const [index, step] of (isWhole ? [] : path.slice(0, -1)).entries())
    await goInto(choosing, step, path[index + 1] ?? '');
  const last = isWhole ? name : (path.at(-1) ?? name);
  const option = await findOption(choosing, last);
  if (choosing.reported && !isUnchanged(choosing.reported, option)) {
    await list.close();
    throw changedUnderPress(widget);
  }
  if (isChosenAlready(choosing, option, isMultiple)) return 0;
  await approach(option.element);
  const isDone = press(option.element) === 'done';
  await settle();
  // Some kits choose on pointerdown and remove the option.
  const isShown = isNowChosen(choosing.before, readChosen(widget), option.label);
  if (!isDone && !isShown && !choosing.isShownInstead(option.label)) {
    await list.close();
    throw changedUnderPress(widget);
  }
  if (isShown) choosing.acceptChoice();
  return 1;
}

/** In a multiple select, a second press would remove the choice. */
function isChosenAlready(
  { before }: Choosing,
  { element, label }: { element: Element; label: string },
  isMultiple: boolean,
): boolean {
  if (!isAmongChosen(before, label)) return false;
  return isMarked(element) || (isMultiple && before.held !== undefined);
}

/** Whether a choice is certain: the hidden select holds it, or its chip has a cross. */
function isKept({ widget, before }: Choosing, name: string): boolean {
  if (!isAmongChosen(readChosen(widget), name)) return false;
  return before.held !== undefined || crossOf(widget, name) !== undefined;
}

/** Opens the next column of a cascade, or the branch of a tree. */
async function goInto(choosing: Choosing, step: string, next: string): Promise<void> {
  const { list, press } = choosing;
  const { element } = await findOption(choosing, step);
  // A press on an open branch would choose it.
  if (isExpanded(element) || isOpenBranch(element)) return;
  const before = new Set(list.options());
  // Its content may be visible already; then the press changes nothing.
  const isDrawn = matchLabels(choicesOf(list.options()), next).length > 0;
  const pressed = expanderOf(element) ?? element;
  await whenHit(pressed);
  press(pressed);
  const deadline = isDrawn ? DRAWN_DEADLINE_MS : STEP_DEADLINE_MS;
  await waitFor(() => list.options().some(option => !before.has(option)) || undefined, deadline);
  await settle();
}

const STEP_DEADLINE_MS = 1500;
const DRAWN_DEADLINE_MS = 300;

interface Chosen {
  name: string;
  names: readonly string[];
  presses: number;
  leftover: readonly string[];
}

async function describe(choosing: Choosing, { name, names, presses, leftover }: Chosen): Promise<Outcome> {
  const { widget, before } = choosing;
  if (names.length > 0 && names.every(choosing.isShownInstead)) {
    const value = cleanText(names.join(', '));
    return succeeded('changed', message('select.done', { name, value }), value);
  }
  for (const one of names) {
    if (!(await isConfirmed(choosing, one)))
      return failed('no_change', message('select.unverified', { name }));
  }
  const value = cleanText(names.join(', '));
  if (leftover.length > 0) {
    const shown = cleanText(shownChoice(widget));
    const options = cleanText(leftover.join(', '));
    return failed('changed', message('select.leftover', { name, options, value: shown }), shown);
  }
  const isSame = presses === 0 && readChosen(widget).text === before.text;
  return isSame
    ? succeeded('no_change', message('select.already', { name, value }), value)
    : succeeded('changed', message('select.done', { name, value }), value);
}

/** By the text of the closed widget, else by the mark on the reopened option. */
async function isConfirmed({ widget, list, before }: Choosing, name: string): Promise<boolean> {
  const isShown = () =>
    isNowChosen(before, readChosen(widget), splitPath(name).at(-1) ?? name) ||
    isNowChosen(before, readChosen(widget), name);
  // A list that is always open also shows unchosen options.
  if (!holdsOptions(widget) && (await waitFor(() => isShown() || undefined, SHOWN_DEADLINE_MS))) return true;
  if (hiddenSelect(widget)) return false;
  await list.open();
  const options = choicesOf(list.options());
  const isOn = matchLabels(options, name).some(({ element }) => isMarked(element));
  await list.close();
  return isOn;
}

const SHOWN_DEADLINE_MS = 300;

function holdsOptions(widget: Element): boolean {
  const isList = isMatching(widget, '[role=listbox]');
  return isList && Element.prototype.querySelector.call(widget, '[role=option]') !== null;
}

function isAllDrawn({ list, before }: Choosing, names: readonly string[]): boolean {
  const drawn = choicesOf(list.options());
  return names.every(name => isAmongChosen(before, name) || matchLabels(drawn, name).length > 0);
}
