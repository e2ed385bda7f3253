import type { ExtractedTable } from './extractor.ts';
import { isDataTable, tableRows } from './table-text.ts';

/** The tables of data in the copy of what was asked for. */
export function tablesOf(copy: HTMLElement): ExtractedTable[] {
  const [only] = copy.children;
  return [...copy.querySelectorAll('table')]
    .filter(table => table === only || isDataTable(table) || isMarkedUp(table))
    .map(table => ({ caption: captionOf(table), rows: tableRows(table).filter(row => row.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Says by itself that it is one; what only lays a page out has other tables in it, and no headings of columns. */
function isMarkedUp(table: Element): boolean {
  return table.querySelector('table') === null && table.querySelector('th, caption') !== null;
}

function captionOf(table: Element): string {
  const [caption] = [...table.children].filter(child => child.localName === 'caption');
  return (caption?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
