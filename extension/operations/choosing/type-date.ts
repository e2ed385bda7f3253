import { dateBox, dateSegments, textFieldsIn } from '../../page/choosing/date-field.ts';
import { dateParts, numberOf } from '../../page/choosing/date-parts.ts';
import { isMarkedForEnter } from '../../page/choosing/marked-day.ts';
import { type Parts, writeSegments } from '../../page/choosing/write-segments.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { isInput, isTextField } from '../../page/dom/element-types.ts';
import { attributeOf } from '../../page/dom/native-dom.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { writeField } from '../../page/writing/write-field.ts';
import { type Moment, momentFor } from './date-choice.ts';
import { leaveFocused, type Picker } from './open-picker.ts';
import { selectNative } from './select-native.ts';

/** A picker or a readable calendar that was open beside the text may hold something else. */
type Typed = 'alone' | 'beside a picker' | 'beside a calendar' | 'rejected';

/** Types each moment into its own field. Rejected by read-only fields, another number of fields, or the page. */
export async function typeMoments(
  element: Element,
  moments: readonly Moment[],
  picker: Picker,
  isTold: (moments: readonly Moment[]) => boolean,
): Promise<Typed> {
  const isNowShown = () => isTold(moments);
  if ((await typeSegments(element, moments)) && isNowShown()) return 'alone';
  if ((await typeParts(element, moments)) && isNowShown()) return 'alone';
  const fields = fieldsFor(element, moments.length);
  const texts = textsFor(fields, moments);
  if (texts.length === 0 || fields.some(isReadOnly)) return 'rejected';
  const before = fields.map(({ value }) => value);
  // Some fields need seconds.
  const isShort = moments.some(({ time }) => time?.length === 5);
  for (const ending of isShort ? ['', ':00'] : ['']) {
    const written = texts.map(text => text + ending);
    const end = await writeDates(fields, written, picker);
    if (end !== 'rejected' && isNowShown()) return end;
  }
  await writeDates(fields, before, picker);
  return 'rejected';
}

/** Rejected where a picker stays open that is no readable calendar: it may not have taken the text. */
export async function writeDates(
  fields: readonly HTMLInputElement[],
  texts: readonly string[],
  picker: Picker,
): Promise<Typed> {
  let end: Typed = 'alone';
  for (const [index, field] of fields.entries()) {
    const text = texts[index] ?? '';
    if (field.value === text) continue;
    const state = await writeField(field, text);
    const hasCalendar = picker.calendars().length > 0;
    // A picker in a shadow tree is left open by `writeField`.
    if (state === 'none' && hasCalendar && isMarkedForEnter(text)) sendKey(field, 'Enter');
    if (state === 'open' && !hasCalendar) end = 'rejected';
    else if (hasCalendar && end !== 'rejected') end = 'beside a calendar';
    else if (state !== 'none' && end === 'alone') end = 'beside a picker';
  }
  await leaveFocused();
  return end;
}

export function fieldsFor(element: Element, count: number): HTMLInputElement[] {
  if (count === 1) return isInput(element) && isTextField(element) ? [element] : [];
  return textFieldsIn(dateBox(element));
}

/** One for each field: a moment, or both of a range where the field's example has two. None where they do not fit. */
function textsFor(fields: readonly HTMLInputElement[], moments: readonly Moment[]): string[] {
  if (fields.length === moments.length)
    return moments.map((moment, index) => momentFor(moment, exampleOf(fields[index])));
  const [from, between, to] = DATES.exec(exampleOf(fields[0]))?.slice(1) ?? [];
  const [first, last] = moments;
  if (fields.length !== 1 || !first || !last || from === undefined) return [];
  return [`${momentFor(first, from)}${between}${momentFor(last, to ?? '')}`];
}

/** Two dates, with what stands between them. Where their format stands, the field may be a mask for it. */
const DATES = /(\d+(?:[-/.]\d+){2})(\D+?)(\d+(?:[-/.]\d+){2})$/u;

/** Its placeholder, or the format of the date that it holds. */
function exampleOf(field: HTMLInputElement | undefined): string {
  if (!field) return '';
  return attributeOf(field, 'placeholder') || formatOf(field.value);
}

/** Empty where a day may be a month: `11/26/2026` is written month first, `26.11.2026` day first. */
function formatOf(value: string): string {
  const [, first = '', mark = '', second = ''] =
    /^\s*(\d{1,2})([-/.])(\d{1,2})\2\d{4}\s*$/u.exec(value) ?? [];
  if (Number(first) > MONTHS) return ['DD', 'MM', 'YYYY'].join(mark);
  return Number(second) > MONTHS ? ['MM', 'DD', 'YYYY'].join(mark) : '';
}

const MONTHS = 12;

/** Types each moment into the segments of its own date. False for another number of dates. */
async function typeSegments(element: Element, moments: readonly Moment[]): Promise<boolean> {
  const dates = dateSegments(element);
  if (dates.length === 0 || dates.length !== moments.length) return false;
  for (const [index, segments] of dates.entries()) {
    const moment = moments[index];
    const isHalved = segments.some(({ part }) => part === 'half');
    if (moment) await writeSegments(segments, partsOf(moment, isHalved));
  }
  await leaveFocused();
  return true;
}

/** Fills the fields for year, month and day, or chooses in them. False for anything but one day. */
async function typeParts(element: Element, moments: readonly Moment[]): Promise<boolean> {
  const parts = dateParts(element);
  const [{ day, time } = {}, ...others] = moments;
  if (!day || time || others.length > 0 || parts.length === 0) return false;
  for (const { field, part } of parts) {
    if (isInput(field)) await writeField(field, String(day[part]));
    else {
      const index = [...field.options].findIndex(option => numberOf(option, part) === day[part]);
      await selectNative(field, [{ index }]);
    }
  }
  await leaveFocused();
  return true;
}

function partsOf({ day, time }: Moment, isHalved: boolean): Parts {
  const date = day && { year: String(day.year), month: String(day.month), day: String(day.day) };
  const [hour, minute, second = '0'] = time?.split(':').map(text => String(Number(text))) ?? [];
  if (hour === undefined || minute === undefined) return { ...date };
  const twelve = String(Number(hour) % 12 || 12);
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return { ...date, hour: isHalved ? twelve : hour, minute, second, half };
}
