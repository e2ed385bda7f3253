import { textOf } from '../dom/native-dom.ts';
import { ancestorsOf, type CalendarPage, gridsOf, headText, seenCells } from './calendar.ts';
import { monthNumber } from './date-text.ts';
import type { PanelUnit } from './period.ts';

/** A grid or a column of months, quarters or years to choose from. */
export interface PeriodPanel extends CalendarPage {
  unit: PanelUnit;
  /** Of its months or quarters. Undefined where the year is chosen beside them. */
  year: number | undefined;
  /** By the number of the month or quarter, or by the year. */
  cells: ReadonlyMap<number, Element>;
}

/** Every panel that is seen now. */
export function seenPanels(): PeriodPanel[] {
  const years = panelsOf('year', yearNumber, FEWEST_YEARS);
  const quarters = panelsOf('quarter', quarterNumber, 4);
  const named = panelsOf('month', monthNumber, 12);
  // Beside years, the numbers up to twelve are months.
  const months = named.length > 0 || years.length === 0 ? named : panelsOf('month', plainMonth, 12);
  return [...months, ...quarters, ...years];
}

const FEWEST_YEARS = 6;

function panelsOf(
  unit: PanelUnit,
  numberOf: (text: string) => number | undefined,
  fewest: number,
): PeriodPanel[] {
  const found = gridsOf(
    seenCells(text => numberOf(text) !== undefined),
    fewest,
  );
  return found.flatMap(([grid, all]) => {
    const cells = new Map<number, Element>();
    for (const cell of all) {
      const number = numberOf(textOf(cell).trim());
      if (number !== undefined && !cells.has(number)) cells.set(number, cell);
    }
    const head = unit === 'year' ? undefined : headOf(grid);
    const frame = head?.frame ?? ancestorsOf(grid)[0] ?? grid;
    return cells.size < fewest ? [] : [{ unit, year: head?.year, grid, frame, cells }];
  });
}

function yearNumber(text: string): number | undefined {
  return /^(1[89]|2[01])\d\d年?$/u.test(text) ? Number(text.slice(0, 4)) : undefined;
}

function plainMonth(text: string): number | undefined {
  return /^(0?[1-9]|1[0-2])月?$/u.test(text) ? Number.parseInt(text, 10) : undefined;
}

function quarterNumber(text: string): number | undefined {
  const [, said] = /^(?:q|第?(?=.季))([1-4一二三四])(?:季度?)?$/iu.exec(text.replace(/\s+/gu, '')) ?? [];
  return said ? Number(said) || '零一二三四'.indexOf(said) : undefined;
}

/** The one year that is said around a grid. */
function headOf(grid: Element): { year: number; frame: Element } | undefined {
  for (const frame of ancestorsOf(grid)) {
    const said = new Set(headText(frame, grid).match(/(?<!\d)(1[89]|2[01])\d\d(?!\d)/gu));
    const [only, ...others] = said;
    if (only) return others.length === 0 ? { year: Number(only), frame } : undefined;
  }
  return undefined;
}

/** From the first to the last year that a panel shows. */
export function yearsOn({ unit, year, cells }: PeriodPanel): [first: number, last: number] | undefined {
  if (unit !== 'year') return year === undefined ? undefined : [year, year];
  return [Math.min(...cells.keys()), Math.max(...cells.keys())];
}
