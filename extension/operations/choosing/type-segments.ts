import { dateSegments } from '../../page/choosing/date-field.ts';
import { type Parts, writeSegments } from '../../page/choosing/write-segments.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { isHtmlElement } from '../../page/dom/element-types.ts';
import { leaveField } from '../../page/writing/leave-field.ts';
import type { Moment } from './date-choice.ts';

/** Types each moment into the parts of its own date. False where there are none, or not as many dates as moments. */
export async function typeSegments(element: Element, moments: readonly Moment[]): Promise<boolean> {
  const dates = dateSegments(element);
  if (dates.length === 0 || dates.length !== moments.length) return false;
  for (const [index, segments] of dates.entries()) {
    const moment = moments[index];
    const isHalved = segments.some(({ part }) => part === 'half');
    if (moment) await writeSegments(segments, partsOf(moment, isHalved));
  }
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) await leaveField(focused);
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
