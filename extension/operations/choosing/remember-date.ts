import { message } from '../../messages/message.ts';
import { dateBox, dateTexts, textFieldsIn } from '../../page/choosing/date-field.ts';
import { daysIn } from '../../page/choosing/date-text.ts';
import { parsePeriod } from '../../page/choosing/period.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { writeField } from '../../page/writing/write-field.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import type { Moment } from './date-choice.ts';

/** Restores the date or range of a widget: by writing where text is accepted, else by choosing. */
export function rememberDate(
  element: Element,
  choose: (moments: readonly Moment[]) => Promise<unknown>,
): UndoEntry {
  const name = shortName(element);
  const fields = textFieldsIn(dateBox(element));
  const old = fields.map(({ value }) => value);
  const shown = textOf(element);
  const isBack = () => textOf(element) === shown;
  return {
    name,
    look: () => (isConnected(element) ? textOf(element) : undefined),
    restore: async () => {
      for (const [index, field] of fields.entries())
        if (!isReadOnly(field) && field.value !== old[index]) await writeField(field, old[index] ?? '');
      if (isBack()) return;
      const readings = readingsOf(shown);
      if (readings.length === 0) throw new PageError('Unsupported', message('undo.noEmpty', { name }));
      // 03/05 has two readings; the widget shows which one is right.
      for (const moments of readings) if (!isBack()) await choose(moments);
    },
  };
}

function textOf(element: Element): string {
  return dateTexts(element).join('\n');
}

/** In a range that takes no text, it is unknown which day is the start. */
function readingsOf(shown: string): Moment[][] {
  const period = parsePeriod(shown.trim());
  if (period) return [[{ period }]];
  const days = new Map(daysIn(shown).map(day => [JSON.stringify(day), day]));
  return days.size <= 2 ? [...days.values()].map(day => [{ day }]) : [];
}
