// Has a task done by a relay with AGENT_TASKS=on: prints what happens, approves nothing by itself, prints the data.
//
//   node task.ts [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]
//
// Node 22.18 or later, nothing to install.
import { randomUUID } from 'node:crypto';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8787' },
    key: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const [prompt, ...urls] = positionals;

type TaskEvent = { type: string; [key: string]: unknown };

const ATTEMPTS = 20;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = values.key === undefined ? {} : { authorization: `Bearer ${values.key}` };
  const headers = { 'content-type': 'application/json', ...authorization, ...init.headers };
  const response = await fetch(new URL(path, values.url), { ...init, headers });
  if (response.ok) return response;
  const { error }: { error: { code: string; message: string } } = JSON.parse(await response.text());
  throw new Error(`${error.code}: ${error.message}`);
}

/** All events of a task, each once: after a break they go on where they ended. */
async function* eventsOf(task: string): AsyncGenerator<TaskEvent> {
  let last = '0';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { body } = await ask(`/api/v1/agent/${task}/events`, { headers: { 'last-event-id': last } });
    if (!body) continue;
    let rest = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${piece}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('id: ')) last = line.slice(4);
        if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
      }
    }
  }
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
  if (event.type === 'failed') throw new Error(`${event.code}: ${event.error}`);
  if (event.type !== 'complete') continue;
  console.log(
    JSON.stringify({ data: event.data, sources: event.sources, creditsUsed: event.creditsUsed }, null, 2),
  );
  break;
}
