import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerHttpErrors } from '../guards/answer-http-errors.ts';
import { type Caller, nameOwner, ownerOf } from './access.ts';

async function ask(caller: Caller | undefined, userId: string): Promise<Response> {
  const app = new Hono();
  app.onError(answerHttpErrors(() => {}));
  app.get('/', context => {
    context.set('caller', caller);
    return context.text(ownerOf(context, userId));
  });
  return app.request('/');
}

const key = (tenant: string): Caller => ({ kind: 'key', id: 'k1', tenant });
const person = (tenant: string, subject: string): Caller => ({
  kind: 'person',
  tenant,
  subject,
  userId: 'refuse',
});

describe('the owner of a session', () => {
  test('differs for every pair of tenant and user, whatever their names contain', () => {
    const name = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.stringMatching(/^["\\,:[\]a]{0,6}$/),
      fc.constantFrom('', 'a:b', 'b:c', '"', '","', 'null', '\u0000', 'a'.repeat(500), `${'a'.repeat(500)}b`),
    );
    const tenant = fc.option(name, { nil: undefined });
    const ownerIn = (given: string | undefined, user: string) =>
      nameOwner(given === undefined ? { kind: 'anyone' } : key(given), user);
    const pair = fc.tuple(tenant, name);
    fc.assert(
      fc.property(pair, pair, (one, other) => {
        const isSame = one[0] === other[0] && one[1] === other[1];
        expect(ownerIn(...one) === ownerIn(...other)).toBe(isSame);
      }),
    );
  });

  test('is short and holds nothing that a database refuses, however long the name', () => {
    const given = nameOwner(key('acme'), `\u0000${'用'.repeat(10_000)}`);
    expect(given.length).toBeLessThan(500);
    expect(given).not.toContain('\u0000');
  });

  test("with a token is its subject, whether the request names it or not, and equals the backend's name for it", async () => {
    const ann = person('acme', 'ann');
    expect(nameOwner(ann, 'ann')).toBe(nameOwner(key('acme'), 'ann'));
    expect(nameOwner(ann, 'anonymous')).toBe(nameOwner(ann, 'ann'));
    const refused = await ask(ann, 'bob');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'wrong_user' } });
  });

  test('is known to no route without the guard that identifies callers', async () => {
    expect((await ask(undefined, 'ann')).status).toBe(500);
  });
});
