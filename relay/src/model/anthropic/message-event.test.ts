import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ModelFailure } from '../../errors/model-failure.ts';
import { readMessageEvent, readRareEvent } from './message-event.ts';

/** Whole deltas, and those in which something is missing or of the wrong kind. */
const value = fc.oneof(fc.string(), fc.constantFrom(undefined, null, 7, {}));
const KINDS = ['text_delta', 'input_json_delta', 'thinking_delta', 'signature_delta', 'citations_delta'];
const delta = fc.record(
  {
    type: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...KINDS) }, value),
    text: value,
    partial_json: value,
    thinking: value,
    signature: value,
  },
  { requiredKeys: [] },
);
const event = fc.record(
  {
    type: fc.oneof({ weight: 6, arbitrary: fc.constant('content_block_delta') }, fc.constantFrom('ping', 7)),
    index: fc.constant(0),
    delta: fc.oneof({ weight: 6, arbitrary: delta }, value),
  },
  { requiredKeys: ['type'] },
);

function outcomeOf(read: () => unknown): unknown {
  try {
    return { read: read() };
  } catch {
    return 'refused';
  }
}

test('the short way is as strict as the schema, and reads the same', () => {
  fc.assert(
    fc.property(event, given => {
      const data = JSON.stringify(given);
      const json: unknown = JSON.parse(data);
      expect(outcomeOf(() => readMessageEvent({ event: undefined, data }))).toEqual(
        outcomeOf(() => readRareEvent(json, data)),
      );
    }),
  );
});

describe('other events', () => {
  test.each([
    ['of a kind nobody knows yet', { type: 'content_block_pause' }],
    ['a block of a kind nobody knows yet', { type: 'content_block_start', content_block: { type: 'poem' } }],
    ['a delta of a kind nobody knows yet', { type: 'content_block_delta', delta: { type: 'rhyme_delta' } }],
  ])('%s are passed over', (_, given) => {
    const read = readMessageEvent({ event: given.type, data: JSON.stringify(given) });
    expect(JSON.stringify(read)).toContain('"other"');
  });

  test.each([
    ['a call without a name', { type: 'content_block_start', content_block: { type: 'tool_use' } }],
    ['a start without its message', { type: 'message_start' }],
    ['a text that is none', { type: 'content_block_delta', delta: { type: 'text_delta', text: 7 } }],
    ['a list', []],
  ])('%s is refused', (_, given) => {
    expect(() => readMessageEvent({ event: 'x', data: JSON.stringify(given) })).toThrow();
  });

  test.each(['error', undefined])('an error is a failure (event: %s)', name => {
    const data = JSON.stringify({ type: 'error', error: { type: 'overloaded_error', message: 'x' } });
    expect(() => readMessageEvent({ event: name, data })).toThrow(new ModelFailure('model_overloaded'));
  });
});
