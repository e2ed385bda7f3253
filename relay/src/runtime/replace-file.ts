import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, writeSync } from 'node:fs';

/** Readable by its owner alone. Readers see the old file or the new one, never half of one. */
export function replaceFile(path: string, text: string): void {
  // Kubernetes mounts files as links, which must stay links.
  const target = existsSync(path) ? realpathSync(path) : path;
  const fresh = `${target}.${randomUUID()}`;
  const file = openSync(fresh, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, target);
}
