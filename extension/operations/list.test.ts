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

  test('lists its effect and its errors', () => {
    expect(effectClassSchema.options).toContain(operation.effect);
    expect(errorTypeSchema.options).toEqual(expect.arrayContaining([...operation.errors]));
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
  });

  test('lets the user edit only its own parameters', () => {
    const { properties = {} } = z.toJSONSchema(operation.params, { io: 'input' });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...operation.editable]));
  });

  test('has an example that names a target where one is needed', () => {
    const isTargeted = Object.keys(operation.example.target).length > 0;
    if (operation.emptyTarget === 'none') expect(isTargeted).toBe(true);
  });
});

test('names and aliases are unique', () => {
  const names = operations.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

test('each operation is found by name and alias, in any spelling', () => {
  for (const operation of operations) {
    for (const name of [operation.name, ...(operation.aliases ?? []), ...(operation.offeredAs ?? [])]) {
      const camel = name.replaceAll(/_[a-z]/gu, part => part.slice(1).toUpperCase());
      for (const spelled of [name, camel, `browser.${camel}`, `browser_${name}`]) {
        expect(findOperation(spelled)).toBe(operation);
      }
    }
  }
});

test('the list has every file that defines an operation', () => {
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

test('an unknown name is refused with the known names', () => {
  expect(() => requireOperation('fly')).toThrow(/fill, click/u);
});
