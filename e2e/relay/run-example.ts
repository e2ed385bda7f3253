import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const EXAMPLES = fileURLToPath(new URL('../../relay/examples/', import.meta.url));

export type Finished = { status: number | null; output: string; errors: string };

/** Runs an example client to its end, with these messages as its input lines. */
export async function runExample(command: readonly string[], messages: readonly string[]): Promise<Finished> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: EXAMPLES, stdio: 'pipe' });
  child.stdin.end(messages.map(message => `${message}\n`).join(''));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, output, errors };
}
