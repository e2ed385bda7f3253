import type { OutlineLine } from '../../page/outlining/outline-reading.ts';

/** `context` only shows where other lines are. */
type Change = 'added' | 'removed' | 'changed' | 'context';

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

/** Omits deeper lines; the line above counts them. */
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

/** The ancestors of a line, outermost first. */
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
