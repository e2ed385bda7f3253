import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openProfile, type ProfileIdentity, sealProfile } from './seal-profile.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });

const IDENTITY: ProfileIdentity = { tenant: 'acme', owner: '["acme","anonymous"]', name: 'club' };
const PLAIN = JSON.stringify({ cookies: [{ name: 'login', value: 'canary-7714' }], origins: [] });

const [older, newer] = [key('k1'), key('k2')];
const record = sealProfile(PLAIN, IDENTITY, older);

test('opens as it was sealed, also under a key that encrypts no more', () => {
  expect(openProfile(record, IDENTITY, [older])).toBe(PLAIN);
  expect(openProfile(record, IDENTITY, [newer, older])).toBe(PLAIN);
  expect(Buffer.from(record.sealed).toString('latin1')).not.toContain('canary');
});

test('the same content is never the same record', () => {
  const nonces = Array.from({ length: 100 }, () => {
    const { sealed } = sealProfile(PLAIN, IDENTITY, older);
    return Buffer.from(sealed.subarray(0, 12)).toString('hex');
  });
  expect(new Set(nonces).size).toBe(100);
});

test('names the missing key as the reason', () => {
  expect(() => openProfile(record, IDENTITY, [newer])).toThrow(/BROWSER_STORAGE_KEYS/);
  const other = { ...newer, id: 'k1' };
  expect(() => openProfile(record, IDENTITY, [other])).toThrow(/changed in the database, or its key was/);
});

test.each<[string, Partial<ProfileIdentity>]>([
  ['tenant', { tenant: 'other' }],
  ['owner', { owner: '["acme","eve"]' }],
  ['name', { name: 'bank' }],
])('opens for no other %s', (_, moved) => {
  expect(() => openProfile(record, { ...IDENTITY, ...moved }, [older])).toThrow(/changed in the database/);
});

test('opens for no other key id, though the key is the same', () => {
  const moved = { ...record, keyId: 'k3' };
  expect(() => openProfile(moved, IDENTITY, [{ ...older, id: 'k3' }])).toThrow(/changed in the database/);
});

test('opens with no bit changed, and not cut', () => {
  for (let index = 0; index < record.sealed.byteLength; index += 1) {
    const sealed = Buffer.from(record.sealed);
    sealed.writeUInt8(sealed.readUInt8(index) ^ (1 << (index % 8)), index);
    expect(() => openProfile({ ...record, sealed }, IDENTITY, [older])).toThrow(/changed in the database/);
  }
  for (const length of [0, 5, 12, 27, 28, record.sealed.byteLength - 1]) {
    const cut = { ...record, sealed: record.sealed.subarray(0, length) };
    expect(() => openProfile(cut, IDENTITY, [older])).toThrow(/changed in the database/);
  }
});
