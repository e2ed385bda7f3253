import * as z from 'zod';
import { readOwnFile, writeOwnFile } from '../../runtime/own-file.ts';
import { type Connection, connectionSchema } from './connection.ts';

const FILE = {
  schema: z.object({ version: z.literal(1), connections: z.array(connectionSchema) }),
  holds: 'connections',
  repair: 'Repair or delete it, then connect the model again on the page /setup.',
};

/** No file means no connections. Throws one sentence, without the file's content, when it can't be used. */
export function readConnections(path: string): readonly Connection[] {
  return readOwnFile(path, FILE)?.connections ?? [];
}

/** Throws one sentence. */
export function writeConnections(path: string, connections: readonly Connection[]): void {
  writeOwnFile(path, { version: 1, connections });
}
