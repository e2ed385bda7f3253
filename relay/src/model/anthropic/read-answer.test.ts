import { expect, test } from 'vitest';
import { nativeNames } from '../../prompt/native-names.ts';
import { readAnswer } from './read-answer.ts';

const OPENED = { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', name: 'click' } };
const CLOSED = { type: 'content_block_stop', index: 0 };

async function read(blocks: readonly object[], stopReason: string): Promise<unknown[]> {
  const events = [
    ...blocks,
    { type: 'message_delta', delta: { stop_reason: stopReason } },
    { type: 'message_stop' },
  ];
  const received = events.map(event => ({ event: undefined, data: JSON.stringify(event) }));
  async function* stream() {
    yield received;
  }
  const said: unknown[] = [];
  for await (const together of readAnswer(stream(), nativeNames(['click']))) said.push(...together);
  return said;
}

test('a call is given out only when its block was closed and the answer ended for it', async () => {
  expect(await read([OPENED, CLOSED], 'tool_use')).toEqual([
    { kind: 'call', name: 'click', arguments: '{}' },
  ]);
  for (const stopReason of ['end_turn', 'pause_turn', 'tool_use'])
    await expect(read([OPENED], stopReason)).rejects.toThrow('broke off');
  await expect(read([OPENED, CLOSED], 'end_turn')).rejects.toThrow('broke off');
});
