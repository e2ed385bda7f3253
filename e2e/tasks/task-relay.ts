import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TaskAnswer, type TaskEvent, taskAnswerSchema, taskEventSchema } from '@assent/shared';
import type { Access } from '../../relay/src/access/access.ts';
import { startAgentTasksPart } from '../../relay/src/agent-tasks/start-agent-tasks-part.ts';
import { parseAgent } from '../../relay/src/agents/load-agents.ts';
import { createRelay } from '../../relay/src/app.ts';
import { startBrowserPart } from '../../relay/src/browser/start-browser-part.ts';
import { startCreditsPart } from '../../relay/src/credits/start-credits-part.ts';
import { EmbeddedDatabase } from '../../relay/src/jobs/embedded-database.ts';
import { type Listening, listen } from '../../relay/src/runtime/listen.ts';
import type { Database } from '../../relay/src/store/sql/database.ts';
import { SqlKeys } from '../../relay/src/store/sql/sql-keys.ts';
import { openCopiedDatabase } from '../../relay/testing/copied-database.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { type NextStep, scriptedTaskModel } from './scripted-task-model.ts';

/** The secret is the tenant and the user of a token, as `acme/ann`. */
const BY_SECRET: Access = {
  identify: ({ secret = 'nobody/nobody' }) => {
    const [tenant = '', subject = ''] = secret.split('/');
    return { kind: 'person', tenant, subject, userId: 'refuse' };
  },
};

type TaskRelayOptions = {
  /** HTML by path. `{{other}}` is the same site under another host. */
  pages: Record<string, string>;
  /** Gets what is posted to the site. */
  posted?: (request: IncomingMessage, body: string) => void;
  firstGrant?: number;
  refundsPerDay?: number;
  access?: Access;
  /** Operators see the keys in its database. `access` says who is one. */
  listsKeys?: true;
  /** Whether browser sessions cost credits; they do not by default. */
  isMetered?: boolean;
  /** Besides those of the site. */
  allowedHosts?: readonly string[];
  /** Finds these pages of the site, whatever is searched for. Without it, tasks have no search. */
  found?: readonly string[];
};

/** A relay with agent tasks, a model by a script, and a site. */
export type TaskRelay = {
  site: string;
  other: string;
  database: Database;
  /** What the relay reported. */
  defects: readonly unknown[];
  /** What the model does from now on. */
  script(next: NextStep): void;
  ask(path: string, init?: RequestInit, secret?: string): Promise<Response>;
  post(path: string, body: object, secret?: string): Promise<{ status: number; body: unknown }>;
  /** Begins a task without a stream, and gives its id. */
  start(body: object, secret?: string): Promise<string>;
  read(id: string, secret?: string): Promise<TaskAnswer>;
  /** The events of a stream until it ends, or until so many of this type have come. */
  events(id: string, until?: TaskEvent['type'], many?: number, secret?: string): Promise<TaskEvent[]>;
  /** Resolves when it has ended. */
  ended(id: string, secret?: string): Promise<TaskAnswer>;
  /** For a client that needs a port; gives its address. */
  listen(): Promise<{ url: string }>;
  /** Its tasks can be gone on with by another relay. */
  stopTasks(): Promise<void>;
  close(): Promise<void>;
};

export async function startTaskRelay({
  pages,
  posted,
  access = BY_SECRET,
  listsKeys,
  allowedHosts: more = [],
  found,
  isMetered = false,
  ...credits
}: TaskRelayOptions): Promise<TaskRelay> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += String(chunk);
    });
    request.on('end', () => {
      if (request.method === 'POST') posted?.(request, body);
      const path = (request.url ?? '/').replace(/\?.*$/u, '');
      const results = found?.map(each => ({ title: each, url: `http://127.0.0.1:${port}${each}` }));
      const page = path === '/search' && results ? JSON.stringify({ results }) : pages[path];
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end((page ?? '<h1>Not found</h1>').replaceAll('{{other}}', `http://localhost:${port}`));
    });
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = addressOf(server.address());
  const allowedHosts = [`127.0.0.1:${port}`, `localhost:${port}`, ...more];
  const embedded = new EmbeddedDatabase(openCopiedDatabase);
  const database = await embedded.open();
  const defects: unknown[] = [];
  const report = (thrown: unknown) => void defects.push(thrown);
  const { firstGrant = 1_000 } = credits;
  const ledger = startCreditsPart({ database, embedded, firstGrant, allowedHosts, report });
  const browser = await startBrowserPart(
    { executable: findPageBrowser(), isSandboxed: false, allowedHosts },
    isMetered ? { metering: ledger.metering } : {},
  );
  let next: NextStep = () => ({ answer: { data: 'done' } });
  const models = [scriptedTaskModel(() => next)];
  let listening: Listening | undefined;
  const part = startAgentTasksPart({
    ...{ database, embedded, models, allowedHosts, sessions: browser.sessions, atOnce: 4 },
    searchUrl: found && `http://127.0.0.1:${port}`,
    credits: { firstGrant, refundsPerDay: 10_000, ...credits },
    report,
  });
  const app = createRelay({
    models,
    agents: [parseAgent('default', 'Be brief.')],
    access,
    keys: listsKeys && new SqlKeys(database.sql),
    keyCredits: ledger.keyCredits,
    partRoutes: [...browser.routes, ...part.routes, ...ledger.routes],
  });
  const ask: TaskRelay['ask'] = async (path, init = {}, secret = 'acme/ann') =>
    app.request(path, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...init.headers },
    });
  const post: TaskRelay['post'] = async (path, body, secret) => {
    const response = await ask(path, { method: 'POST', body: JSON.stringify(body) }, secret);
    return { status: response.status, body: await response.json() };
  };
  const read: TaskRelay['read'] = async (id, secret) => {
    const response = await ask(`/api/v1/agent/${id}`, {}, secret);
    return taskAnswerSchema.parse(await response.json());
  };
  const events: TaskRelay['events'] = async (id, until, many, secret) => {
    const response = await ask(`/api/v1/agent/${id}/events`, {}, secret);
    return readTaskEvents(response, until, many);
  };
  return {
    ...{ site: `http://127.0.0.1:${port}`, other: `http://localhost:${port}` },
    ...{ database, defects, ask, post, read, events },
    script(given) {
      next = given;
    },
    async start(body, secret) {
      const { status, body: begun } = await post('/api/v1/agent', { stream: false, ...body }, secret);
      if (status !== 202) throw new Error(`The task did not begin: ${JSON.stringify(begun)}`);
      return taskAnswerSchema.parse(begun).id;
    },
    async ended(id, secret) {
      await events(id, undefined, undefined, secret);
      return read(id, secret);
    },
    async listen() {
      listening ??= await listen(app, '127.0.0.1', 0);
      return { url: listening.url };
    },
    stopTasks: () => part.stop(),
    async close() {
      await listening?.stop(0);
      await part.stop();
      await browser.stop();
      await embedded.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Ends the reading after so many of type `until`, or so many in all. */
export async function readTaskEvents(
  response: Response,
  until?: TaskEvent['type'],
  many = 1,
  most = Number.POSITIVE_INFINITY,
): Promise<TaskEvent[]> {
  if (!response.body) throw new Error('The answer has no events.');
  const events: TaskEvent[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/mu.exec(block)?.[1];
      if (data === undefined) continue;
      const event = taskEventSchema.parse(JSON.parse(data));
      events.push(event);
      const isDone = events.filter(({ type }) => type === until).length === many;
      if (isDone || events.length === most) return events;
    }
  }
  return events;
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return address;
}
