import { createHash } from 'node:crypto';

const MAX_LENGTH = 64;
const FOREIGN = /[^A-Za-z0-9_.-]/g;
const DIGEST_LENGTH = 6;

/**
 * What a tool of a server is called here: `server_tool`. Where that is too long, holds characters that the wire does not take,
 * or is the name of something else, it ends with a digest of the server's own name for it. It depends on nothing but these
 * names, so that a name never comes to stand for another tool while a call of it waits to be approved.
 */
export function nameTool(server: string, tool: string, reserved: ReadonlySet<string>): string {
  const plain = `${server}_${tool}`;
  const fits = tool !== '' && plain.length <= MAX_LENGTH && plain.search(FOREIGN) === -1;
  if (fits && !reserved.has(plain)) return plain;
  const digest = createHash('sha256').update(tool).digest('hex').slice(0, DIGEST_LENGTH);
  return `${plain.replace(FOREIGN, '-').slice(0, MAX_LENGTH - DIGEST_LENGTH - 1)}_${digest}`;
}
