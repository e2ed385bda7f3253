import { message } from '../../messages/message.ts';
import { type ExtractedTable, requireExtractor } from '../../page/extracting/extractor.ts';
import { tableLine } from '../../page/extracting/table-text.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../contract/outcome.ts';
import { fittingPart } from './text-part.ts';

/** A row with the table it came from. */
interface Row {
  table: ExtractedTable;
  line: string;
}

/** A part of the tables as Markdown; each part repeats the heading of its rows. */
export function extractTables(element: Element, from: number): Outcome {
  const { tables, isCut } = requireExtractor().tablesIn(element);
  if (tables.length === 0) throw new PageError('ElementNotFound', message('tables.none'));
  const rows = tables.flatMap(rowsOf);
  const count = rows.length;
  if (from >= count) throw new PageError('InvalidArgument', message('tables.beyond', { count }));
  const shown = fittingPart(rows.slice(from), ({ line }) => line.length + 1);
  const end = from + shown.length;
  const sentences = [
    message('tables.part', { tables: tables.length, from: from + 1, to: end, count }),
    end < count ? message('tables.more', { next: end }) : '',
    end === count && isCut ? message('extract.tooLarge') : '',
  ];
  const parts = [...Map.groupBy(shown, ({ table }) => table)].map(([table, own]) => {
    const { caption } = table;
    const number = tables.indexOf(table) + 1;
    return message('tables.numbered', { number, caption, rows: markdownOf(table, own) });
  });
  return {
    success: true,
    message: message('sentences', { sentences: sentences.filter(Boolean) }),
    value: message('tables.all', { tables: parts }),
    count,
    ...(end < count ? { next_from: end } : {}),
  };
}

/** A table with only a heading counts as one row, so that it appears. */
function rowsOf(table: ExtractedTable): Row[] {
  const [heading = [], ...rows] = table.rows;
  const lines = (rows.length > 0 ? rows : [heading.map(() => '')]).map(cells =>
    tableLine(cells.map(bounded)),
  );
  return lines.map(line => ({ table, line }));
}

function markdownOf({ rows: [heading = []] }: ExtractedTable, rows: readonly Row[]): string {
  const head = [tableLine(heading.map(bounded)), tableLine(heading.map(() => '---'))];
  return [...head, ...rows.map(({ line }) => line)].join('\n');
}

const MAX_CELL = 1_000;

function bounded(cell: string): string {
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell;
}
