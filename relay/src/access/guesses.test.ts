import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyedRelay, keyFor, newKeysFile } from '../../testing/keyed-relay.ts';
import { MODELS_PATH } from '../http/paths.ts';
import { createAccessKey } from './access-key.ts';
import { createAddressReader, readProxy } from './client-address.ts';
import { GuessLimit } from './closed-access.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A relay behind a proxy that says where its requests come from. */
function relayBehindProxy(path: string): (address: string, key: string) => Promise<Response> {
  const relay = keyedRelay(path, {}, { proxies: ['10.0.0.0/8'] });
  return async (address, key) =>
    relay(MODELS_PATH, {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': `${address}, 10.1.2.3` },
    });
}

test("an address that guesses keys has to wait, callers admitted from there before don't", async () => {
  const path = newKeysFile();
  const ask = relayBehindProxy(path);
  const known = keyFor(path, 'acme');
  expect((await ask('192.0.2.1', known)).status).toBe(200);
  for (let count = 0; count < 20; count += 1) {
    expect((await ask('192.0.2.1', createAccessKey())).status).toBe(401);
  }
  const right = keyFor(path, 'other');
  const wrong = await ask('192.0.2.1', createAccessKey());
  const found = await ask('192.0.2.1', right);
  expect([wrong.status, found.status]).toEqual([429, 429]);
  expect(await found.text()).toBe(await wrong.text());
  expect(found.headers.get('retry-after')).toBe('60');
  expect((await ask('192.0.2.1', known)).status).toBe(200);
  expect((await ask('192.0.2.2', right)).status).toBe(200);
  vi.setSystemTime(60_000);
  expect((await ask('192.0.2.1', right)).status).toBe(200);
});

test('does not count a typing error or an expired key as a guess', async () => {
  const path = newKeysFile();
  const ask = relayBehindProxy(path);
  const expired = keyFor(path, 'acme', -1);
  for (let count = 0; count < 30; count += 1) {
    expect((await ask('192.0.2.1', 'assent_x')).status).toBe(401);
    expect((await ask('192.0.2.1', expired)).status).toBe(401);
  }
  expect((await ask('192.0.2.1', keyFor(path, 'other'))).status).toBe(200);
});

test('wrong keys from one network lock out no other, whatever its address', async () => {
  const path = newKeysFile();
  const ask = relayBehindProxy(path);
  const right = keyFor(path, 'acme');
  const victim = '198.51.100.7';
  const bucket = (address: string): number => crc32(address) % 65_536;
  let number = 1;
  const network = (): string => `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
  while (bucket(`${network()}::/64`) !== bucket(victim)) number += 1;
  for (let count = 0; count < 21; count += 1) await ask(`${network()}::1`, createAccessKey());
  expect((await ask(`${network()}::2`, createAccessKey())).status).toBe(429);
  expect((await ask(victim, right)).status).toBe(200);
});

test('bounds the counts of wrong keys and forgets the oldest address first', () => {
  const limit = new GuessLimit();
  for (let count = 0; count < 20; count += 1) limit.count('first');
  expect(() => limit.admit('first', 'ann')).toThrow('Too many wrong keys');
  for (let number = 0; number < 65_536; number += 1) limit.count(`address ${number}`);
  expect(() => limit.admit('first', 'ann')).not.toThrow();
});

test.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:10.0.0.1', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['10.0.0.1', '10.2.2.2', '10.2.2.2'],
  ['10.0.0.1', 'not an address', 'unknown'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  [undefined, '198.51.100.7', 'unknown'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1:2:3:4', undefined, '2001:db8:0:0::/64'],
  ['2001:db8:a:b:c::1', undefined, '2001:db8:a:b::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['::1', '198.51.100.7', '198.51.100.7'],
])('a connection from %s with X-Forwarded-For %s counts for %s', (peer, forwardedFor, address) => {
  expect(createAddressReader(['10.0.0.0/8', '::1'])({ peer, forwardedFor })).toBe(address);
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
])('%s as a proxy: %s', (given, isOne) => {
  expect(readProxy(given) !== undefined).toBe(isOne);
});
