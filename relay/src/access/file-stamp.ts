import { type BigIntStats, lstatSync, statSync } from 'node:fs';

type FileLook = { kind: 'file'; stats: BigIntStats } | { kind: 'broken-link' | 'nothing' };

const LOOKING = { bigint: true, throwIfNoEntry: false } as const;

/** What there is of that name. A look takes some microseconds, and only at a link it takes two. */
export function lookAtFile(path: string): FileLook {
  const entry = lstatSync(path, LOOKING);
  if (!entry) return { kind: 'nothing' };
  const stats = entry.isSymbolicLink() ? statSync(path, LOOKING) : entry;
  return stats ? { kind: 'file', stats } : { kind: 'broken-link' };
}

/** Changes whenever the file does; `undefined` where there is none. */
export function stampOf(look: FileLook): string | undefined {
  if (look.kind !== 'file') return undefined;
  const { dev, ino, size, mtimeNs, ctimeNs } = look.stats;
  return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;
}
