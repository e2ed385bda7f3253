import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { mcpClientIdSchema } from '@assent/shared';
import * as z from 'zod';
import { reasonOf } from '../../errors/system-error.ts';
import { parseJson } from '../../json/parse-json.ts';
import { replaceFile } from '../../runtime/replace-file.ts';

const pairedClientSchema = z.object({
  id: mcpClientIdSchema,
  /** SHA-256 of its token, in hex: the file lets nobody in. */
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Whose panel let it in. */
  owner: z.string(),
  name: z.string(),
  pairedAt: z.iso.datetime(),
});
export type PairedClient = z.output<typeof pairedClientSchema>;

const fileSchema = z.object({ version: z.literal(1), clients: z.array(pairedClientSchema) });

/** No file means no clients. Throws one sentence when it can't be used. */
export function readClients(path: string): readonly PairedClient[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (reasonOf(cause) === 'ENOENT') return [];
    throw new Error(`${resolve(path)} can't be read (${reasonOf(cause)}). ${ADVICE}`, { cause });
  }
  const parsed = fileSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data.clients;
  throw new Error(`${resolve(path)} does not hold MCP clients as this relay writes them. ${ADVICE}`);
}

const ADVICE = 'Repair or delete it, then connect the clients again.';

/** Throws one sentence. */
export function writeClients(path: string, clients: readonly PairedClient[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    replaceFile(path, `${JSON.stringify({ version: 1, clients }, null, 2)}\n`);
  } catch (cause) {
    throw new Error(`${resolve(path)} can't be written (${reasonOf(cause)}).`, { cause });
  }
}
