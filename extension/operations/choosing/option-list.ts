import { plainRows, seenElements } from '../../page/choosing/plain-rows.ts';
import { innerCombobox, ownOptions, seenOptions } from '../../page/choosing/shown-choices.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { closestComposed, isWithin } from '../../page/dom/composed-tree.ts';
import { isExpanded } from '../../page/dom/element-state.ts';
import { isHtmlElement } from '../../page/dom/element-types.ts';
import { isMatching } from '../../page/dom/native-dom.ts';
import { findCover } from '../../page/finding/hit-point.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { focus } from '../../page/pointing/press.ts';
import { waitFor } from '../../page/timing/settle.ts';
import { changedUnderPress } from '../pressing/press-where-seen.ts';
import type { ChosenState } from './chosen-state.ts';
import type { ReportedOptions } from './remember-shown-choice.ts';

const OPENING_DEADLINE_MS = 1500;
const CLOSING_DEADLINE_MS = 400;
/** From when a widget says that it is open until its options are drawn. */
const DRAWING_DEADLINE_MS = 500;

/** The list of a custom select. Lists that other widgets have open at the same time are none of it. */
export interface OptionList {
  /** Those seen now: in the list that the widget names as its own, else what appeared since it was opened. */
  options(): Element[];
  open(): Promise<void>;
  close(): Promise<void>;
}

export function optionListOf(widget: Element, press: () => boolean): OptionList {
  const combobox = innerCombobox(widget) ?? widget;
  let others = new Set(seenOptions(combobox));
  let before: ReadonlySet<Element> | undefined;
  let drawnBefore: ReadonlySet<Element> = new Set();
  let isOurs = false;
  let wasPressed = true;
  const isClosed = () => isExpanded(combobox) === false;
  const isOpen = () => isExpanded(combobox) === true;
  const options = () => {
    const own = ownOptions(widget);
    const ownOpened = own.filter(option => !drawnBefore.has(option));
    if (own.length > 0) return ownOpened.length > 0 ? ownOpened : own;
    const appeared = seenOptions(combobox).filter(option => !others.has(option));
    return appeared.length > 0 || !before ? appeared : plainRows(before, widget);
  };
  // What a widget shows as chosen while it is closed may be an option too.
  const isShown = () => options().some(option => !isClosed() || !drawnBefore.has(option));
  const pressToOpen = async () => {
    const wasOpen = isExpanded(combobox);
    others = new Set(seenOptions(combobox));
    before = seenElements();
    drawnBefore = new Set(options());
    wasPressed = press();
    const isAnswered = () => isShown() || (wasOpen && !isExpanded(combobox)) || (!wasOpen && isOpen());
    await waitFor(() => isAnswered() || undefined, OPENING_DEADLINE_MS);
    if (!wasOpen && isOpen()) await waitFor(() => isShown() || undefined, DRAWING_DEADLINE_MS);
    return wasOpen && options().length === 0;
  };
  return {
    options,
    open: async () => {
      if (options().length > 0 && !isClosed()) return;
      // One that has nothing to show before it is searched.
      if (isOurs && isOpen()) return;
      isOurs = true;
      // A list that was open, and that nothing ties to the widget, was closed by the press.
      if (await pressToOpen()) await pressToOpen();
      if (!isShown() && !wasPressed) throw changedUnderPress(widget);
      if (!isShown() && !isOpen()) await openByKey(combobox, isShown);
    },
    close: async () => {
      if (isOurs || isOpen()) await leave(widget, { isOpen, options: () => (isShown() ? options() : []) });
    },
  };
}

/** As a person without a pointer opens it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
async function openByKey(combobox: Element, isShown: () => boolean): Promise<void> {
  focus(combobox);
  sendKey(combobox, 'ArrowDown');
  await waitFor(() => isShown() || undefined, CLOSING_DEADLINE_MS);
}

interface OpenList {
  isOpen(): boolean;
  options(): Element[];
}

async function leave(widget: Element, { isOpen, options }: OpenList): Promise<void> {
  const isGone = () => waitFor(() => (!isOpen() && options().length === 0) || undefined, CLOSING_DEADLINE_MS);
  // Unless its widget says that it is open, it may be fading out already.
  if (isOpen() || !(await isGone())) {
    leaveByKey(widget, options());
    if (!(await isGone())) blur();
  }
  // What fades out still catches the next press.
  await waitFor(() => findCover(widget) === undefined || undefined, CLOSING_DEADLINE_MS);
}

/** Where the page listens for keys: in the list when the focus went there, else at the widget. */
function leaveByKey(widget: Element, options: readonly Element[]): void {
  const focused = deepestFocus();
  const isInList = focused && options.some(option => isWithin(option, focused) || isWithin(focused, option));
  if (isInList) sendKey(focused, 'Escape');
  // The dialog that the widget is in may close instead, with all that was filled in there.
  else if (!closestComposed(widget, isDialog))
    sendKey(focused && isWithin(focused, widget) ? focused : widget, 'Escape');
}

function isDialog(element: Element): boolean {
  return isMatching(element, 'dialog, [role=dialog], [role=alertdialog]');
}

function blur(): void {
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) HTMLElement.prototype.blur.call(focused);
}

/** One choosing in one widget, with its list and what was chosen before. */
export interface Choosing {
  widget: Element;
  list: OptionList;
  before: ChosenState;
  /** False when the page changed the element under the press, which was then not finished. */
  press(element: Element): boolean;
  /** Set where a choice is taken back: what the options were when it was made. */
  told?: ReportedOptions | undefined;
}
