import { expect, test } from 'vitest';
import { GatheredCalls } from './completion-reading.ts';

test('reads a flood of calls in linear time, and takes the first', () => {
  const calls = new GatheredCalls();
  // Looked through for each piece, these would take minutes.
  for (let index = 0; index < 200_000; index += 1)
    calls.add({ index, function: { name: `tool_${index}`, arguments: '{' } });
  for (let index = 0; index < 200_000; index += 1) calls.add({ index, function: { arguments: '}' } });
  expect(calls.first).toMatchObject({ name: 'tool_0', json: '{}' });
});
