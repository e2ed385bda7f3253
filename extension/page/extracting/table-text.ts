import type { ExtractedTable } from './extractor.ts';

function tableRows(table: Element): string[][] {
  const rows: string[][] = [];
  [...table.querySelectorAll('tr')]
    .filter(row => row.closest('table') === table)
    .forEach((row, rowIndex) => {
      const cells = [...row.children].filter(cell => /^t[dh]$/u.test(cell.localName));
      let column = 0;
      for (const cell of cells) {
        while (rows[rowIndex]?.[column] !== undefined) column += 1;
        put(rows, cell, rowIndex, column);
      }
    });
  const width = Math.max(0, ...rows.map(row => row.length));
  return rows.map(row => Array.from({ length: width }, (_, index) => row[index] ?? ''));
}

/** Markdown, with the first row as the heading. */
export function tableText(table: Element): string {
  const [heading = [], ...rows] = tableRows(table).filter(row => row.some(Boolean));
  return [tableLine(heading), tableLine(heading.map(() => '---')), ...rows.map(tableLine)].join('\n');
}

export function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Layout tables have tables, lists or headings inside, or one column. */
export function isDataTable(table: Element): boolean {
  const isNested = table.querySelector('table, ul, ol, h1, h2, h3, p + p') !== null;
  return !isNested && tableRows(table).some(row => row.length > 1);
}

/** A page may claim any span. */
const MAX_SPANNED = 50;

function put(rows: string[][], cell: Element, top: number, left: number): void {
  const text = (cell.textContent ?? '').replace(/\s+/gu, ' ').replaceAll('|', '\\|').trim();
  for (let row = top; row < top + spanOf(cell, 'rowspan'); row += 1) {
    for (let column = left; column < left + spanOf(cell, 'colspan'); column += 1) {
      const cells = rows[row] ?? [];
      cells[column] = row === top && column === left ? text : '';
      rows[row] = cells;
    }
  }
}

function spanOf(cell: Element, attribute: 'rowspan' | 'colspan'): number {
  const span = Number(cell.getAttribute(attribute) ?? 1);
  return span >= 1 ? Math.min(MAX_SPANNED, Math.trunc(span)) : 1;
}

export function tablesOf(copy: HTMLElement): ExtractedTable[] {
  const [only] = copy.children;
  return [...copy.querySelectorAll('table')]
    .filter(table => table === only || isDataTable(table) || isMarkedUp(table))
    .map(table => ({ caption: captionOf(table), rows: tableRows(table).filter(row => row.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Marked up as data; layout tables hold tables and have no column headings. */
function isMarkedUp(table: Element): boolean {
  return table.querySelector('table') === null && table.querySelector('th, caption') !== null;
}

function captionOf(table: Element): string {
  const [caption] = [...table.children].filter(child => child.localName === 'caption');
  return (caption?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
