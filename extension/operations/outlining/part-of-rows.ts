import { type OutlineRow, rowsAround, writeRow } from './outline-rows.ts';

/** As many lines as fit, from one on, after those that the first of them is in. */
export interface RowsPart {
  text: string;
  /** The first line that is left out; absent at the end. */
  next?: number;
  /** So many lines at the beginning only say where the others are. */
  around: number;
}

export function partOfRows(rows: readonly OutlineRow[], from: number, most: number): RowsPart {
  const around = rowsAround(rows, from).map(writeRow);
  const written = [...around];
  let length = around.reduce((sum, line) => sum + line.length + 1, 0);
  let at = from;
  for (; at < rows.length; at += 1) {
    const row = rows[at];
    const line = row ? writeRow(row) : '';
    // One line at least, or nobody would ever come further.
    if (at > from && length + line.length > most) break;
    written.push(line);
    length += line.length + 1;
  }
  return { text: written.join('\n'), around: around.length, ...(at < rows.length ? { next: at } : {}) };
}
