import {
  creditAccountSchema,
  type TaskAnswer,
  type TaskEvent,
  type TaskRequestInput,
  taskAnswerSchema,
} from '@assent/shared';
import * as z from 'zod';
import { bundlePageEngine } from '../../relay/build/bundle-page-engine.ts';
import { startScriptedMessagesApi } from '../../relay/testing/scripted-messages-api.ts';
import { taskEvents } from '../../relay/testing/task-events.ts';
import { root } from '../browser/build-extension.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { lampBuyer } from './lamp-buyer.ts';
import { startLampShop } from './lamp-shop.ts';
import { startRelayProcess } from './start-relay-process.ts';

type Ask = (path: string, body?: object) => Promise<Response>;
type Say = (text: string) => void;

const outcomeSchema = z.object({ message: z.optional(z.string()), error: z.optional(z.string()) });

const MODEL = 'scripted';

/** Characters of a line. */
const SHOWN = 160;

/**
 * `npm run demo -- --task`: a task on pages of this machine, done by a scripted model, from its prompt to the validated JSON and
 * the lines of its ledger. Its one action waits for an approval, which the demo gives.
 */
export async function playTask(port: number, say: Say): Promise<void> {
  say('Building what sessions run of the extension …');
  await bundlePageEngine(`${root}/.output/page-engine`);
  const shop = await startLampShop();
  const model = await startScriptedMessagesApi(lampBuyer(`${shop.url}/`));
  const relay = await startRelayProcess(port, {
    LOG_LEVEL: 'warn',
    ...{ AGENT_TASKS: 'on', BROWSER: 'on', SCRAPE: 'on' },
    BROWSER_EXECUTABLE: findPageBrowser(),
    // Chromium's sandbox refuses root.
    BROWSER_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on',
    FETCH_ALLOW_HOSTS: new URL(shop.url).host,
    // The scripted model alone, whatever else this machine has.
    ...{ RELAY_SETUP: 'off', RELAY_MODELS: '', OPENAI_MODEL: '', OPENAI_API_KEY: '', OPENAI_BASE_URL: '' },
    ...{ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'scripted', ANTHROPIC_MODEL: MODEL },
  });
  const ask: Ask = (path, body) =>
    fetch(`${relay.url}/api/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
  try {
    const task = await runTask(taskFor(shop.url), ask, say);
    sayOutcome(task, say);
    const account = creditAccountSchema.parse(await answered(ask('/credits')));
    say(`The account: ${account.balance} credits may be used, ${account.held} are held.`);
    say(`The shop received: ${shop.orders.join(', ') || 'no order'}.`);
  } finally {
    await relay.stop();
    await model.stop();
    await shop.close();
  }
}

function taskFor(shop: string): TaskRequestInput {
  const lamp = {
    type: 'object',
    properties: { name: { type: 'string' }, price: { type: 'number' }, currency: { enum: ['EUR'] } },
    required: ['name', 'price', 'currency'],
  };
  const order = {
    type: ['object', 'null'],
    properties: { number: { type: 'integer' }, lamp: { type: 'string' } },
    required: ['number', 'lamp'],
  };
  return {
    prompt: 'What do the lamps of this shop cost? Order the cheapest one.',
    urls: [shop],
    schema: {
      type: 'object',
      properties: { lamps: { type: 'array', items: lamp, minItems: 3 }, order },
      required: ['lamps', 'order'],
    },
    ...{ model: MODEL, maxCredits: 200 },
  };
}

/** Follows it to its end, and approves what it asks for. */
async function runTask(request: TaskRequestInput, ask: Ask, say: Say): Promise<TaskAnswer> {
  say(`The task: ${request.prompt}`);
  let id = '';
  for await (const { number, event } of taskEvents(await ask('/agent', request))) {
    say(`${String(number).padStart(3)} ${event.type.padEnd(17)} ${lineOf(event)}`);
    if (event.type === 'started') id = event.id;
    if (event.type === 'approval_required')
      await answered(ask(`/agent/${id}/approvals/${event.approvalId}`, { approved: true }));
  }
  return taskAnswerSchema.parse(await answered(ask(`/agent/${id}`)));
}

function lineOf(event: TaskEvent): string {
  const line = describe(event);
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

function describe(event: TaskEvent): string {
  switch (event.type) {
    case 'thinking':
      return event.content;
    case 'tool_call':
      return `${event.tool} ${JSON.stringify(event.args)}`;
    case 'tool_result':
      return `${event.tool}: ${outcomeOf(event.result)}`;
    case 'approval_required':
      return cardOf(event);
    default: {
      const { type, ...facts } = event;
      return JSON.stringify(facts);
    }
  }
}

function outcomeOf(result: unknown): string {
  const { message, error } = outcomeSchema.parse(result);
  return error ?? message ?? JSON.stringify(result);
}

/** What a person reads of it. */
function cardOf({ preview }: Extract<TaskEvent, { type: 'approval_required' }>): string {
  const sent = preview.sends.map(({ label, value }) => `${label} = ${value}`);
  const details = preview.details.map(({ label, text }) => `${label}: ${text}`);
  return [`${preview.sentence} (${preview.risk})`, ...sent, ...details].join(' · ');
}

function sayOutcome({ status, result, error, charges, creditsUsed }: TaskAnswer, say: Say): void {
  if (!result) throw new Error(`The task ended ${status}: ${error?.message ?? 'without a reason'}`);
  say(`The data, which fit the schema:\n${JSON.stringify(result.data, null, 2)}`);
  for (const { path, url, quote, verified } of result.sources)
    say(`  ${path}: “${quote}” at ${url}${verified ? '' : ' (not found there)'}`);
  say(`The ledger of the task, which used ${creditsUsed} credits:`);
  for (const { kind, credits, reference } of charges)
    say(`  ${kind.padEnd(11)} ${String(credits).padStart(5)}  ${reference}`);
}

async function answered(response: Promise<Response>): Promise<unknown> {
  const answer = await response;
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
