import { innerCombobox, ownOptions, seenOptions } from '../../page/choosing/shown-choices.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { closestComposed, isWithin } from '../../page/dom/composed-tree.ts';
import { isExpanded } from '../../page/dom/element-state.ts';
import { isHtmlElement } from '../../page/dom/element-types.ts';
import { isMatching } from '../../page/dom/native-dom.ts';
import { findCover } from '../../page/finding/hit-point.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { focus, type PressEnd } from '../../page/pointing/press.ts';
import { waitFor } from '../../page/timing/settle.ts';
import { changedUnderPress } from '../pressing/press-where-seen.ts';
import type { ChosenState } from './chosen-state.ts';
import { plainRows, seenElements } from './plain-rows.ts';
import type { ReportedOptions } from './remember-shown-choice.ts';

const OPENING_DEADLINE_MS = 1500;
const CLOSING_DEADLINE_MS = 400;
/** The time from opening until the options are drawn. */
const DRAWING_DEADLINE_MS = 500;

/** The list of a custom select, without the open lists of other widgets. */
export interface OptionList {
  /** The visible options: of the widget's own list, else those that appeared since it was opened. */
  options(): Element[];
  open(): Promise<void>;
  close(): Promise<void>;
}

export function optionListOf(widget: Element, press: () => PressEnd): OptionList {
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
  // The choice shown in a closed widget may also be an option.
  const isShown = () => options().some(option => !isClosed() || !drawnBefore.has(option));
  const pressToOpen = async () => {
    const wasOpen = isExpanded(combobox);
    others = new Set(seenOptions(combobox));
    before = seenElements();
    drawnBefore = new Set(options());
    wasPressed = press() === 'done';
    const isAnswered = () => isShown() || (wasOpen && !isExpanded(combobox)) || (!wasOpen && isOpen());
    await waitFor(() => isAnswered() || undefined, OPENING_DEADLINE_MS);
    if (!wasOpen && isOpen()) await waitFor(() => isShown() || undefined, DRAWING_DEADLINE_MS);
    return wasOpen && options().length === 0;
  };
  return {
    options,
    open: async () => {
      if (options().length > 0 && !isClosed()) return;
      // A searchable list may be empty before a search.
      if (isOurs && isOpen()) return;
      isOurs = true;
      // The press closed a list that was open and not linked to the widget.
      if (await pressToOpen()) await pressToOpen();
      if (!isShown() && !wasPressed) throw changedUnderPress(widget);
      if (!isShown() && !isOpen()) await openByKey(combobox, isShown);
    },
    close: async () => {
      if (isOurs || isOpen()) await leave(widget, { isOpen, options: () => (isShown() ? options() : []) });
    },
  };
}

/** The keyboard way of opening (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
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
  // Without `aria-expanded` it may be fading out already.
  if (isOpen() || !(await isGone())) {
    leaveByKey(widget, options());
    if (!(await isGone())) blur();
  }
  // A list that fades out still catches the next press.
  await waitFor(() => findCover(widget) === undefined || undefined, CLOSING_DEADLINE_MS);
}

/** The page listens for keys in a focused list, else at the widget. */
function leaveByKey(widget: Element, options: readonly Element[]): void {
  const focused = deepestFocus();
  const isInList = focused && options.some(option => isWithin(option, focused) || isWithin(focused, option));
  if (isInList) sendKey(focused, 'Escape');
  // Escape could close the dialog around the widget, with all its input.
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

export interface Choosing {
  widget: Element;
  list: OptionList;
  before: ChosenState;
  press(element: Element): PressEnd;
  /** The widget now shows what was chosen: the next press is compared with that. */
  acceptChoice(): void;
  /** Whether the page has taken the widget away, as tables do with the editor of a cell, and shows the choice instead. */
  isShownInstead(label: string): boolean;
  /** Set for undoing: the options at the time of the choice. */
  reported?: ReportedOptions | undefined;
}
