import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deedFiles } from '../bundling/deed-files.ts';
import { actionSchema } from './action.ts';
import { findOperation, operations, requireOperation } from './list.ts';

describe.each(operations)('$name', operation => {
  test('is named, described and has a verb in both languages', () => {
    for (const text of [operation.description, operation.verb]) {
      expect(text.zh).toMatch(/\p{Script=Han}/u);
      expect(text.en).toMatch(/^[A-Z]/u);
    }
    expect(findOperation(operation.name)).toBe(operation);
  });

  test('has an example that its own schema accepts', () => {
    const example = actionSchema.parse(operation.example);
    expect(example.action).toBe(operation.name);
    expect(() => operation.prepare(example)).not.toThrow();
  });

  test('lets the person change parameters that it has', () => {
    const { properties = {} } = z.toJSONSchema(operation.params, { io: 'input' });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...operation.editable]));
  });

  test('has an example that names a target where one is needed', () => {
    const isTargeted = Object.keys(operation.example.target).length > 0;
    if (operation.emptyTarget === 'none') expect(isTargeted).toBe(true);
  });
});

test('no two have the same name', () => {
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test('every file that makes an operation is in the list', () => {
  const folder = import.meta.dirname;
  const made = readdirSync(folder)
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file =>
      /^export const \w+(: Operation<| = markingOperation)/mu.test(readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .map(file => file.replace('.ts', '').replaceAll('-', '_'));
  expect(made.sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('every operation has its deed', () => {
  expect([...deedFiles().keys()].sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('an unknown name is refused with those that there are', () => {
  expect(() => requireOperation('fly')).toThrow(/fill, click/u);
});
