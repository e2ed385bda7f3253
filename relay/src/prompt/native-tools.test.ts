import { expect, test } from 'vitest';
import { toAnthropicTools, toOpenAiTools } from './native-tools.ts';

const TOOL = {
  name: 'crm.find',
  description: 'Finds.',
  parameters: { properties: { id: { type: 'string' } }, required: ['id'] },
};

test("gives Anthropic's tools a schema of type object", () => {
  expect(toAnthropicTools([TOOL])).toEqual([
    {
      name: 'crm-find',
      description: 'Finds.',
      input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
  ]);
});

test('as OpenAI takes them', () => {
  expect(toOpenAiTools([TOOL])).toEqual([
    {
      type: 'function',
      function: {
        name: 'crm-find',
        description: 'Finds.',
        parameters: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
    },
  ]);
});

test('does not send the dialect of a schema to OpenAI-compatible servers', () => {
  const parameters = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' };
  const [tool] = toOpenAiTools([{ ...TOOL, parameters }]);
  expect(tool?.function.parameters).toEqual({ type: 'object' });
});

test('none give none', () => {
  expect([...toAnthropicTools([]), ...toOpenAiTools([])]).toEqual([]);
});
