import { MAX_FILE_BYTES } from '../../../operations/writing/chosen-files.ts';
import { type Card, runnablePart } from './card.ts';

/**
 * The files chosen for the rows of the waiting card, by row index. Only in memory: after the panel is reopened the person
 * chooses again.
 */
export interface ChosenFiles {
  callId: string;
  byRow: ReadonlyMap<number, readonly File[]>;
}

export type FileBlocker = 'none-chosen' | 'too-large';

export function filesOf(
  chosen: ChosenFiles | undefined,
  callId: string,
  index: number,
): readonly File[] | undefined {
  return chosen?.callId === callId ? chosen.byRow.get(index) : undefined;
}

export function withFiles(
  chosen: ChosenFiles | undefined,
  callId: string,
  index: number,
  files: readonly File[],
): ChosenFiles {
  const before = chosen?.callId === callId ? chosen.byRow : [];
  return { callId, byRow: new Map([...before, [index, files]]) };
}

/** The first problem over all rows that would run; a row's files go to the page in one message. */
export function fileBlocker(
  { id, card }: { id: string; card: Card },
  chosen: ChosenFiles | undefined,
): FileBlocker | undefined {
  const sizes = rowsThatAsk(card).map(index => sizeOf(filesOf(chosen, id, index) ?? []));
  if (sizes.includes(undefined)) return 'none-chosen';
  return sizes.some(size => size !== undefined && size > MAX_FILE_BYTES) ? 'too-large' : undefined;
}

function rowsThatAsk(card: Card): number[] {
  if (card.kind !== 'actions') return [];
  return card.rows.flatMap((row, index) => (runnablePart(row)?.preview.asksFile ? [index] : []));
}

function sizeOf(files: readonly File[]): number | undefined {
  return files.length === 0 ? undefined : files.reduce((sum, { size }) => sum + size, 0);
}
