import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nativeNames } from './native-tools.ts';

test('numbers names that become equal, and maps them back', () => {
  const names = nativeNames(['my.tool', 'my-tool', 'my.tool-2', 'my_tool']);
  expect(['my.tool', 'my-tool', 'my.tool-2', 'my_tool'].map(names.toNative)).toEqual([
    'my-tool-2',
    'my-tool',
    'my-tool-2-2',
    'my_tool',
  ]);
  expect(names.toOurs('my-tool-2')).toBe('my.tool');
  expect(names.toOurs('unheard-of')).toBe('unheard-of');
});

test('gives every name a unique native name, and maps it back exactly', () => {
  const name = fc.stringMatching(/^[ab.-]{1,4}$|^[.-]{63,64}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), given => {
      const names = nativeNames(given);
      const native = given.map(names.toNative);
      expect(new Set(native).size).toBe(given.length);
      expect(native.filter(candidate => !/^[A-Za-z0-9_-]{1,64}$/.test(candidate))).toEqual([]);
      expect(native.map(names.toOurs)).toEqual(given);
    }),
  );
});

test('numbers thousands of equal names quickly', () => {
  const endings = Array.from({ length: 14_000 }, (_, index) => index.toString(2).padStart(14, '0'));
  const given = endings.map(bits => `${'a'.repeat(50)}${bits.replaceAll('0', '.').replaceAll('1', '@')}`);
  const began = performance.now();
  const names = nativeNames(given);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(new Set(given.map(names.toNative)).size).toBe(given.length);
});
