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

test('accepts a looser tool call: arguments as an object, no or null tool_id, unknown keys', () => {
  expect(
    readEvents('{"tool_call":{"tool_name":"page_action","arguments":{"actions":[]},"tool_id":null,"x":1}}'),
  ).toEqual([{ kind: 'tool_call', toolName: 'page_action', arguments: '{"actions":[]}', toolId: undefined }]);
  expect(readEvents('{"tool_call":{"tool_name":"clear_ai_styles"}}')).toEqual([
    { kind: 'tool_call', toolName: 'clear_ai_styles', arguments: '{}', toolId: undefined },
  ]);
});

test('unknown kinds and end markers are passed over; text that is no JSON is told apart', () => {
  expect(readEvents('{"thinking":"…"}')).toEqual([]);
  expect(readEvents('[DONE]')).toEqual([]);
  expect(readEvents('<html>')).toEqual([{ kind: 'unreadable', data: '<html>' }]);
});
