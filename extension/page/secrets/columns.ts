import { isMatching, textOf } from '../dom/native-dom.ts';

/** The rest of the row, and for a column heading the cells below. */
export function* cellsOf(heading: Element): Generator<Element> {
  const row = heading.closest(ROWS);
  const table = row?.closest('table, [role=table], [role=grid], [role=treegrid]');
  if (!row || !table) return;
  const cells = [...row.children];
  const at = cells.indexOf(heading);
  const isColumn =
    cells.filter(cell => isMatching(cell, 'th, [role=columnheader]')).length > 1 ||
    cells.length === 1 ||
    isInHeadingRow(heading);
  if (!isColumn) return yield* cells.slice(at + 1);
  for (const other of [...table.querySelectorAll(ROWS)].slice(0, MAX_ROWS)) {
    const cell = other.children[at];
    if (cell && other !== row) yield cell;
  }
}

const ROWS = 'tr, [role=row]';
const MAX_ROWS = 500;

/**
 * After the first cell of the first row, as a table without markup for headings has them. Above it may stand a title, and
 * the letters of a spreadsheet's columns.
 */
export function isInHeadingRow(cell: Element): boolean {
  if (!cell.previousElementSibling) return false;
  const row = cell.closest(ROWS);
  let above = rowBefore(row);
  // Without a row below, a row under a title holds a label and its value.
  if (above && !row?.nextElementSibling) return false;
  for (let left = MAX_TITLES; above && left > 0; left -= 1) {
    if (!isTitle(above)) return false;
    above = rowBefore(above);
  }
  return !above;
}

const MAX_TITLES = 5;

/** Also the last row of the group before, as of a table's head. */
function rowBefore(row: Element | null): Element | null | undefined {
  if (!row || row.previousElementSibling) return row?.previousElementSibling;
  const { parentElement: group } = row;
  const last =
    group && isMatching(group, 'tbody, [role=rowgroup]') && group.previousElementSibling?.lastElementChild;
  return last && isMatching(last, ROWS) ? last : null;
}

/** One text at most, or nothing but letters and numbers of columns. */
function isTitle(row: Element): boolean {
  const texts = [...row.children].map(cell => textOf(cell).trim()).filter(Boolean);
  return texts.length < 2 || texts.every(text => /^(?:[A-Z]{1,2}|\d\d?)$/u.test(text));
}
