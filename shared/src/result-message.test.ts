import { expect, test } from 'vitest';
import { formatResultMessage, readResultMessage, summarizeBatch } from './result.ts';

test('reads back a result message, newlines included', () => {
  const message = formatResultMessage('page_action', { success: true, text: 'a\nb' });
  expect(message).toBe('浏览器工具 page_action 执行结果: {"success":true,"text":"a\\nb"}');
  expect(readResultMessage(message)).toEqual({
    toolName: 'page_action',
    result: '{"success":true,"text":"a\\nb"}',
  });
});

test('ordinary text is not a result message', () => {
  expect(readResultMessage('浏览器工具是什么？')).toBeUndefined();
});

test('the batch summary counts both outcomes', () => {
  expect(summarizeBatch([{ success: true }, { success: false }, { success: true }])).toBe(
    '执行了 3 个操作，成功 2 个，失败 1 个',
  );
});
