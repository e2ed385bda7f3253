import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCompletionFault, receivedCompletionSchema } from '../../testing/received-completion.ts';
import { findHistoryFault, receivedRequestSchema } from '../../testing/received-request.ts';
import { toMessages as toAnthropicMessages } from '../model/anthropic/to-messages.ts';
import { toMessages as toOpenAiMessages } from '../model/openai/to-messages.ts';
import { nativeNames } from '../prompt/native-tools.ts';
import { estimateTurn } from './estimate-tokens.ts';
import { fitTurns } from './fit-turns.ts';
import type { ToolCall, Turn } from './turn.ts';

type Exchange = { text: string; calls: readonly { result: string; said: string }[]; answer: string };

let number = 0;
function turnsOf(exchanges: readonly Exchange[], open: boolean): Turn[] {
  const turns = exchanges.flatMap(({ text, calls, answer }): Turn[] => [
    { role: 'user', text },
    ...calls.flatMap(({ result, said }): Turn[] => {
      number += 1;
      const call: ToolCall = { id: `tool_${number}`, name: 'page_action', arguments: '{}', place: 'browser' };
      return [
        { role: 'assistant', text: said, call },
        { role: 'result', call, content: result, failed: false },
      ];
    }),
    { role: 'assistant', text: answer },
  ]);
  // A request is made after a message or a result; `open` leaves the last answer to be given.
  return open ? turns.slice(0, -1) : [...turns, { role: 'user', text: 'and now?' }];
}

const text = fc
  .tuple(fc.constantFrom('x', '按钮', 'e_7f ', '{"a":1} '), fc.integer({ min: 1, max: 250 }))
  .map(([piece, times]) => piece.repeat(times));
const result = fc.oneof(
  text,
  text.map(given => JSON.stringify({ success: true, text: given })),
);
const exchange = fc.record({
  text,
  calls: fc.array(fc.record({ result, said: fc.constantFrom('', 'I propose this.') }), { maxLength: 4 }),
  answer: text,
});
const history = fc
  .tuple(fc.array(exchange, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([exchanges, open]) => turnsOf(exchanges, open));

function sizeOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + estimateTurn(turn), 0);
}

function findFaults(turns: readonly Turn[]): (string | undefined)[] {
  const request = { model: 'm', system: 's', tools: [], turns, page: { url: 'u', title: 't', elements: [] } };
  const names = nativeNames(['page_action']);
  const messages = toAnthropicMessages(request, names, 'f');
  const received = receivedRequestSchema.parse({ model: 'm', max_tokens: 1, stream: true, messages });
  const completion = { model: 'm', stream: true, messages: toOpenAiMessages(request, { names, fence: 'f' }) };
  return [
    findHistoryFault(received),
    received.messages.some(({ role }, index) => role !== (index % 2 === 0 ? 'user' : 'assistant'))
      ? 'roles do not alternate'
      : undefined,
    findCompletionFault(receivedCompletionSchema.parse(completion)),
  ];
}

test('both providers accept any shortened history, within the limit or minimal', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 2500 }), (turns, limit) => {
      const fitted = fitTurns(turns, limit);
      expect(findFaults(fitted)).toEqual([undefined, undefined, undefined]);
      const newestUser = turns.findLast(turn => turn.role === 'user');
      const kept = fitted.filter(turn => turn.role === 'user').map(turn => turn.text);
      expect(kept.at(-1)?.endsWith(newestUser?.text ?? '?')).toBe(true);
      expect(callIdOf(fitted.at(-1))).toBe(callIdOf(turns.at(-1)));
      const least = turns.at(-1)?.role === 'user' ? 1 : 3;
      if (sizeOf(fitted) > limit + NOTE) expect(fitted.length).toBeLessThanOrEqual(least);
    }),
    { numRuns: 150 },
  );
});

/** Tokens of the line that says that something was left out, at most. */
const NOTE = 60;

function callIdOf(turn: Turn | undefined): string | undefined {
  return turn?.role === 'result' ? turn.call.id : undefined;
}

test('leaves a conversation that fits unchanged', () => {
  const turns = turnsOf(
    [{ text: 'go', calls: [{ result: 'x'.repeat(5000), said: '' }], answer: 'ok' }],
    false,
  );
  expect(fitTurns(turns, 10_000)).toEqual(turns);
});

describe('the order of the cuts', () => {
  const page = JSON.stringify({ success: true, text: 'word '.repeat(600) });
  const calls = Array.from({ length: 6 }, () => ({ result: page, said: '' }));

  test('shortens old results with a note, and keeps the newest one whole', () => {
    const turns = turnsOf([{ text: 'go', calls, answer: 'ok' }], true);
    const results = fitTurns(turns, 5000).filter(turn => turn.role === 'result');
    expect(results).toHaveLength(6);
    expect(results[0]?.content).toMatch(/^\{"success":true,"shortened":"Only the beginning/);
    expect(results.at(-1)?.content).toBe(page);
  });

  test('then leaves out the oldest turns, but keeps the newest user message', () => {
    const turns = turnsOf(
      [{ text: 'go', calls: Array.from({ length: 40 }, () => calls).flat(), answer: '' }],
      true,
    );
    const fitted = fitTurns(turns, 5000);
    expect(fitted[0]).toMatchObject({
      role: 'user',
      text: expect.stringMatching(/^\[Earlier parts .*\]\n\ngo$/),
    });
    expect(fitted.length).toBeGreaterThan(5);
    expect(fitted.length).toBeLessThan(turns.length / 2);
  });

  test('also cuts the newest result if it alone exceeds the limit', () => {
    const turns = turnsOf(
      [{ text: 'go', calls: [{ result: '内容'.repeat(20_000), said: '' }], answer: '' }],
      true,
    );
    expect(sizeOf(fitTurns(turns, 4000))).toBeLessThan(4000);
  });
});

test('most requests of a growing conversation begin with the previous one, so that it is cached', () => {
  const result = JSON.stringify({ success: true, text: 'word '.repeat(100) });
  const exchanges = Array.from({ length: 30 }, () => ({
    text: 'please do',
    calls: [
      { result, said: '' },
      { result, said: '' },
    ],
    answer: 'Done.',
  }));
  const turns = turnsOf(exchanges, false);
  let before: readonly Turn[] = [];
  let [requests, broken] = [0, 0];
  for (const [index, turn] of turns.entries()) {
    if (turn.role === 'assistant') continue;
    const fitted = fitTurns(turns.slice(0, index + 1), 4500);
    const same = JSON.stringify(fitted.slice(0, before.length)) === JSON.stringify(before);
    requests += 1;
    if (!same) broken += 1;
    before = fitted;
  }
  expect(requests).toBe(91);
  expect(broken / requests).toBeLessThan(0.1);
});
