import type { TimeColumn } from '../../page/choosing/time-columns.ts';
import { textOf } from '../../page/dom/native-dom.ts';
import { hasTime } from './date-evidence.ts';
import { scrollThrough } from './find-option.ts';
import type { Picker } from './open-picker.ts';
import { closed, type IsPlaceKept, pressCell } from './pick-day.ts';

/** Presses a time in a list of times, or its parts in columns. Throws where one is not offered; false without columns. */
export async function pickTime(time: string, picker: Picker, isPlaceKept: IsPlaceKept): Promise<boolean> {
  const parts = partsOf(time, picker.columns());
  for (const { part, isRow } of parts) {
    const rows = () => picker.columns().find(column => column.part === part)?.rows ?? [];
    const find = () => rows().find(at => isRow(textOf(at).trim()));
    const row = find() ?? (await scrollThrough(rows, find));
    if (!row)
      throw closed(
        time,
        rows()
          .map(at => textOf(at).trim())
          .join(', '),
      );
    await pressCell(row, { name: time, picker, isPlaceKept });
  }
  return parts.length > 0;
}

interface Part {
  part: TimeColumn['part'];
  isRow(text: string): boolean;
}

function partsOf(time: string, columns: readonly TimeColumn[]): Part[] {
  const has = (part: TimeColumn['part']) => columns.some(column => column.part === part);
  if (!has('hour')) return has('time') ? [{ part: 'time', isRow: text => hasTime(text, time) }] : [];
  const [hour = 0, minute = 0, second] = time.split(':').map(Number);
  const isHalved = has('half');
  const isNumber = (wanted: number) => (text: string) => Number.parseInt(text, 10) === wanted;
  const half = hour < 12 ? /^a|上/iu : /^p|下/iu;
  return [
    { part: 'hour' as const, isRow: isNumber(isHalved ? hour % 12 || 12 : hour) },
    { part: 'minute' as const, isRow: isNumber(minute) },
    ...(second === undefined ? [] : [{ part: 'second' as const, isRow: isNumber(second) }]),
    { part: 'half' as const, isRow: (text: string) => half.test(text) },
  ].filter(({ part }) => has(part));
}
