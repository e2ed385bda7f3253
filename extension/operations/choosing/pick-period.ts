import { isClosedDay } from '../../page/choosing/calendar.ts';
import { dayInWeek, type PanelUnit, type Period, periodText } from '../../page/choosing/period.ts';
import { type PeriodPanel, yearsOn } from '../../page/choosing/period-panels.ts';
import type { Picker } from './open-picker.ts';
import { closed, type IsPlaceKept, noPage, pickDay, pressCell } from './pick-day.ts';
import { scrollThrough } from './scroll-through.ts';
import { turnTo, yearArrow } from './turn-pages.ts';

/** Presses a month, quarter or year, or a day of a week. `place`: the second of a range. Throws where the page does not offer it. */
export async function pickPeriod(
  period: Period,
  place: number,
  { picker, isPlaceKept }: { picker: Picker; isPlaceKept: IsPlaceKept },
): Promise<void> {
  const { unit, year, number } = period;
  if (unit === 'week') return pickDay(dayInWeek(year, number), picker, isPlaceKept);
  const picking = { name: periodText(period), place, picker, isPlaceKept };
  const isBesideYears = unit !== 'year' && panelsOf(picker, unit).every(panel => panel.year === undefined);
  if (isBesideYears) await pressCell(await cellOf(year, 'year', picking), picking);
  await pressCell(await cellOf(number, unit, isBesideYears ? picking : { ...picking, year }), picking);
}

interface Picking {
  name: string;
  picker: Picker;
  /** Columns of years and months may be there for each end of a range. */
  place: number;
  /** Turned to first, where panels are of one year. */
  year?: number;
}

async function cellOf(
  number: number,
  unit: PanelUnit,
  { name, place, picker, year }: Picking,
): Promise<Element> {
  const panels = () => panelsOf(picker, unit);
  const find = () => {
    const having = panels().filter(({ cells }) => cells.has(number));
    return having[place] ?? having[0];
  };
  const isPaged = year !== undefined && (unit !== 'year' || !find());
  const panel =
    (isPaged ? await pageOf(year, panels) : find()) ??
    (unit === 'year' || !isPaged ? await scrollThrough(() => rowsOf(panels()), find) : undefined);
  if (!panel) throw noPage(name, panels().map(shownOn));
  const cell = panel.cells.get(number);
  if (!cell || isClosedDay(cell, panel.grid)) throw closed(name, openCells(panel));
  return cell;
}

function pageOf(year: number, pages: () => PeriodPanel[]): Promise<PeriodPanel | undefined> {
  return turnTo<PeriodPanel>(year, {
    pages: () => pages().filter(panel => yearsOn(panel) !== undefined),
    spanOf: panel => yearsOn(panel) ?? [0, 0],
    arrowFor: yearArrow,
  });
}

export function panelsOf(picker: Picker, unit: PanelUnit): PeriodPanel[] {
  return picker.panels().filter(panel => panel.unit === unit);
}

function rowsOf(panels: readonly PeriodPanel[]): Element[] {
  return panels.flatMap(({ cells }) => [...cells.values()]);
}

function shownOn(panel: PeriodPanel): string {
  return [...new Set(yearsOn(panel))].join('–');
}

function openCells({ cells, grid }: PeriodPanel): string {
  return [...cells].flatMap(([number, cell]) => (isClosedDay(cell, grid) ? [] : [number])).join(', ');
}
