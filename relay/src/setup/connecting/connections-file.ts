import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { reasonOf } from '../../errors/system-error.ts';
import { parseJson } from '../../json/parse-json.ts';
import { replaceFile } from '../../runtime/replace-file.ts';
import { type Connection, connectionSchema } from './connection.ts';

const fileSchema = z.object({ version: z.literal(1), connections: z.array(connectionSchema) });

/** No file means no connections. Throws one sentence, without the file's content, when it can't be used. */
export function readConnections(path: string): readonly Connection[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (reasonOf(cause) === 'ENOENT') return [];
    throw new Error(`${resolve(path)} can't be read (${reasonOf(cause)}). ${ADVICE}`, { cause });
  }
  const parsed = fileSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data.connections;
  throw new Error(`${resolve(path)} does not hold connections as this relay writes them. ${ADVICE}`);
}

const ADVICE = 'Repair or delete it, then connect the model again on the page /setup.';

/** Throws one sentence. */
export function writeConnections(path: string, connections: readonly Connection[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    replaceFile(path, `${JSON.stringify({ version: 1, connections }, null, 2)}\n`);
  } catch (cause) {
    throw new Error(`${resolve(path)} can't be written (${reasonOf(cause)}).`, { cause });
  }
}
