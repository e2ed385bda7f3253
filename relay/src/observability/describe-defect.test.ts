import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDefect } from './describe-defect.ts';

const CANARY = 'canary-7f3a';

test('a defect is its kind and its place, never its message, its functions or a forged frame', () => {
  const text = fc.string({ maxLength: 20 }).map(around => `${around}${CANARY}${around}`);
  const forged = text.map(inner => `${inner}\n    at ${inner} (file:///${inner}.ts:1:1)\n    at x:1:2`);
  fc.assert(
    fc.property(fc.oneof(text, forged), fc.oneof(text, fc.constant('TypeError')), (message, name) => {
      const { [name]: thrower } = { [name]: () => Object.assign(new Error(message), { name }) };
      const { kind, place } = describeDefect(thrower?.());
      expect(`${kind} ${place}`).not.toContain(CANARY);
      expect(place).toMatch(/describe-defect\.test\.ts:\d+:\d+$/);
    }),
  );
});

test.each([[undefined], [CANARY], [{ message: CANARY }]])(
  'a thrown value that is not an Error is not described',
  thrown => {
    expect(describeDefect(thrown)).toEqual({ kind: 'NoError', place: 'unknown' });
  },
);

test.each([
  ['TypeError', 'TypeError'],
  ['ServerToolFailure', 'ServerToolFailure'],
  ['Hunter', 'Error'],
  ['Anna Karenina', 'Error'],
  ['', 'Error'],
])('reports the error name %j as %s: a name may be page content', (name, kind) => {
  expect(describeDefect(Object.assign(new Error('no'), { name })).kind).toBe(kind);
});

test('an error of the database is reported with its code, which says more than its place', () => {
  const deadlock = Object.assign(new Error(CANARY), { name: 'error', severity: 'ERROR', code: '40P01' });
  expect(describeDefect(deadlock).kind).toBe('Postgres 40P01');
  expect(describeDefect(Object.assign(new Error('no'), { code: '40P01' })).kind).toBe('Error');
});
