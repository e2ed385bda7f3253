import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { operations } from '../operations/list.ts';
import { advertisedTools } from './list.ts';
import { operationParams } from './operation-schema.ts';

const properties = operationParams(operations);

test.each(operations.map(({ name, params }) => [name, params] as const))(
  'every parameter of %s is described',
  (name, params) => {
    for (const key of Object.keys(z.toJSONSchema(params, { io: 'input' }).properties ?? {})) {
      const said = `${properties[key]?.description}\n${name}: ${operationMessages.en[name].description}`;
      expect(said).toMatch(new RegExp(`\\b${name}\\b[^:]*: \\S|params\\.${key}\\b`, 'u'));
    }
  },
);

test('a shared parameter accepts the types of all its operations, without duplicates', () => {
  const forms = z.array(z.record(z.string(), z.unknown())).parse(properties.value?.anyOf);
  expect(forms).toContainEqual(expect.objectContaining({ type: 'array' }));
  expect(forms.filter(({ type }) => Array.isArray(type) && type.includes('number'))).toHaveLength(1);
  expect(properties.color).toMatchObject({ type: 'string' });
});

test('an advertised action has the parameters of all page operations', () => {
  const onPages = operationParams(
    operations.filter(
      ({ inBrowser, isShorthand, callsPageTool }) => !inBrowser && !isShorthand && !callsPageTool,
    ),
  );
  expect(JSON.stringify(advertisedTools('page', true)[0]?.parameters)).toContain(JSON.stringify(onPages));
});
