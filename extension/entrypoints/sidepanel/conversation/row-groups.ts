import { isConsequential } from './block-rows.ts';
import type { Row } from './card.ts';

/** Rows next to each other that only prepare something, or that all set something off. */
export interface RowGroup {
  isConsequential: boolean;
  /** The place of its first row in the batch. */
  start: number;
  rows: Row[];
}

/** The rows in the order in which they run. What can't be done belongs to what stands before it. */
export function groupRows(rows: readonly Row[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const [index, row] of rows.entries()) {
    const last = groups.at(-1);
    const kind = row.preview.status === 'bound' ? isConsequential(row) : (last?.isConsequential ?? false);
    if (last?.isConsequential === kind) last.rows.push(row);
    else groups.push({ isConsequential: kind, start: index, rows: [row] });
  }
  return groups;
}
