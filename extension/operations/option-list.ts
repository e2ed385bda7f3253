import { findCover } from '../page/acting/hit-point.ts';
import { ownOptions, seenOptions } from '../page/acting/open-options.ts';
import { sendKey } from '../page/acting/send-key.ts';
import { waitFor } from '../page/acting/settle.ts';
import { closestComposed, isWithin } from '../page/dom/composed-tree.ts';
import { isHtmlElement } from '../page/dom/element-types.ts';
import { deepestFocus } from '../page/dom/focus.ts';
import { isMatching } from '../page/dom/unshadowed.ts';
import { isExpanded } from '../page/seeing/element-state.ts';

const OPENING_DEADLINE_MS = 1500;
const CLOSING_DEADLINE_MS = 400;

/** The list of a custom select. Lists that other widgets have open at the same time are none of it. */
export interface OptionList {
  /** Those seen now: in the list that the widget names as its own, else what appeared since it was opened. */
  options(): Element[];
  open(): Promise<void>;
  close(): Promise<void>;
}

export function optionListOf(widget: Element, press: () => void): OptionList {
  let others = new Set(seenOptions());
  let isOurs = false;
  const options = () => {
    const own = ownOptions(widget);
    return own.length > 0 ? own : seenOptions().filter(option => !others.has(option));
  };
  const pressToOpen = async () => {
    const wasOpen = isExpanded(widget);
    others = new Set(seenOptions());
    press();
    await waitFor(
      () => options().length > 0 || (wasOpen && !isExpanded(widget)) || undefined,
      OPENING_DEADLINE_MS,
    );
    return wasOpen && options().length === 0;
  };
  return {
    options,
    open: async () => {
      if (options().length > 0) return;
      isOurs = true;
      // A list that was open, and that nothing ties to the widget, was closed by the press.
      if (await pressToOpen()) await pressToOpen();
    },
    close: async () => {
      if (isOurs || isExpanded(widget)) await leave(widget, options);
    },
  };
}

async function leave(widget: Element, options: () => Element[]): Promise<void> {
  const isGone = () => waitFor(() => options().length === 0 || undefined, CLOSING_DEADLINE_MS);
  // It may be fading out already.
  if (!(await isGone())) {
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
