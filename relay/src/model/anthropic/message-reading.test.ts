import { expect, test } from 'vitest';
import { nativeNames } from '../../prompt/native-tools.ts';
import type { ModelEvent } from '../model.ts';
import { MessageReading } from './message-reading.ts';

const OPENED = { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', name: 'click' } };
const CLOSED = { type: 'content_block_stop', index: 0 };

function read(blocks: readonly object[], stopReason: string): readonly ModelEvent[] {
  const events = [
    ...blocks,
    { type: 'message_delta', delta: { stop_reason: stopReason } },
    { type: 'message_stop' },
  ];
  const reading = new MessageReading(nativeNames(['click']));
  const emitted: ModelEvent[] = [];
  for (const event of events) reading.take({ event: undefined, data: JSON.stringify(event) }, emitted);
  return [emitted, ...reading.end()].flat();
}

test('emits a call only when its block is closed and the answer ended with it', () => {
  expect(read([OPENED, CLOSED], 'tool_use')).toEqual([{ kind: 'call', name: 'click', arguments: '{}' }]);
  for (const stopReason of ['end_turn', 'pause_turn', 'tool_use'])
    expect(() => read([OPENED], stopReason)).toThrow('cut off');
  expect(() => read([OPENED, CLOSED], 'end_turn')).toThrow('cut off');
});
