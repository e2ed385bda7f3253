import { readdirSync, readFileSync } from 'node:fs';
import { errorTypeSchema } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actHandlers } from './act-handlers.ts';
import { actionSchema, effectClassSchema } from './contract/action.ts';
import { extrasHandlers } from './extras-handlers.ts';
import { findOperation, operations, requireOperation } from './list.ts';

describe.each(operations)('$name', operation => {
  test('is found by its name', () => {
    expect(findOperation(operation.name)).toBe(operation);
  });

  test('has an example that its own schema accepts', () => {
    const example = actionSchema.parse(operation.example);
    expect(example.action).toBe(operation.name);
    expect(() => operation.prepare(example)).not.toThrow();
  });

  test('says how much it does to the world, and which errors it gives', () => {
    expect(effectClassSchema.options).toContain(operation.effect);
    expect(errorTypeSchema.options).toEqual(expect.arrayContaining([...operation.errors]));
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
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

test('no two go by the same name', () => {
  const names = operations.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

test('each is found by all of its names, however they are spelled', () => {
  for (const operation of operations) {
    for (const name of [operation.name, ...(operation.aliases ?? []), ...(operation.offeredAs ?? [])]) {
      const camel = name.replaceAll(/_[a-z]/gu, part => part.slice(1).toUpperCase());
      for (const spelled of [name, camel, `browser.${camel}`, `browser_${name}`]) {
        expect(findOperation(spelled)).toBe(operation);
      }
    }
  }
});

test('every file that makes an operation is in the list', () => {
  const folder = import.meta.dirname;
  const made = readdirSync(folder)
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file =>
      /^export const \w+(: (Browser)?Operation<| = (marking|history)Operation)/mu.test(
        readFileSync(`${folder}/${file}`, 'utf8'),
      ),
    )
    .map(file => file.replace('.ts', '').replaceAll('-', '_'));
  expect(made.sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('every operation on a page has its handler, in the script that its facts name', () => {
  const onPages = operations.filter(({ inBrowser }) => !inBrowser);
  const [inAct, inExtras] = [false, true].map(isExtra =>
    onPages.filter(operation => (operation.inExtras ?? false) === isExtra).map(({ name }) => name),
  );
  expect(Object.keys(actHandlers).sort()).toEqual(inAct?.sort());
  expect(Object.keys(extrasHandlers).sort()).toEqual(inExtras?.sort());
});

test('an unknown name is refused with those that there are', () => {
  expect(() => requireOperation('fly')).toThrow(/fill, click/u);
});
