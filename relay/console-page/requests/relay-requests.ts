import {
  type CreditAccount,
  type CreditLedger,
  creditAccountSchema,
  creditLedgerSchema,
  type DecideTaskApproval,
  httpErrorSchema,
  readHttpError,
  type TaskAnswer,
  type TaskApprovalDetail,
  type TaskEstimate,
  type TaskList,
  type TaskRequestInput,
  taskAnswerSchema,
  taskApprovalDetailSchema,
  taskDeletedSchema,
  taskEstimateSchema,
  taskListSchema,
  type ViewLink,
  type ViewMode,
  viewLinkSchema,
} from '@assent/shared';
import * as z from 'zod/mini';

/** Why an answer is none: its status, 0 where the relay was not reached, and the relay's code and words. */
export type Problem = {
  status: number;
  code: string | undefined;
  message: string | undefined;
  /** What is wrong with the request, and where: a path such as `urls.0`, and the relay's words, which are English. */
  issues: readonly Issue[];
};

export type Issue = { path: string; message: string };

export type Answer<Value> = { isGood: true; value: Value } | { isGood: false; problem: Problem };

/** What the list of keys says of one; the rest is for their operators' own tools. */
const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  tenant: z.string(),
  last_four: z.string(),
  created: z.string(),
  expires: z.optional(z.string()),
  operator: z.optional(z.boolean()),
  scopes: z.optional(z.array(z.string())),
  state: z.enum(['active', 'expired', 'revoked']),
  credits_per_month: z.optional(z.number()),
  credits_this_month: z.optional(z.number()),
});
export type ListedKey = z.infer<typeof keySchema>;

const keyListSchema = z.object({ keys: z.array(keySchema) });

const PLAIN = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;

/** Milliseconds for an answer. */
const DEADLINE = 30_000;

type Query = Readonly<Record<string, string | number | undefined>>;

/** All that this page asks of its relay. Each answer is parsed. */
export class RelayRequests {
  readonly #secret: () => string | undefined;
  readonly #base = new URL('api/v1/', document.baseURI).href;

  constructor(secret: () => string | undefined) {
    this.#secret = secret;
  }

  listTasks(query: {
    status?: string;
    limit: number;
    after?: string | undefined;
  }): Promise<Answer<TaskList>> {
    return this.#ask(taskListSchema, withQuery('agent', query));
  }

  /** The same `key` begins one task, however often it is sent. */
  beginTask(request: TaskRequestInput, key: string): Promise<Answer<TaskAnswer>> {
    return this.#ask(taskAnswerSchema, 'agent', {
      ...{ method: 'POST', body: JSON.stringify({ ...request, stream: false }) },
      headers: { 'Idempotency-Key': key },
    });
  }

  estimateTask(request: TaskRequestInput): Promise<Answer<TaskEstimate>> {
    return this.#ask(taskEstimateSchema, 'agent/estimate', post(request));
  }

  readTask(id: string): Promise<Answer<TaskAnswer>> {
    return this.#ask(taskAnswerSchema, `agent/${id}`);
  }

  cancelTask(id: string): Promise<Answer<unknown>> {
    return this.#ask(taskDeletedSchema, `agent/${id}`, { method: 'DELETE' });
  }

  readApproval(task: string, approval: string): Promise<Answer<TaskApprovalDetail>> {
    return this.#ask(taskApprovalDetailSchema, `agent/${task}/approvals/${approval}`);
  }

  decide(task: string, approval: string, given: DecideTaskApproval): Promise<Answer<TaskApprovalDetail>> {
    return this.#ask(taskApprovalDetailSchema, `agent/${task}/approvals/${approval}`, post(given));
  }

  linkTo(session: string, mode: ViewMode, language: string): Promise<Answer<ViewLink>> {
    return this.#ask(viewLinkSchema, `browser/session/${session}/view/link`, post({ mode, language }));
  }

  readAccount(): Promise<Answer<CreditAccount>> {
    return this.#ask(creditAccountSchema, 'credits');
  }

  readLedger(before?: number): Promise<Answer<CreditLedger>> {
    return this.#ask(creditLedgerSchema, withQuery('credits/ledger', { limit: 25, before }));
  }

  listKeys(): Promise<Answer<{ keys: readonly ListedKey[] }>> {
    return this.#ask(keyListSchema, 'keys');
  }

  /** A stream of server-sent events. Rejects where the relay is not reached. */
  stream(path: string, init: { signal: AbortSignal; lastEvent: number }): Promise<Response> {
    const headers = this.#headers({ 'Last-Event-ID': String(init.lastEvent) });
    return fetch(this.#base + path, { headers, signal: init.signal, ...PLAIN });
  }

  async #ask<Value>(
    schema: z.ZodMiniType<Value>,
    path: string,
    init: RequestInit = {},
  ): Promise<Answer<Value>> {
    const headers = this.#headers(init.headers);
    if (init.body !== undefined) headers.set('Content-Type', 'application/json');
    const read = await readBody(() =>
      fetch(this.#base + path, { ...init, headers, ...PLAIN, signal: AbortSignal.timeout(DEADLINE) }),
    );
    // An answer in another shape is a defect, and not an absent relay.
    if (read.status >= 200 && read.status < 300) return { isGood: true, value: schema.parse(read.body) };
    const issues = httpErrorSchema.safeParse(read.body).data?.error.issues ?? [];
    return { isGood: false, problem: { status: read.status, ...readHttpError(read.body), issues } };
  }

  #headers(given: HeadersInit = {}): Headers {
    const headers = new Headers(given);
    const secret = this.#secret();
    if (secret !== undefined) headers.set('Authorization', `Bearer ${secret}`);
    return headers;
  }
}

/** With status 0 where the relay was not reached, or its answer was cut off. */
async function readBody(send: () => Promise<Response>): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await send();
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}

function post(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}
