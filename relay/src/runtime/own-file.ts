import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type * as z from 'zod';
import { reasonOf } from '../errors/system-error.ts';
import { parseJson } from '../json/parse-json.ts';
import { replaceFile } from './replace-file.ts';

/** A JSON file that a relay writes for itself. `holds`: what is in it; `repair`: what to do when it can't be used. */
export type OwnFile<Content> = { schema: z.ZodType<Content>; holds: string; repair: string };

/** Undefined where there is no file. Throws one sentence, without the file's content, when it can't be used. */
export function readOwnFile<Content>(path: string, { schema, holds, repair }: OwnFile<Content>) {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (reasonOf(cause) === 'ENOENT') return undefined;
    throw new Error(`${resolve(path)} can't be read (${reasonOf(cause)}). ${repair}`, { cause });
  }
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${resolve(path)} does not hold ${holds} as this relay writes them. ${repair}`);
}

/** Readable by its owner alone. Throws one sentence. */
export function writeOwnFile(path: string, content: object): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    replaceFile(path, `${JSON.stringify(content, null, 2)}\n`);
  } catch (cause) {
    throw new Error(`${resolve(path)} can't be written (${reasonOf(cause)}).`, { cause });
  }
}
