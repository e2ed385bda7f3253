// Has a task done by a relay with AGENT_TASKS=on: prints what happens, approves nothing by itself, prints the data.
//
//   node task.ts [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]
//
// Node 22.18 or later, nothing to install.
import { randomUUID } from 'node:crypto';
import process, { exit, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const USAGE = 'usage: node task.ts [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]';

const { values, positionals } = readArguments();
const [prompt, ...urls] = positionals;

type TaskEvent = { type: string; [key: string]: unknown };

const ATTEMPTS = 20;

/** Its message is all that the person at the terminal needs. */
class Problem extends Error {}

class Unreachable extends Problem {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        url: { type: 'string', default: 'http://127.0.0.1:8787' },
        key: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    return exitWithUsage();
  }
}

function exitWithUsage(): never {
  console.error(USAGE);
  return exit(2);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = values.key === undefined ? {} : { authorization: `Bearer ${values.key}` };
  const headers = { 'content-type': 'application/json', ...authorization, ...init.headers };
  const address = `${values.url.replace(/\/$/u, '')}${path}`;
  const response = await fetch(address, { ...init, headers }).catch((thrown: unknown) => {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause.message : thrown;
    throw new Unreachable(`${values.url} can't be reached: ${cause}`, { cause: thrown });
  });
  if (response.ok) return response;
  throw new Problem(reasonIn(await response.text()) ?? `HTTP ${response.status}`);
}

type RefusedBody = { error: { code: string; message: string; issues?: { path: string; message: string }[] } };

/** What the relay did not take, and why. */
function reasonIn(body: string): string | undefined {
  try {
    const { error }: RefusedBody = JSON.parse(body);
    const issues = (error.issues ?? []).map(issue => `  ${issue.path}: ${issue.message}`);
    return [`${error.code}: ${error.message}`, ...issues].join('\n');
  } catch {
    return undefined;
  }
}

/** All events of a task, each once: after a break they go on where they ended. */
async function* eventsOf(task: string): AsyncGenerator<TaskEvent> {
  let last = '0';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const { body } = await ask(`/api/v1/agent/${task}/events`, { headers: { 'last-event-id': last } });
      let rest = '';
      for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = `${rest}${piece}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('id: ')) last = line.slice(4);
          if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
        }
      }
    } catch (thrown) {
      // Anything else is a break.
      if (thrown instanceof Problem && !(thrown instanceof Unreachable)) throw thrown;
    }
  }
  throw new Unreachable(
    `The relay can't be reached any more. The task goes on: GET ${values.url}/api/v1/agent/${task}`,
  );
}

/** Asks the person at the terminal. What was asked before a break may be decided by now. */
async function decide(task: string, { approvalId, preview }: TaskEvent): Promise<void> {
  const now: { approvalId?: string } = JSON.parse(await (await ask(`/api/v1/agent/${task}`)).text());
  if (now.approvalId !== approvalId) return;
  console.error('  asks:', JSON.stringify(preview, ['risk', 'sentence', 'before', 'after']));
  const approved = values.yes || (stdin.isTTY === true && (await confirm()));
  const body = JSON.stringify({ approved });
  await ask(`/api/v1/agent/${task}/approvals/${approvalId}`, { method: 'POST', body });
}

async function confirm(): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question('  Approve? [y/n] ');
  terminal.close();
  return answer.startsWith('y');
}

async function run(): Promise<void> {
  const begun = await ask('/api/v1/agent', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({ prompt, urls, stream: false }),
  });
  const { id }: { id: string } = JSON.parse(await begun.text());
  for await (const event of eventsOf(id)) {
    if (event.type === 'thinking') console.error(event.content);
    if (event.type === 'tool_call') console.error(`  ${event.tool} ${JSON.stringify(event.args)}`);
    if (event.type === 'approval_required') await decide(id, event);
    if (event.type === 'failed')
      throw new Problem(`${event.code}: ${event.error}\nIt cost ${event.creditsUsed} credits.`);
    if (event.type !== 'complete') continue;
    const { data, sources, creditsUsed } = event;
    console.log(JSON.stringify({ data, sources, creditsUsed }, null, 2));
    return;
  }
}

if (prompt === undefined) exitWithUsage();
try {
  await run();
} catch (thrown) {
  if (!(thrown instanceof Problem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
