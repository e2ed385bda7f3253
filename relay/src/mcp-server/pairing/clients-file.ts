import { mcpClientIdSchema } from '@assent/shared';
import * as z from 'zod';
import { readOwnFile, writeOwnFile } from '../../runtime/own-file.ts';

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

const FILE = {
  schema: z.object({ version: z.literal(1), clients: z.array(pairedClientSchema) }),
  holds: 'MCP clients',
  repair: 'Repair or delete it, then connect the clients again.',
};

/** No file means no clients. Throws one sentence when it can't be used. */
export function readClients(path: string): readonly PairedClient[] {
  return readOwnFile(path, FILE)?.clients ?? [];
}

/** Throws one sentence. */
export function writeClients(path: string, clients: readonly PairedClient[]): void {
  writeOwnFile(path, { version: 1, clients });
}
