import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { httpErrorSchema } from '@assent/shared';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { type AskableRelay, askRelay, postChat, resume } from '../../testing/ask-relay.ts';
import { keyedRelay, keyFor, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { MODELS_PATH } from '../http/paths.ts';
import { boundPort, stopServer } from '../runtime/listen.ts';
import { createTokenCheck, type TokenOptions } from './token-check.ts';

const ISSUER = 'https://login.example';
const AUDIENCE = 'assent';

type Signer = {
  kid: string;
  jwk: JWK;
  sign(claims?: Record<string, unknown>, header?: object): Promise<string>;
};

async function createSigner(kid: string, algorithm = 'ES256'): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  return {
    kid,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' },
    sign(claims = {}, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: ISSUER, aud: AUDIENCE, sub: 'ann', exp: now + 300, ...claims };
      return new SignJWT(all).setProtectedHeader({ alg: algorithm, kid, ...header }).sign(privateKey);
    },
  };
}

/** An issuer's server of keys, which can be made to fail. */
class Issuer {
  keys: JWK[];
  asked = 0;
  mode: 'keys' | 'error' | 'nonsense' | 'silence' = 'keys';
  #server: Server;

  constructor(keys: JWK[]) {
    this.keys = keys;
    this.#server = createServer((_, response) => {
      this.asked += 1;
      if (this.mode === 'silence') return;
      response.statusCode = this.mode === 'error' ? 500 : 200;
      response.end(this.mode === 'nonsense' ? '<html>' : JSON.stringify({ keys: this.keys }));
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${boundPort(this.#server)}/jwks`;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }
}

const started: Issuer[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map(issuer => issuer.stop()));
});

async function relayWith(
  keys: JWK[],
  options: Partial<TokenOptions> = {},
): Promise<{ relay: AskableRelay; issuer: Issuer; path: string }> {
  const issuer = new Issuer(keys);
  started.push(issuer);
  const place = { url: await issuer.listen(), cooldown: 0, timeOut: 1000 };
  const checkToken = createTokenCheck({
    keys: place,
    issuer: ISSUER,
    audience: AUDIENCE,
    userId: 'refuse',
    ...options,
  });
  const path = newKeysFile();
  return { relay: keyedRelay(path, {}, { checkToken }), issuer, path };
}

async function answerTo(relay: AskableRelay, token: string): Promise<string> {
  const response = await withKey(relay, token)(MODELS_PATH, {});
  if (response.ok) return 'ok';
  return `${response.status} ${httpErrorSchema.parse(await response.json()).error.code}`;
}

const question = (more = {}) => ({ message: 'hi', session_id: crypto.randomUUID(), ...more });

describe('a token', () => {
  test.each(['ES256', 'RS256', 'PS256', 'EdDSA'])('signed with %s is taken', async algorithm => {
    const signer = await createSigner('one', algorithm);
    const { relay } = await relayWith([signer.jwk]);
    expect(await answerTo(relay, await signer.sign())).toBe('ok');
  });

  test('is refused for any error in it', async () => {
    const signer = await createSigner('one');
    const stranger = await createSigner('one');
    const { relay } = await relayWith([signer.jwk], { tenantClaim: 'org' });
    const now = Math.floor(Date.now() / 1000);
    const good = { org: 'acme' };
    expect(await answerTo(relay, await signer.sign(good))).toBe('ok');
    const wrong = [
      stranger.sign(good),
      signer.sign({ ...good, iss: 'https://evil.example' }),
      signer.sign({ ...good, aud: 'another service' }),
      signer.sign({ ...good, nbf: now + 120 }),
      signer.sign({ ...good, exp: undefined }),
      signer.sign({ ...good, sub: undefined }),
      signer.sign({ ...good, sub: '' }),
      signer.sign({}),
      signer.sign({ org: ['acme'] }),
      signer.sign(good, { kid: 'unknown' }),
    ];
    for (const token of wrong) expect(await answerTo(relay, await token)).toBe('401 token_invalid');
    expect(await answerTo(relay, await signer.sign({ ...good, exp: now - 60 }))).toBe('401 token_expired');
    expect(await answerTo(relay, await signer.sign({ ...good, exp: now - 10 }))).toBe('ok');
    expect(await answerTo(relay, 'no.token.atall')).toBe('401 token_invalid');
  });

  test('is limited to the scopes of its claim, if it has one', async () => {
    const signer = await createSigner('one');
    const { relay } = await relayWith([signer.jwk]);
    const codeOf = async (token: string, asked = relay): Promise<string> => {
      const response = await postChat(withKey(asked, token), question());
      return response.ok ? 'ok' : httpErrorSchema.parse(await response.json()).error.code;
    };
    expect(await codeOf(await signer.sign())).toBe('ok');
    expect(await codeOf(await signer.sign({ scope: 'openid chat' }))).toBe('ok');
    for (const scope of ['', 'openid profile', 'browser storage', 'chats', 'Chat', 'chat,browser'])
      expect(await codeOf(await signer.sign({ scope }))).toBe('scope_missing');
    for (const scope of [['chat'], null, 7, { chat: true }])
      expect(await codeOf(await signer.sign({ scope }))).toBe('token_invalid');
    const { relay: lenient } = await relayWith([signer.jwk], { scope: 'ignore' });
    expect(await codeOf(await signer.sign({ scope: 'openid' }), lenient)).toBe('ok');
  });

  test('refuses an unsigned token, and one signed with a public value', async () => {
    const signer = await createSigner('one', 'RS256');
    const { relay } = await relayWith([signer.jwk, { kty: 'oct', k: 'c2VjcmV0', kid: 'two', alg: 'HS256' }]);
    const [, claims = ''] = (await signer.sign()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await answerTo(relay, `${none}.${claims}.`)).toBe('401 token_invalid');
    const published = new TextEncoder().encode(JSON.stringify(signer.jwk));
    for (const [kid, secret] of [
      ['one', published],
      ['two', new TextEncoder().encode('secret')],
    ] as const) {
      const forged = new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'ann', exp: Date.now() });
      const token = await forged.setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
      expect(await answerTo(relay, token)).toBe('401 token_invalid');
    }
  });

