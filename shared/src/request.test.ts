import { expect, test } from 'vitest';
import { chatRequestSchema } from './request.ts';
import { wireSchemas } from './schemas/wire-schemas.ts';

const REQUIRED = { message: 'hi', session_id: '6f0c0000-0000-4000-8000-000000000001' };
const PAGE = { url: 'https://p.test/', title: 'P', elements: [] };

test('reads null as absent for every optional key', () => {
  const nulls = {
    role: null,
    model: null,
    agent_id: null,
    user_id: null,
    current_page_info: null,
    browser_tools: null,
    tool_id: null,
  };
  expect(chatRequestSchema.parse({ ...REQUIRED, ...nulls })).toEqual(chatRequestSchema.parse(REQUIRED));
  const page = { ...PAGE, selectedText: null, tabs: null, activeTabId: null };
  expect(chatRequestSchema.parse({ ...REQUIRED, current_page_info: page })).toEqual(
    chatRequestSchema.parse({ ...REQUIRED, current_page_info: PAGE }),
  );
});

test('rejects null for required keys', () => {
  expect(chatRequestSchema.safeParse({ ...REQUIRED, message: null }).success).toBe(false);
  expect(
    chatRequestSchema.safeParse({ ...REQUIRED, current_page_info: { ...PAGE, title: null } }).success,
  ).toBe(false);
});

test('the JSON Schema allows null for optional keys', () => {
  expect(JSON.parse(wireSchemas().get('chat-request.schema.json') ?? '')).toMatchObject({
    properties: {
      message: { type: 'string' },
      role: { default: 'user', anyOf: [{ enum: ['user', 'function'] }, { type: 'null' }] },
      model: { type: ['string', 'null'] },
      current_page_info: { anyOf: [{ type: 'object' }, { type: 'null' }] },
      browser_tools: { anyOf: [{ type: 'array' }, { type: 'null' }] },
    },
  });
});
