import { isClickTarget } from '../../page/dom/click-target.ts';
import { composedAncestry, isWithin, outermostIn } from '../../page/dom/composed-tree.ts';
import { submissionOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { bodyOf } from '../../page/dom/native-dom.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { reach, whenHit } from '../pressing/press-where-seen.ts';
import type { Picker } from './open-picker.ts';

const CLOSING_DEADLINE_MS = 500;

/** A clock beside a calendar may have a confirming button of its own. */
export async function confirmPicker(picker: Picker, widget: Element): Promise<void> {
  const [clock] = picker.columns();
  const pressed = clock && (await pressConfirming(clock.grid, widget));
  const [other] = [...picker.calendars(), ...picker.panels(), ...picker.fields().map(grid => ({ grid }))];
  if (other) await pressConfirming(other.grid, widget, pressed);
}

/** Presses the picker's only confirming button, unless it submits a form. */
async function pressConfirming(
  grid: Element,
  widget: Element,
  pressed?: Element,
): Promise<Element | undefined> {
  const find = () => {
    const button = confirmingFor(grid, widget);
    return button === pressed ? undefined : button;
  };
  // The clock may still be closing, with its own button.
  const button = pressed ? await waitFor(find, CLOSING_DEADLINE_MS) : find();
  if (!button) return undefined;
  await whenHit(button);
  reach(button, button)();
  await settle();
  return button;
}

function confirmingFor(grid: Element, widget: Element): Element | undefined {
  const [only, ...others] = nearestConfirming(grid, widget);
  return others.length > 0 ? undefined : only;
}

/** Whether a part of the picker still has something to confirm. */
export function isWaiting(picker: Picker, widget: Element): boolean {
  return picker.grids().some(grid => nearestConfirming(grid, widget).length > 0);
}

function nearestConfirming(grid: Element, widget: Element): Element[] {
  for (const box of [...composedAncestry(grid)].slice(0, CONFIRM_LEVELS)) {
    if (box === bodyOf(document) || isWithin(widget, box)) return [];
    const buttons = confirming(box);
    if (buttons.length > 0) return buttons;
  }
  return [];
}

const CONFIRM_LEVELS = 14;

function confirming(box: Element): Element[] {
  const visibility = createVisibility();
  const buttons = outermostIn(box, element => {
    const role = interactiveRole(element);
    const isPressed = role === 'button' || (role === undefined && isClickTarget(element));
    return isPressed && CONFIRM.test(visibleText(element, visibility, 20));
  });
  return buttons.filter(button => !submissionOf(button) && !isDisabled(button));
}

const CONFIRM = /^\s*(ok|apply|select|done|confirm|set|确\s*定|确\s*认|完\s*成|应\s*用)\s*$/iu;
