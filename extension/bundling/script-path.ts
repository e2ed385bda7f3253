import { resolve } from 'node:path';

const CONTENT = resolve(import.meta.dirname, '../entrypoints/content');

/** Where the source of a script is, by its name. */
export function scriptPath(name: string): string {
  return resolve(CONTENT, `${name}.ts`);
}
