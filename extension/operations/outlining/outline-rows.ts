import type { OutlineLine } from '../../page/outlining/outline-reading.ts';

/** What became of a line since an earlier snapshot; `context` only says where others are. */
type Change = 'added' | 'removed' | 'changed' | 'context';

/** A line as it is told. */
export interface OutlineRow extends Pick<OutlineLine, 'depth' | 'text'> {
  change?: Change;
}

const SIGNS = { added: '+ ', removed: '- ', changed: '~ ', context: '  ' } as const satisfies Record<
  Change,
  string
>;

export function writeRow({ depth, text, change }: OutlineRow): string {
  return `${change ? SIGNS[change] : ''}${'  '.repeat(depth)}- ${text}`;
}

/** The same without what is deeper, of which the line above says how much it was. */
export function limitDepth(lines: readonly OutlineLine[], depth: number): OutlineLine[] {
  const kept: OutlineLine[] = [];
  let left = 0;
  const close = () => {
    const last = kept.at(-1);
    if (last && left > 0) kept[kept.length - 1] = { ...last, text: `${last.text} [inside=${left}]` };
    left = 0;
  };
  for (const line of lines) {
    if (line.depth >= depth) left += 1;
    else {
      close();
      kept.push(line);
    }
  }
  close();
  return kept;
}

/** The lines that a line is in, outermost first. */
export function rowsAround<Row extends Pick<OutlineLine, 'depth'>>(
  rows: readonly Row[],
  index: number,
): Row[] {
  const around: Row[] = [];
  let depth = rows[index]?.depth ?? 0;
  for (let at = index - 1; at >= 0 && depth > 0; at -= 1) {
    const row = rows[at];
    if (!row || row.depth >= depth) continue;
    depth = row.depth;
    around.unshift(row);
  }
  return around;
}
