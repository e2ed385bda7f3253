import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf } from '../access/access.ts';
import { type KeyRecord, keyRecordSchema, stateOf } from '../access/access-key.ts';
import type { Counts } from '../access/counts.ts';
import type { KeyStore } from '../access/key-store.ts';
import { HttpError } from '../errors/http-error.ts';
import { invalidRequest, parseBody } from '../http/parse-body.ts';
import { KEY_PATH, KEYS_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route } from '../http/route.ts';
import type { Audit } from '../observability/audit.ts';
import { changeKey, createKey, type KeyChanges, revokeKey } from './change-keys.ts';

export type KeyRoutesOptions = {
  keys: KeyStore;
  audit?: Audit | undefined;
  /** What keys have spent. */
  counts?: Counts | undefined;
  /** Credits that they have used or hold of this month, by their ids. */
  keyCredits?: (() => Promise<ReadonlyMap<string, number>>) | undefined;
};

const { scopes, models, tokens_per_minute, credits_per_month, cost_per_month } = keyRecordSchema.shape;

/** Strict: a limit that is misspelt would be none. */
const newKeySchema = z.strictObject({
  name: z.string().describe('For lists, logs and metrics; unique among active keys'),
  tenant: z.string().optional().describe('The owner of users and sessions; by default the name'),
  expires: z.iso.datetime().optional().describe('In UTC. Without it, the key does not expire'),
  scopes: scopes.describe('All that its holders may use; without it, all but `cdp`'),
  models: models.describe('The only models that its holders may use'),
  tokens_per_minute,
  credits_per_month: credits_per_month.describe('Of agent tasks, and of what else costs credits'),
  cost_per_month,
});

const changeSchema = z.strictObject({
  scopes: scopes.nullable(),
  models: models.nullable(),
  tokens_per_minute: tokens_per_minute.nullable(),
  credits_per_month: credits_per_month.nullable(),
  cost_per_month: cost_per_month.nullable(),
});

const listedKeySchema = z.object({
  ...keyRecordSchema.omit({ hash: true }).shape,
  state: z.enum(['active', 'expired', 'revoked']),
  cost_this_month: z.number().optional().describe('For a key with a budget, in its currency'),
  credits_this_month: z.int().optional().describe('Used or held, by a key with `credits_per_month`'),
});

type ListedKey = z.output<typeof listedKeySchema>;

/** For the holders of operators' keys. */
export function keyRoutes(options: KeyRoutesOptions): Route[] {
  return [createRoute(options), listRoute(options), changeRoute(options), revokeRoute(options)];
}

function createRoute(options: KeyRoutesOptions): Route {
  return {
    method: 'POST',
    path: KEYS_PATH,
    takesJson: true,
    docs: {
      id: 'createKey',
      tag: 'Operating',
      summary: 'Create an access key',
      description: `${OPERATORS} The key is in this answer and never again: the relay stores its hash.`,
      body: { name: 'NewKey', schema: newKeySchema },
      answers: [
        {
          kind: 'json',
          status: 201,
          description: 'The key was created.',
          json: { name: 'CreatedKey', schema: z.object({ key: z.string(), ...listedKeySchema.shape }) },
        },
      ],
      httpErrors: [400, 409, 503],
    },
    async answer(context) {
      const changes = changesBy(context, options);
      const now = Date.now();
      const { name, tenant, expires, ...grants } = parseBody(newKeySchema, await context.req.text());
      const wish = { name, tenant, expires: expires === undefined ? undefined : Date.parse(expires), grants };
      if (wish.expires !== undefined && wish.expires <= now)
        throw invalidRequest([{ path: 'expires', message: 'That moment is in the past' }]);
      const { key, record } = await createKey(changes, wish, now);
      context.header('cache-control', 'no-store');
      return context.json({ key, ...toListed(record, now) }, 201);
    },
  };
}

function listRoute(options: KeyRoutesOptions): Route {
  return {
    method: 'GET',
    path: KEYS_PATH,
    docs: {
      id: 'listKeys',
      tag: 'Operating',
      summary: 'List all access keys, without the keys themselves',
      description: OPERATORS,
      answers: [jsonAnswer('The oldest first.', 'KeyList', z.object({ keys: z.array(listedKeySchema) }))],
      httpErrors: [503],
    },
    async answer(context) {
      const { keys } = changesBy(context, options);
      const records = await keys.list();
      const credits = await options.keyCredits?.();
      const listed = records.map(async record => {
        const { cost_per_month: budget, credits_per_month: mostCredits } = record;
        const spent = budget && (await options.counts?.spent(record.id, budget.currency));
        return {
          ...toListed(record, Date.now()),
          ...(spent && { cost_this_month: spent.costThisMonth }),
          ...(mostCredits && credits && { credits_this_month: credits.get(record.id) ?? 0 }),
        };
      });
      context.header('cache-control', 'no-store');
      return context.json({ keys: await Promise.all(listed) });
    },
  };
}

function changeRoute(options: KeyRoutesOptions): Route {
  return {
    method: 'PATCH',
    path: KEY_PATH,
    takesJson: true,
    docs: {
      id: 'changeKey',
      tag: 'Operating',
      summary: 'Change what an access key may use',
      description: `${OPERATORS} From the next request on. \`null\` takes a limit away; what is left out stays.`,
      parameters: [KEY],
      body: { name: 'KeyChange', schema: changeSchema },
      answers: [jsonAnswer('The key as it is now.', 'ChangedKey', listedKeySchema)],
      httpErrors: [400, 404, 503],
    },
    async answer(context) {
      const changes = changesBy(context, options);
      const now = Date.now();
      const change = parseBody(changeSchema, await context.req.text());
      return context.json(toListed(await changeKey(changes, keyIn(context), change, now), now));
    },
  };
}

function revokeRoute(options: KeyRoutesOptions): Route {
  return {
    method: 'DELETE',
    path: KEY_PATH,
    docs: {
      id: 'revokeKey',
      tag: 'Operating',
      summary: 'Revoke an access key',
      description: `${OPERATORS} Every relay of the database refuses it from then on. Its sessions stay with the tenant.`,
      parameters: [KEY],
      answers: [jsonAnswer('The key is revoked.', 'RevokedKey', listedKeySchema)],
      httpErrors: [404, 503],
    },
    async answer(context) {
      const now = Date.now();
      const record = await revokeKey(changesBy(context, options), keyIn(context), now);
      return context.json(toListed(record, now));
    },
  };
}

const OPERATORS = "Needs an operator's key.";

const KEY = { name: 'key', in: 'path', description: 'Its id, or its name.', schema: z.string() } as const;

function keyIn(context: Context): string {
  return context.req.param('key') ?? '';
}

function changesBy(context: Context, { keys, audit }: KeyRoutesOptions): KeyChanges {
  const caller = callerOf(context);
  if (caller.kind === 'key' && caller.isOperator) return { keys, audit, by: caller.id };
  throw new HttpError(
    403,
    'operator_key_required',
    'Only the key of an operator may manage keys. Create one with "relay keys add <name> --operator".',
  );
}

/** Without the hash, which nobody needs. */
function toListed({ hash: _, ...record }: KeyRecord, now: number): ListedKey {
  return { ...record, state: stateOf(record, now) };
}
