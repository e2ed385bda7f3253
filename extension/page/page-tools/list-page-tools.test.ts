// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { boundTools } from './list-page-tools.ts';
import { type RegisteredTool, registeredTools } from './model-context.ts';

function offer(tools: readonly RegisteredTool[]): void {
  const context = Object.assign(new EventTarget(), {
    getTools: async () => tools,
    executeTool: async () => '',
  });
  Object.defineProperty(Document.prototype, 'modelContext', { configurable: true, get: () => context });
}

afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'modelContext');
  document.body.innerHTML = '';
});

test('a page without the feature has no tools, whatever a form of it is called', async () => {
  document.body.innerHTML = '<form name="modelContext"></form>';
  expect((await registeredTools()).tools).toEqual([]);
});

test('tools of other documents are left to those', async () => {
  const own = { name: 'own', description: '', window };
  offer([{ name: 'inner', description: '', window: {} }, own]);
  expect((await registeredTools()).tools).toEqual([own]);
});

test('names, descriptions and schemas, without invisible characters', () => {
  const listed = boundTools([
    {
      name: 'buy',
      description: 'Buys\u202e\u{e0041} it',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
    },
    { name: 'look', description: '' },
  ]);
  expect(listed).toEqual({
    tools: [
      {
        name: 'buy',
        description: 'Buys it',
        input_schema: '{"type":"object","properties":{"id":{"type":"string"}}}',
      },
      { name: 'look', description: '', input_schema: '{}' },
    ],
    more: 0,
  });
});

test('long texts are cut, and too many tools are counted', () => {
  const description = 'word '.repeat(100_000);
  const inputSchema = { description };
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    name: `tool${index}`,
    description,
    inputSchema,
  }));
  const { tools, more } = boundTools(many);
  expect(tools.length + more).toBe(2_000);
  expect(tools.length).toBeGreaterThan(3);
  expect(JSON.stringify(tools).length).toBeLessThan(13_000);
});
