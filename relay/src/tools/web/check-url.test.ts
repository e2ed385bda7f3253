import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUrl, reachOf } from './check-url.ts';

test.each([
  ['file:///etc/passwd', 'http:// or https://', 'NotPermitted'],
  ['ftp://a.test/', 'http:// or https://', 'NotPermitted'],
  ['javascript:alert(1)', 'http:// or https://', 'NotPermitted'],
  ['data:text/html,x', 'http:// or https://', 'NotPermitted'],
  ['gopher://a.test/', 'http:// or https://', 'NotPermitted'],
  ['https://ann:secret@a.test/', 'user name or a password', 'NotPermitted'],
  ['https://ann@a.test/', 'user name or a password', 'NotPermitted'],
  ['http://a.test:22/', 'Port 22', 'NotPermitted'],
  ['http://a.test:6379/', 'Port 6379', 'NotPermitted'],
  ['a.test', 'not the address', 'InvalidArgument'],
  ['http://', 'not the address', 'InvalidArgument'],
  ['http://1.2.3.4.5/', 'not the address', 'InvalidArgument'],
  ['http://a\u0000b.test/', 'not the address', 'InvalidArgument'],
  [`https://a.test/${'x'.repeat(2000)}`, 'longer than', 'InvalidArgument'],
])('%j is refused', (given, words) => {
  expect(() => checkUrl(given, undefined, [])).toThrow(words);
});

test('accepts both schemes on web ports, without the fragment, and relative redirects', () => {
  expect(checkUrl('https://a.test:443/x?y=1#z', undefined, []).url.href).toBe('https://a.test/x?y=1');
  expect(checkUrl('http://a.test:443/', undefined, []).host).toBe('a.test');
  expect(checkUrl('../b', new URL('https://a.test/x/y/z'), []).url.href).toBe('https://a.test/x/b');
  expect(() => checkUrl('//b.test:9000/', new URL('https://a.test/'), [])).toThrow('Port 9000');
});

test('recognises an allowed host by name and port, in any spelling', () => {
  const allowed = ['wiki.intra', 'api.intra:8080', '[::1]:9000'];
  const isAllowed = (url: string): boolean => checkUrl(url, undefined, allowed).allowed;
  expect(
    ['http://WIKI.intra./', 'https://wiki.intra/', 'http://api.intra:8080/x', 'http://[::1]:9000/'].map(
      isAllowed,
    ),
  ).toEqual([true, true, true, true]);
  expect(['http://a.wiki.intra/', 'http://wiki.intra.a.test/', 'http://api.intra/'].map(isAllowed)).toEqual([
    false,
    false,
    false,
  ]);
  expect(() => isAllowed('http://wiki.intra:8080/')).toThrow('Port 8080');
});

/** One number of an address in one of the forms that inet_aton took: decimal, octal or hexadecimal. */
function written(number: number, form: 'decimal' | 'octal' | 'hex' | 'HEX'): string {
  if (form === 'decimal') return `${number}`;
  if (form === 'octal') return `0${number.toString(8)}`;
  return form === 'hex' ? `0x${number.toString(16)}` : `0X00${number.toString(16).toUpperCase()}`;
}

test('recognises loopback, private and metadata addresses in every form of IPv4', () => {
  const start = fc.constantFrom<number[]>(
    [127, 0, 0, 1],
    [10, 1, 2, 3],
    [192, 168, 0, 1],
    [169, 254, 169, 254],
    [0, 0, 0, 0],
  );
  const form = fc.constantFrom('decimal' as const, 'octal' as const, 'hex' as const, 'HEX' as const);
  const forms = fc.array(form, { minLength: 4, maxLength: 4 });
  const fullWidth = fc.boolean();
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 1, max: 4 }),
      forms,
      fc.constantFrom('', '.'),
      fullWidth,
      (bytes, parts, [first, ...more], dot, wide) => {
        const head = bytes.slice(0, parts - 1);
        const last = bytes.slice(parts - 1).reduce<number>((sum, byte) => sum * 256 + byte, 0);
        const host =
          [...head, last]
            .map((number, index) => written(number, [first, ...more][index] ?? 'decimal'))
            .join('.') + dot;
        const typed = wide
          ? host
              .replaceAll(/[0-9]/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
              .replaceAll('.', '\u3002')
          : host;
        const checked = checkUrl(`http://${typed}/`, undefined, []);
        expect(checked.host).toBe(bytes.join('.'));
        expect(reachOf(checked.host)).not.toBe('public');
      },
    ),
  );
});

test.each([
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://[0:0:0:0:0:0:0:1]/', '::1'],
  ['http://①②⑦.0.0.1/', '127.0.0.1'],
  ['http://127.1/', '127.0.0.1'],
  ['http://0/', '0.0.0.0'],
  ['http://%31%32%37.0.0.1/', '127.0.0.1'],
  ['http://LOCALHOST./', 'localhost'],
  ['http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', 'localhost'],
  ['http://bücher.test/', 'xn--bcher-kva.test'],
  ['http:\\\\127.0.0.1/', '127.0.0.1'],
  ['http://a.test\\@127.0.0.1/', 'a.test'],
])('%s is %s', (given, host) => {
  expect(checkUrl(given, undefined, []).host).toBe(host);
});
