import { isChosenCell } from '../../page/choosing/marked-day.ts';
import type { TimeColumn } from '../../page/choosing/time-columns.ts';
import { textOf } from '../../page/dom/native-dom.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { whenStill } from '../../page/timing/next-frame.ts';
import { settle } from '../../page/timing/settle.ts';
import { hasTime } from './date-evidence.ts';
import type { Picker } from './open-picker.ts';
import { closed, type IsPlaceKept, pressCell } from './pick-day.ts';
import { scrollThrough } from './scroll-through.ts';

/** Presses a time in a list of times, or its parts in columns. Throws where one is not offered; false without columns. */
export async function pickTime(time: string, picker: Picker, isPlaceKept: IsPlaceKept): Promise<boolean> {
  const parts = partsOf(time, picker.columns());
  let left = parts;
  for (let round = 0; round < ROUNDS && left.length > 0; round += 1) {
    for (const part of left) await pressRow(part, { time, picker, isPlaceKept });
    // A wheel takes, a moment later, what it was scrolled over.
    if (picker.columns().length > 0) await settle({ quiet: 500 });
    left = parts.filter(part => !isRowChosen(part, picker));
  }
  return parts.length > 0;
}

/** A wheel that is scrolled to show a row takes the row in its middle, and then the one pressed. */
const ROUNDS = 2;

interface Picking {
  time: string;
  picker: Picker;
  isPlaceKept: IsPlaceKept;
}

async function pressRow(part: Part, { time, picker, isPlaceKept }: Picking): Promise<void> {
  const rows = () => rowsOf(part, picker);
  const find = () => rows().find(at => part.isRow(textOf(at).trim()));
  const row = find() ?? (await scrollThrough(rows, find));
  if (!row)
    throw closed(
      time,
      rows()
        .map(at => textOf(at).trim())
        .join(', '),
    );
  scrollIntoView(row);
  await whenStill(row);
  await pressCell(row, { name: time, picker, isPlaceKept });
  await whenStill(row);
}

function rowsOf({ part }: Part, picker: Picker): readonly Element[] {
  return picker.columns().find(column => column.part === part)?.rows ?? [];
}

/** Also where the picker closed. */
function isRowChosen(part: Part, picker: Picker): boolean {
  const rows = rowsOf(part, picker);
  const row = rows.find(at => part.isRow(textOf(at).trim()));
  return !row || isChosenCell(row, new Map(rows.entries()));
}

interface Part {
  part: TimeColumn['part'];
  isRow(text: string): boolean;
}

function partsOf(time: string, columns: readonly TimeColumn[]): Part[] {
  const has = (part: TimeColumn['part']) => columns.some(column => column.part === part);
  if (!has('hour')) return has('time') ? [{ part: 'time', isRow: text => hasTime(text, time) }] : [];
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const isHalved = has('half');
  const isNumber = (wanted: number) => (text: string) => Number.parseInt(text, 10) === wanted;
  const half = hour < 12 ? /^a|上/iu : /^p|下/iu;
  return [
    { part: 'hour' as const, isRow: isNumber(isHalved ? hour % 12 || 12 : hour) },
    { part: 'minute' as const, isRow: isNumber(minute) },
    { part: 'second' as const, isRow: isNumber(second) },
    { part: 'half' as const, isRow: (text: string) => half.test(text) },
  ].filter(({ part }) => has(part));
}
