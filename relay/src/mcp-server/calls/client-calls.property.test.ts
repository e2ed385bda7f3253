import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ToolCall } from '../../history/turn.ts';
import { type CallAnswer, ClientCalls, type NextCall, type PanelTurn } from './client-calls.ts';

/** What clients, panels and persons do, in any order. Numbers pick among what is there. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({ kind: fc.constant('leave' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('listen' as const), session: fc.nat(1) }),
  fc.record({ kind: fc.constant('hang up' as const), session: fc.nat(1) }),
  fc.record({ kind: fc.constant('result' as const), session: fc.nat(1), isAgain: fc.boolean() }),
  fc.record({ kind: fc.constant('message' as const), session: fc.nat(1) }),
  fc.record({ kind: fc.constant('stop' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

type Asked = { number: number; gone: AbortController; answers: CallAnswer[]; isGone: boolean };
type Shown = { number: number; session: number; id: string };

/** A client and two conversations of a panel, of which a few misbehave. */
class World {
  readonly calls = new ClientCalls();
  readonly asked: Asked[] = [];
  readonly shown: Shown[] = [];
  /** Calls that a conversation has, newest last. */
  readonly held: Record<number, Shown[]> = { 0: [], 1: [] };
  readonly #listening = new Map<number, AbortController>();
  #newest = 0;

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'ask':
        this.#ask();
        break;
      case 'leave': {
        const asked = this.asked[step.which];
        if (asked && asked.answers.length === 0) {
          asked.isGone = true;
          asked.gone.abort();
        }
        break;
      }
      case 'listen':
      case 'message':
        this.#turn(step.session, { kind: 'message', text: 'go on' });
        break;
      case 'hang up':
        this.#listening.get(step.session)?.abort();
        break;
      case 'result': {
        const call = (this.held[step.session] ?? []).at(step.isAgain ? 0 : -1);
        if (call) this.#turn(step.session, resultOf(call));
        break;
      }
      case 'stop':
        this.calls.stop();
    }
    await settled();
  }

  #ask(): void {
    const number = this.asked.length;
    const asked: Asked = { number, gone: new AbortController(), answers: [], isGone: false };
    this.asked.push(asked);
    this.calls.ask({ name: 'act', arguments: JSON.stringify({ number }) }, asked.gone.signal).then(
      answer => asked.answers.push(answer),
      () => undefined,
    );
  }

  #turn(session: number, newest: PanelTurn['newest']): void {
    const stop = new AbortController();
    this.#listening.get(session)?.abort();
    this.#listening.set(session, stop);
    this.calls.listen({ sessionId: `s${session}`, newest, page: undefined }, stop.signal).then(
      next => this.#show(session, next),
      () => undefined,
    );
  }

  #show(session: number, next: NextCall): void {
    if (next.kind !== 'call') return;
    this.#newest += 1;
    const { number } = JSON.parse(next.call.arguments);
    const shown = { number, session, id: `tool_${this.#newest}` };
    this.shown.push(shown);
    this.held[session]?.push(shown);
  }
}

function resultOf({ number, id }: Shown): PanelTurn['newest'] {
  const call: ToolCall = { id, name: 'act', arguments: JSON.stringify({ number }), place: 'browser' };
  return { kind: 'result', call, content: JSON.stringify({ success: true, of: number }), images: undefined };
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}

test('each call is shown at most once, answered once, and never with what came of another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async steps => {
      const world = new World();
      for (const step of steps) await world.take(step);
      const numbers = world.shown.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { number, answers, isGone } of world.asked) {
        expect(answers.length).toBeLessThanOrEqual(1);
        if (isGone) expect(answers).toEqual([]);
        const { success, of } = JSON.parse(answers[0]?.result ?? '{}');
        // Only a panel says that something was done, and only of a call that it was shown.
        if (success) expect([of, numbers.includes(of)]).toEqual([number, true]);
      }
      const missed = world.asked.flatMap(({ answers }) => answers.flatMap(answer => answer.missed));
      for (const { arguments: given, result } of missed) {
        const { success, of } = JSON.parse(result);
        if (success) expect(of).toBe(JSON.parse(given).number);
      }
      // Disconnecting leaves nobody without an answer.
      world.calls.disconnect();
      await settled();
      for (const { answers, isGone } of world.asked) expect(answers.length).toBe(isGone ? 0 : 1);
    }),
    { numRuns: 500 },
  );
});

test('a call that was left while queued is shown to nobody', async () => {
  const world = new World();
  await world.take({ kind: 'ask' });
  await world.take({ kind: 'leave', which: 0 });
  await world.take({ kind: 'listen', session: 0 });
  expect(world.shown).toEqual([]);
});
