import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../json/parse-json.ts';
import { trimTurns } from './cut-turns.ts';
import { closeOpenCall, openCall, reportsFailure, type ToolCall, type Turn } from './turn.ts';

const CALL: ToolCall = { id: 'tool_1', name: 'page_action', arguments: '{}', place: 'browser' };
const PROPOSED: Turn[] = [
  { role: 'user', text: 'go' },
  { role: 'assistant', text: '', call: CALL },
];

describe('the open call', () => {
  test('is the one of the last turn', () => {
    expect(openCall(PROPOSED)).toEqual(CALL);
    expect(openCall([])).toBeUndefined();
    expect(
      openCall([...PROPOSED, { role: 'result', call: CALL, content: '{}', failed: false }]),
    ).toBeUndefined();
  });

  test('is closed as not executed, once', () => {
    const closed = closeOpenCall(PROPOSED);
    expect(closed.at(-1)).toMatchObject({ role: 'result', call: CALL, failed: true });
    expect(closeOpenCall(closed)).toBe(closed);
  });
});

test('trimming keeps a history that models accept, and the newest turns', () => {
  const exchange: Turn[] = [
    ...PROPOSED,
    { role: 'result', call: CALL, content: '{}', failed: false },
    { role: 'assistant', text: 'ok' },
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), (limit, exchanges) => {
      const turns = Array.from({ length: exchanges }, () => exchange).flat();
      const trimmed = trimTurns(turns, limit);
      expect(trimmed[0]?.role).toBe('user');
      expect(trimmed.at(-1)).toEqual(turns.at(-1));
      expect(trimmed.length).toBeLessThanOrEqual(Math.max(limit, exchange.length));
    }),
  );
});

test('reads the failure of a result', () => {
  expect(reportsFailure('{"success":false}')).toBe(true);
  expect(reportsFailure('{"success":true}')).toBe(false);
  expect(reportsFailure('no json')).toBe(false);
  expect(parseJson('{')).toBeUndefined();
});
