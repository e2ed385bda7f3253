import type { Language } from '@assent/shared';
import { type ExtractedTable, requireExtractor } from '../../page/extracting/extractor.ts';
import { tableLine } from '../../page/extracting/table-text.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../outcome.ts';
import { MAX_PART, TOO_LARGE } from './text-part.ts';

/** A row that was taken out of a table, with what stands over it. */
interface Row {
  table: ExtractedTable;
  line: string;
}

/** A part of the tables in an element as Markdown; each part begins with the heading that its rows belong to. */
export function extractTables(element: Element, from: number, language: Language): Outcome {
  const words = WORDS[language];
  const { tables, isCut } = requireExtractor().tablesIn(element);
  if (tables.length === 0) throw new PageError('ElementNotFound', words.none);
  const rows = tables.flatMap(rowsOf);
  const count = rows.length;
  if (from >= count) throw new PageError('InvalidArgument', words.beyond(count));
  const shown = part(rows.slice(from));
  const end = from + shown.length;
  const forPerson = words.part(tables.length, from + 1, end, count);
  const sentences = [
    forPerson,
    end < count ? words.more(end) : '',
    end === count && isCut ? TOO_LARGE[language] : '',
  ];
  const value = [...Map.groupBy(shown, ({ table }) => table)]
    .map(([table, own]) => markdownOf(table, own, words.numbered(tables.indexOf(table) + 1, table.caption)))
    .join('\n\n');
  const message = sentences.filter(Boolean).join(' ');
  return { success: true, message, forPerson, value, count, ...(end < count ? { next_from: end } : {}) };
}

/** A table of its heading alone counts as one row, so that it is told. */
function rowsOf(table: ExtractedTable): Row[] {
  const [heading = [], ...rows] = table.rows;
  const lines = (rows.length > 0 ? rows : [heading.map(() => '')]).map(cells =>
    tableLine(cells.map(bounded)),
  );
  return lines.map(line => ({ table, line }));
}

function markdownOf({ rows: [heading = []] }: ExtractedTable, rows: readonly Row[], title: string): string {
  const head = [title, '', tableLine(heading.map(bounded)), tableLine(heading.map(() => '---'))];
  return [...head, ...rows.map(({ line }) => line)].join('\n');
}

/** As many as fit, and one in any case. */
function part(rows: readonly Row[]): Row[] {
  let length = 0;
  const end = rows.findIndex(({ line }, index) => {
    length += line.length + 1;
    return index > 0 && length > MAX_PART;
  });
  return rows.slice(0, end === -1 ? undefined : end);
}

const LONGEST_CELL = 1_000;

function bounded(cell: string): string {
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}

const WORDS = {
  zh: {
    numbered: (number: number, caption: string) => `表格 ${number}${caption && `：${caption}`}`,
    part: (tables: number, from: number, to: number, count: number) =>
      `${tables} 个表格，共 ${count} 行（不含表头），这是第 ${from} 到 ${to} 行。`,
    more: (next: number) => `接着读请用 from: ${next}，或以一个表格为目标。`,
    none: '目标里没有可见的数据表格。请改用 what: "text"，或选择别的目标。',
    beyond: (count: number) => `表格只有 ${count} 行。请用更小的 from。`,
  },
  en: {
    numbered: (number: number, caption: string) => `Table ${number}${caption && `: ${caption}`}`,
    part: (tables: number, from: number, to: number, count: number) =>
      `${tables} ${tables === 1 ? 'table' : 'tables'}; rows ${from} to ${to} of ${count}, headings not counted.`,
    more: (next: number) => `Go on with from: ${next}, or name one table as the target.`,
    none: 'The target shows no table of data. Use what: "text" instead, or another target.',
    beyond: (count: number) => `The tables have only ${count} rows. Use a smaller from.`,
  },
} as const;
