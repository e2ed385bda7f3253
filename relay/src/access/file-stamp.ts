import { lstatSync, statSync } from 'node:fs';

/** Changes whenever the file does; `undefined` where there is none. A look takes some microseconds. */
export function stampOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
}

/** Whether there is anything of that name, if only a link that leads nowhere. */
export function isAnythingAt(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