  test('without a key id is checked with all matching keys', async () => {
    const [one, two] = [await createSigner('one'), await createSigner('two')];
    const { relay } = await relayWith([one.jwk, two.jwk]);
    expect(await answerTo(relay, await two.sign({}, { kid: undefined }))).toBe('ok');
    const stranger = await createSigner('three');
    expect(await answerTo(relay, await stranger.sign({}, { kid: undefined }))).toBe('401 token_invalid');
  });
});

describe('the keys of the issuer', () => {
  test('are cached, and fetched again for a token with an unknown key', async () => {
    const [old, fresh] = [await createSigner('old'), await createSigner('fresh')];
    const { relay, issuer } = await relayWith([old.jwk]);
    for (let count = 0; count < 5; count += 1) expect(await answerTo(relay, await old.sign())).toBe('ok');
    expect(issuer.asked).toBe(1);
    issuer.keys = [fresh.jwk];
    expect(await answerTo(relay, await fresh.sign())).toBe('ok');
    expect(await answerTo(relay, await old.sign())).toBe('401 token_invalid');
  });

  test.each(['error', 'nonsense', 'silence'] as const)(
    'unavailable (%s): 503, not an error about the token',
    async mode => {
      const signer = await createSigner('one');
      const { relay, issuer } = await relayWith([signer.jwk]);
      issuer.mode = mode;
      expect(await answerTo(relay, await signer.sign())).toBe('503 token_keys_unreachable');
      issuer.mode = 'keys';
      expect(await answerTo(relay, await signer.sign())).toBe('ok');
      issuer.mode = mode;
      expect(await answerTo(relay, await signer.sign())).toBe('ok');
    },
  );

  test('may be in a file, and change there', async () => {
    const [one, two] = [await createSigner('one'), await createSigner('two')];
    const file = join(temporaryFolder(), 'jwks.json');
    writeFileSync(file, JSON.stringify({ keys: [one.jwk] }));
    const { relay } = await relayWith([], { keys: { file } });
    expect(await answerTo(relay, await one.sign())).toBe('ok');
    writeFileSync(file, JSON.stringify({ keys: [two.jwk] }));
    expect(await answerTo(relay, await two.sign())).toBe('ok');
    expect(await answerTo(relay, await one.sign())).toBe('401 token_invalid');
    writeFileSync(file, '{');
    expect(await answerTo(relay, await two.sign())).toBe('503 token_keys_unreachable');
  });
});

describe('a token identifies its subject', () => {
  test('only for its subject: refuses another user_id, and takes none as the subject', async () => {
    const signer = await createSigner('one');
    const { relay } = await relayWith([signer.jwk]);
    const ann = withKey(relay, await signer.sign());
    const asked = question({ user_id: 'ann' });
    await askRelay(ann, asked);
    expect((await resume(ann, { session_id: asked.session_id }, 0)).status).toBe(200);
    const refused = await postChat(ann, question({ user_id: 'bob' }));
    expect(refused.status).toBe(403);
    expect((await resume(ann, { ...asked, user_id: 'bob' }, 0)).status).toBe(403);
    const bob = withKey(relay, await signer.sign({ sub: 'bob' }));
    expect((await resume(bob, { session_id: asked.session_id }, 0)).status).toBe(404);
  });

  test('ignores user_id where it is set to be ignored', async () => {
    const signer = await createSigner('one');
    const { relay } = await relayWith([signer.jwk], { userId: 'ignore' });
    const ann = withKey(relay, await signer.sign());
    const asked = question({ user_id: 'a device' });
    await askRelay(ann, asked);
    expect((await resume(ann, { ...asked, user_id: 'another device' }, 0)).status).toBe(200);
    const bob = withKey(relay, await signer.sign({ sub: 'bob' }));
    expect((await resume(bob, { ...asked, user_id: 'ann' }, 0)).status).toBe(404);
  });

  test('in the tenant that it names, where keys of that tenant reach the same sessions', async () => {
    const signer = await createSigner('one');
    const { relay, path } = await relayWith([signer.jwk], { tenantClaim: 'org' });
    const asked = question({ user_id: 'ann' });
    await askRelay(withKey(relay, await signer.sign({ org: 'acme' })), asked);
    const other = withKey(relay, await signer.sign({ org: 'other' }));
    expect((await resume(other, asked, 0)).status).toBe(404);
    expect((await resume(withKey(relay, keyFor(path, 'other')), asked, 0)).status).toBe(404);
    expect((await resume(withKey(relay, keyFor(path, 'acme')), asked, 0)).status).toBe(200);
  });
});
