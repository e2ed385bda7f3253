import type { Calendar } from '../../page/choosing/calendar.ts';
import { composedDescendants } from '../../page/dom/composed-tree.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { isInput, isTextField } from '../../page/dom/element-types.ts';
import { attributeOf, dispatch } from '../../page/dom/native-dom.ts';
import { settle } from '../../page/timing/settle.ts';
import { writeField } from '../../page/writing/write-field.ts';

/** Fields and sliders for hours and minutes beside a calendar, else the time in the field's own text. */
export async function setTime(
  element: Element,
  time: string | undefined,
  calendars: readonly Calendar[],
): Promise<void> {
  const frame = calendars[0]?.frame.parentElement ?? undefined;
  if (!time) return;
  const parts = frame ? partsIn(frame) : [];
  for (const [index, part] of time.split(':').entries()) {
    const field = parts[index];
    if (field?.type === 'range') moveTo(field, part);
    else if (field) await writeField(field, part);
  }
  if (parts.length === 0 && isInput(element) && !isReadOnly(element)) await writeTime(element, time);
}

function moveTo(slider: HTMLInputElement, part: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    slider,
    String(Number(part)),
  );
  for (const type of ['input', 'change']) dispatch(slider, new Event(type, { bubbles: true }));
}

function partsIn(frame: Element): HTMLInputElement[] {
  return composedDescendants(frame)
    .filter(isInput)
    .filter(field => {
      const said = ['aria-label', 'class', 'name'].map(name => attributeOf(field, name)).join(' ');
      return (field.type === 'range' || isTextField(field)) && /hour|minute|second|时|分|秒/iu.test(said);
    });
}

/** A day that was picked shows the format: only the time in it is other than wanted. */
async function writeTime(field: HTMLInputElement, time: string): Promise<void> {
  await settle();
  const shown = /\d{1,2}:\d{2}(:\d{2})?(?!.{0,6}(am|pm))/iu.exec(field.value)?.[0];
  if (shown) await writeField(field, field.value.replace(shown, time));
}
