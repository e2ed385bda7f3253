import { isOfWholeTime } from '../../page/choosing/time-fields.ts';
import { composedAncestry, composedDescendants, isWithin } from '../../page/dom/composed-tree.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { isInput } from '../../page/dom/element-types.ts';
import { dispatch } from '../../page/dom/native-dom.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { writeField } from '../../page/writing/write-field.ts';
import { reach, whenHit } from '../pressing/press-where-seen.ts';
import { hasTime } from './date-evidence.ts';
import type { Picker } from './open-picker.ts';
import type { IsPlaceKept } from './pick-day.ts';
import { pickTime } from './pick-time.ts';

/** In columns, or in fields and sliders for hours and minutes beside a calendar; else in the field's own text. */
export async function setTime(
  element: Element,
  time: string,
  { picker, isPlaceKept }: { picker: Picker; isPlaceKept: IsPlaceKept },
): Promise<TimeEnd> {
  if (picker.columns().length === 0) await openColumns(element, picker);
  if (await pickTime(time, picker, isPlaceKept)) return 'picked';
  const parts = picker.fields();
  const [whole] = parts;
  if (whole && isOfWholeTime(whole)) await writeField(whole, time);
  else for (const [index, part] of time.split(':').entries()) await setPart(parts[index], part);
  if (whole || !isInput(element) || isReadOnly(element)) return 'picked';
  await writeTime(element, time);
  return 'written';
}

/** Some pickers show them once the time in their head is pressed. */
async function openColumns(element: Element, picker: Picker): Promise<void> {
  const [grid] = picker.grids();
  const visibility = createVisibility();
  const isOpener = (at: Element) =>
    isInput(at)
      ? isOfWholeTime(at)
      : interactiveRole(at) === 'button' && OPENER.test(visibleText(at, visibility, 20).trim());
  const boxes = grid ? boxesAround(grid, element) : [];
  const opener = boxes.flatMap(box => composedDescendants(box).filter(isOpener))[0];
  if (!opener) return;
  await whenHit(opener);
  reach(opener, opener)();
  await waitFor(() => picker.columns().length > 0 || undefined, OPENING_DEADLINE_MS);
  await settle();
}

const OPENING_DEADLINE_MS = 500;

const OPENER = /^\d{1,2}:\d{2}(:\d{2})?(\s*[ap]m)?$|^(select )?time$|^选择时间$/iu;

async function setPart(field: HTMLInputElement | undefined, part: string): Promise<void> {
  if (field?.type === 'range') moveTo(field, part);
  else if (field) await writeField(field, part);
}

/** Written into the field: the picker may know nothing of it. */
type TimeEnd = 'picked' | 'written';

/** Whether an open picker shows this time, or none. */
export function isTimeOf(picker: Picker, widget: Element, time: string): boolean {
  const [grid] = picker.grids();
  const box = grid && boxesAround(grid, widget).at(-1);
  const text = box ? visibleText(box, createVisibility(), 3000).replace(/\s*:\s*/gu, ':') : '';
  return !/\d:\d{2}/u.test(text) || hasTime(text, time);
}

function moveTo(slider: HTMLInputElement, part: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    slider,
    String(Number(part)),
  );
  for (const type of ['input', 'change']) dispatch(slider, new Event(type, { bubbles: true }));
}

const LEVELS = 7;

/** From inside out, as far as the widget stays outside. */
function boxesAround(grid: Element, widget: Element): Element[] {
  return [...composedAncestry(grid)].slice(0, LEVELS).filter(box => !isWithin(widget, box));
}

/** A day that was picked shows the format: only the time in it is other than wanted. */
async function writeTime(field: HTMLInputElement, time: string): Promise<void> {
  await settle();
  const shown = /\d{1,2}:\d{2}(:\d{2})?(?!.{0,6}(am|pm))/iu.exec(field.value)?.[0];
  if (shown) await writeField(field, field.value.replace(shown, time));
}
