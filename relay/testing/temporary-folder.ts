import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// Each file of tests has this module to itself. Hooks run in the reverse order of their making, so that this one comes after
// those of the file, which end what still uses a folder.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A new, empty folder, which goes with its contents at the end of the file of tests that asked for it, however that ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assent-'));
  folders.push(folder);
  return folder;
}
