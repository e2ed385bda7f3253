import { statSync } from 'node:fs';

/** Changes whenever the file does; `undefined` where there is none. A look takes some microseconds. */
export function stampOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
}
