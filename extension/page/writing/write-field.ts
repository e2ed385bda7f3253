import { daysIn, isSameDay } from '../choosing/date-text.ts';
import { isMarkedForEnter } from '../choosing/marked-day.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isMatching, localNameOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import { type ActGuard, guardAct } from '../identity/act-guard.ts';
import { parseKeyStroke } from '../keys/key-stroke.ts';
import { keyDown, keyDownForText, keyUpForText, sendKey } from '../keys/send-key.ts';
import { focus } from '../pointing/press.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle, waitFor } from '../timing/settle.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Calendars and clocks of kits. Not lists of suggestions, where Enter would search. */
const PICKERS = '[role=grid], [role=dialog], [class*=picker i], [class*=calendar i]';

const FEWEST_NUMBERS = 6;

export type PickerState = 'none' | 'closed' | 'open';

/** With the events of typing. A field with a picker accepts text only on confirming or leaving. */
export async function writeField(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<PickerState> {
  const picker = watchPickers(field);
  const before = field.value;
  const guard = guardAct(field);
  focus(field);
  // Some kits (Zag) learn of the focus in a task of their own, and ignore earlier typing.
  await nextTask();
  guard.assertKept();
  enter(field, value, guard);
  await settle();
  if (!picker.isOpen()) return 'none';
  const isClosed = await confirm(field, value, picker);
  if (isOtherDay(field.value, value) && field.value !== before) enter(field, before);
  await settle();
  return isClosed ? 'closed' : 'open';
}

function enter(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
  guard: ActGuard = guardAct(field),
): void {
  // A calendar follows keys, and would otherwise put in its own day.
  const stroke = DATE_OR_TIME.test(value) ? parseKeyStroke(value.slice(-1)) : undefined;
  if (stroke) keyDown(field, stroke);
  else keyDownForText(field);
  guard.assertKept();
  setValue(field, value);
  const inputType = value === '' ? 'deleteContentBackward' : 'insertReplacementText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data: value }));
  keyUpForText(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function confirm(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
  picker: PickerWatch,
): Promise<boolean> {
  const { isOpen } = picker;
  const isDate = DATE_OR_TIME.test(value);
  if (isDate && !isMarkedForEnter(value)) await typeEnding(field, value);
  // Enter takes the picker's marked day, such as today. Tab leaves with the text.
  const isWhen = PARTED.test(value) || picker.isOfTimes();
  if (isDate && isWhen && isMarkedForEnter(value)) sendKey(field, 'Enter');
  await settle();
  if (isDate && isOpen()) sendKey(field, 'Tab');
  if (isOpen()) HTMLElement.prototype.blur.call(field);
  const isClosed = await waitFor(() => !isOpen() || undefined, CLOSING_DEADLINE_MS);
  return isClosed === true;
}

/** A picker that opened during typing missed it. */
async function typeEnding(field: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  if (field.value !== value) return;
  setValue(field, value.slice(0, -1));
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'deleteContentBackward' }),
  );
  await nextTask();
  enter(field, value);
  await settle();
}

function isOtherDay(now: string, wanted: string): boolean {
  const [shownDays, wantedDays] = [daysIn(now), daysIn(wanted)];
  return (
    shownDays.length > 0 &&
    wantedDays.length > 0 &&
    !shownDays.some(day => wantedDays.some(other => isSameDay(day, other)))
  );
}

/** In other texts, such as a message with name suggestions, Enter might send it. */
const DATE_OR_TIME = /^\d[\d\s\-/.,:T~至年月日时分秒]*([ap]\.?m\.?)?$/iu;

/** A plain number may be an amount, which Enter might send. */
const PARTED = /\d[-/.:年月日时]\s?\d|[年月日时]|[ap]\.?m/iu;

const CLOSING_DEADLINE_MS = 1000;

/** Through the prototype: a page may define its own `value` on the element. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    localNameOf(field) === 'input' ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

interface PickerWatch {
  isOpen(): boolean;
  isOfTimes(): boolean;
}

function watchPickers(field: Element): PickerWatch {
  const before = new Set(seenPickers(field));
  const opened = () => seenPickers(field).filter(picker => !before.has(picker));
  return {
    isOpen: () => opened().some(picker => !isMatching(picker, '[role=dialog]') || isOfTimes(picker)),
    isOfTimes: () => opened().some(isOfTimes),
  };
}

/** Days, months and hours stand in rows and columns, or are many numbers. */
function isOfTimes(picker: Element): boolean {
  const rows = '[role=grid], [role=gridcell], [role=row], [role=radio], [role=option], table, td, li';
  if (isMatching(picker, rows) || Element.prototype.querySelector.call(picker, rows)) return true;
  return (textOf(picker).match(/\d+/gu) ?? []).length >= FEWEST_NUMBERS;
}

function seenPickers(field: Element): Element[] {
  const visibility = createVisibility();
  const pickers: Iterable<Element> = Document.prototype.querySelectorAll.call(document, PICKERS);
  return [...pickers].filter(
    picker => !isWithin(field, picker) && visibility.sees(picker) && !isListOfOptions(picker),
  );
}

function isListOfOptions(picker: Element): boolean {
  return (
    queryAllIn(picker, '[role=option]').length > 0 && queryAllIn(picker, '[role=grid], table').length === 0
  );
}
