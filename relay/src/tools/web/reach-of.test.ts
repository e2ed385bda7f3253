import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachOf } from './check-url.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '::1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.127.255.255',
  'fc00::1',
  'fdff::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.1.2.3',
  '64:ff9b::7f00:1',
  '64:ff9b::192.168.1.1',
])('%s is internal', address => {
  expect(reachOf(address)).toBe('internal');
});

test.each([
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['unspecified', '::'],
  ['broadcast', '255.255.255.255'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['metadata', '169.254.169.254'],
  ['metadata', 'fd00:ec2::254'],
  ['metadata', '100.100.100.200'],
  ['metadata', '168.63.129.16'],
  ['metadata, mapped', '::ffff:169.254.169.254'],
  ['metadata, translated', '64:ff9b::a9fe:a9fe'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarking', '198.18.0.1'],
  ['benchmarking', '2001:2::1'],
  ['reserved', '240.0.0.1'],
  ['protocol assignments', '192.0.0.192'],
  ['6to4 relay', '192.88.99.1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:7f00:1'],
  ['a translator of its own', '64:ff9b:1::7f00:1'],
  ['not given out', '4000::1'],
  ['segment routing', '5f00::1'],
  ['no address', 'localhost'],
  ['no address', '0x7f000001'],
  ['nothing', ''],
])('%s is forbidden: %s', (_, address) => {
  expect(reachOf(address)).toBe('forbidden');
});

test.each([
  '1.1.1.1',
  '93.184.216.34',
  '100.63.255.255',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
])('%s is public', address => {
  expect(reachOf(address)).toBe('public');
});

test('treats a public address of this machine as internal', () => {
  const own = Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(({ address }) => address));
  expect(own.filter(address => reachOf(address) === 'public')).toEqual([]);
});

/** The ranges of RFC 6890 by our own arithmetic, so that a mistake of the library would show. */
const CLOSED: [from: number, bits: number][] = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0000200, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xc6336400, 24],
  [0xcb007100, 24],
  [0xe0000000, 3],
];

test('treats no address of a closed range as public, in any form of IPv6', () => {
  const address = fc
    .constantFrom(...CLOSED)
    .chain(([from, bits]) => fc.nat({ max: 2 ** (32 - bits) - 1 }).map(rest => from + rest));
  fc.assert(
    fc.property(address, number => {
      const dotted = [24, 16, 8, 0].map(shift => (number / 2 ** shift) & 255).join('.');
      const high = Math.floor(number / 65_536).toString(16);
      const low = (number % 65_536).toString(16);
      const forms = [
        dotted,
        `::ffff:${dotted}`,
        `::ffff:${high}:${low}`,
        `::${dotted}`,
        `64:ff9b::${high}:${low}`,
        `2002:${high}:${low}::1`,
        `::ffff:0:${high}:${low}`,
      ];
      expect(forms.filter(form => reachOf(form) === 'public')).toEqual([]);
    }),
  );
});
