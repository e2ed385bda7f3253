import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

test('reads each kind of event', () => {
  expect(readEvents('{"content":"你好"}')).toEqual([{ kind: 'content', content: '你好' }]);
  expect(readEvents('{"message":"对话完成"}')).toEqual([{ kind: 'complete' }]);
  expect(readEvents('{"error":{"code":"overloaded","message":"Try later","retryable":true}}')).toEqual([
    { kind: 'error', error: { code: 'overloaded', message: 'Try later', retryable: true } },
  ]);
  expect(readEvents('{"usage":{"input_tokens":3,"output_tokens":4}}')).toEqual([
    { kind: 'usage', usage: { input_tokens: 3, output_tokens: 4, cache_read_input_tokens: 0 } },
  ]);
});

test('an empty tool_id is none', () => {
  const [call] = readEvents('{"tool_call":{"tool_name":"t","arguments":"{}","tool_id":""}}');
  expect(call).toMatchObject({ toolId: undefined });
});

test('accepts a looser tool call: arguments as an object, no or null tool_id, unknown keys', () => {
  expect(
    readEvents('{"tool_call":{"tool_name":"page_action","arguments":{"actions":[]},"tool_id":null,"x":1}}'),
  ).toEqual([{ kind: 'tool_call', toolName: 'page_action', arguments: '{"actions":[]}', toolId: undefined }]);
  expect(readEvents('{"tool_call":{"tool_name":"clear_ai_styles"}}')).toEqual([
    { kind: 'tool_call', toolName: 'clear_ai_styles', arguments: '{}', toolId: undefined },
  ]);
});

test.each<[string, unknown, string]>([
  ['a list', [1], '[1]'],
  ['a number', 5, '5'],
  ['text that is no JSON', 'oops', 'oops'],
  ['null', null, '{}'],
])('passes arguments that are %s on as text, for the tool to reject', (_, given, text) => {
  expect(readEvents(JSON.stringify({ tool_call: { tool_name: 't', arguments: given } }))).toEqual([
    { kind: 'tool_call', toolName: 't', arguments: text, toolId: undefined },
  ]);
});

test('accepts a browser call in the form of an envelope', () => {
  const tool_call = {
    action: 'browser_navigate',
    tool: 'browser',
    parameters: { url: 'https://a.example/' },
  };
  expect(readEvents(JSON.stringify({ tool_call }))).toEqual([
    { kind: 'tool_call', toolName: 'browser', arguments: JSON.stringify(tool_call), toolId: undefined },
  ]);
  expect(readEvents(JSON.stringify({ tool_call: { ...tool_call, tool_id: 't1' } }))).toMatchObject([
    { arguments: JSON.stringify(tool_call), toolId: 't1' },
  ]);
  expect(
    readEvents(JSON.stringify({ tool_call: { ...tool_call, tool_name: 'shop', arguments: '{}' } })),
  ).toMatchObject([{ toolName: 'shop', arguments: '{}' }]);
});

test('converts a numeric tool_id to text', () => {
  expect(readEvents('{"tool_call":{"tool_name":"t","arguments":"{}","tool_id":0}}')).toEqual([
    { kind: 'tool_call', toolName: 't', arguments: '{}', toolId: '0' },
  ]);
});

test.each([
  '{"tool_call":{"name":"t"}}',
  '{"tool_call":"t"}',
  '{"tool_call":{"tool_name":7}}',
  '{"tool_call":{"action":"order","tool":"shop"}}',
])('never ignores a call without a tool name: %s', data => {
  expect(readEvents(data)).toEqual([{ kind: 'nameless call', data }]);
});

test.each<[string, { code?: string; message: string; retryable?: boolean }]>([
  ['{"error":"boom"}', { message: 'boom' }],
  ['{"error":{"code":5,"message":"Full","retryable":true}}', { code: '5', message: 'Full', retryable: true }],
  ['{"error":{"code":"x"}}', { code: 'x', message: 'x' }],
  ['{"error":{"message":null,"detail":"Why"}}', { message: 'Why' }],
  ['{"error":{"error":{"type":"t","message":"Deep"}}}', { message: 'Deep' }],
  ['{"error":["a",{"msg":"b"}]}', { message: 'a; b' }],
  ['{"error":{"code":"x","message":" "}}', { code: 'x', message: 'x' }],
  ['{"error":true}', { message: '{"error":true}' }],
  ['{"error":{}}', { message: '{"error":{}}' }],
  ['{"error":""}', { message: '{"error":""}' }],
])('reads an error of any shape: %s', (data, error) => {
  expect(readEvents(data)).toEqual([{ kind: 'error', error: { code: 'error', retryable: false, ...error } }]);
});

test('ignores empty keys', () => {
  expect(readEvents('{"content":"a","error":null,"tool_call":null}')).toEqual([
    { kind: 'content', content: 'a' },
  ]);
});

test('ignores unknown kinds and end markers, and reports text that is no JSON', () => {
  expect(readEvents('{"thinking":"…"}')).toEqual([]);
  expect(readEvents('{"message":"some other text"}')).toEqual([]);
  expect(readEvents('[DONE]')).toEqual([]);
  expect(readEvents('<html>')).toEqual([{ kind: 'unreadable', data: '<html>' }]);
});
