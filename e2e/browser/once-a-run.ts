import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { root } from './build-extension.ts';

const FOLDER = `${root}/e2e/artifacts/once-a-run`;

/** What is the same for every file of tests is made by the first that asks for it: to bundle a kit takes seconds. */
export async function onceARun(name: string, make: () => Promise<string>): Promise<string> {
  const path = `${FOLDER}/${name}`;
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const made = await make();
  mkdirSync(FOLDER, { recursive: true });
  // Two may make it at the same time; nobody reads the half of one.
  writeFileSync(`${path}.${process.pid}`, made);
  renameSync(`${path}.${process.pid}`, path);
  return made;
}

/** Vitest calls this before a run: what was made in an earlier one is of other sources. */
export default function forgetEarlierRuns(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}
