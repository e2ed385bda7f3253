import { httpErrorSchema } from '@assent/shared';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { wholeParts } from '../../build/openapi-text.ts';
import type { AskableRelay } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { keyedRelay, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { type AccessScope, scopeSchema } from '../http/access-scope.ts';
import { EmbeddedDatabase } from '../jobs/embedded-database.ts';
import { addKey, keysInFile } from './key-file.ts';

const file = newKeysFile();
const keys = keysInFile(file);
const parts = wholeParts(new EmbeddedDatabase(openCopiedDatabase));
afterAll(() => parts.stop());
const relay = keyedRelay(file, { keys, partRoutes: parts.routes });

function keyWith(scopes: AccessScope[] | undefined): string {
  const wish = { name: crypto.randomUUID(), tenant: undefined, expires: undefined };
  return addKey(file, { ...wish, ...(scopes && { grants: { scopes } }) }, Date.now()).key;
}

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ security: z.array(z.object({ key: z.array(z.string()).optional() })).optional() }),
    ),
  ),
});

type Operation = { name: string; method: string; path: string; scope: string | undefined };

/** All that need a key, as the OpenAPI document tells them. */
async function operations(): Promise<Operation[]> {
  const answer = await relay('/openapi.json', {});
  const { paths } = documentSchema.parse(await answer.json());
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) => {
      if (security?.length === 0) return [];
      const name = `${method.toUpperCase()} ${template}`;
      const scope = security?.flatMap(({ key = [] }) => key)[0];
      // Ids of tasks have a form of their own.
      const path = template.replace('{task_id}', 'at_0').replaceAll(/\{\w+\}/g, 'x');
      return [{ name, method: method.toUpperCase(), path, scope }];
    }),
  );
}

async function errorOf(asked: Response | Promise<Response>): Promise<[number, string | undefined]> {
  const response = await asked;
  const json: unknown = await response.json().catch(() => undefined);
  return [response.status, httpErrorSchema.safeParse(json).data?.error.code];
}

/** A body that no route takes, so that nothing is done. */
function ask(asked: AskableRelay, { method, path: address }: Operation): Response | Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return asked(
    address,
    method === 'GET' || method === 'DELETE' ? { method } : { method, headers, body: '!' },
  );
}

test('every operation names its scope, but those for operators and lists of names', async () => {
  const unscoped = (await operations()).filter(({ scope }) => scope === undefined);
  expect(unscoped.map(({ name }) => name).sort()).toEqual([
    'DELETE /api/v1/keys/{key}',
    'GET /api/v1/agents',
    'GET /api/v1/keys',
    'GET /api/v1/models',
    'GET /v1/models',
    'PATCH /api/v1/keys/{key}',
    'POST /api/v1/keys',
  ]);
  const named = new Set((await operations()).map(({ scope }) => scope));
  expect(scopeSchema.options.filter(scope => !named.has(scope))).toEqual([]);
});

test.each(scopeSchema.options)('a key of the scope %s gets no further', async scope => {
  const holder = withKey(relay, keyWith([scope]));
  for (const operation of await operations()) {
    const error = await errorOf(ask(holder, operation));
    const isRefused = operation.scope !== undefined && operation.scope !== scope;
    if (isRefused) expect([operation.name, ...error]).toEqual([operation.name, 403, 'scope_missing']);
    else expect([operation.name, ...error]).not.toContain('scope_missing');
  }
});

test('a key without scopes keeps all that it had, which is all but cdp', async () => {
  const holder = withKey(relay, keyWith(undefined));
  for (const operation of await operations()) {
    const [, code] = await errorOf(ask(holder, operation));
    expect([operation.name, code === 'scope_missing']).toEqual([operation.name, operation.scope === 'cdp']);
  }
});

test('a refusal names the scope and who gives it, and a change of the key counts at once', async () => {
  const key = keyWith(['chat']);
  const [known] = (await keys.list()).slice(-1);
  const asked = (): Response | Promise<Response> => withKey(relay, key)('/api/v1/browser/session/x', {});
  const refused = await asked();
  expect(refused.headers.get('www-authenticate')).toBe(
    'Bearer realm="assent-relay", error="insufficient_scope", scope="browser"',
  );
  const { error } = httpErrorSchema.parse(await refused.json());
  expect(error).toMatchObject({ code: 'scope_missing', details: { scope: 'browser' } });
  expect(error.message).toMatch(/operator .*keys change .*--scopes/);
  await keys.change(known?.id ?? '', { scopes: ['chat', 'browser'] }, Date.now());
  expect(await errorOf(asked())).toEqual([404, 'session_not_found']);
});

test('a session with a stored profile needs the scope of logins too', async () => {
  const withProfile = async (scopes: AccessScope[]): Promise<[number, string | undefined]> => {
    const body = JSON.stringify({ storage: { profile: 'shop' } });
    const headers = { 'content-type': 'application/json' };
    return errorOf(
      withKey(relay, keyWith(scopes))('/api/v1/browser/session', { method: 'POST', headers, body }),
    );
  };
  expect(await withProfile(['browser'])).toEqual([403, 'scope_missing']);
  expect(await withProfile(['browser', 'storage'])).toEqual([503, 'profiles_unavailable']);
});
