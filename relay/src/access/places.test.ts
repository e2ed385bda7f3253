import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { ModelFailure } from '../errors/model-failure.ts';
import { AGUI_PATH, CHAT_PATH, COMPLETIONS_PATH } from '../http/paths.ts';
import { TurnLimits } from './limits.ts';

const OUTCOMES = ['answers', 'calls', 'fails', 'breaks', 'says nothing'] as const;
type Outcome = (typeof OUTCOMES)[number];

const TOOL = { name: 'look', description: 'Looks.', parameters: { type: 'object', properties: {} } };

/** Follows the last message's instruction. */
const answer = answerOf(async function* ({ turns }) {
  const last = turns.at(-1);
  const outcome = last?.role === 'user' ? last.text : '';
  if (outcome === 'answers') yield { kind: 'text', text: 'Hello' };
  if (outcome === 'calls') yield { kind: 'call', name: 'look', arguments: '{}' };
  if (outcome === 'fails') throw new ModelFailure('model_overloaded');
  if (outcome === 'breaks') throw new Error('a defect');
});

const ENTRY_POINTS = {
  chat: [
    CHAT_PATH,
    (message: string) => ({
      message,
      session_id: crypto.randomUUID(),
      user_id: 'ann',
      browser_tools: [TOOL],
    }),
  ],
  agui: [
    AGUI_PATH,
    (content: string) => ({
      threadId: crypto.randomUUID(),
      runId: 'run',
      messages: [{ id: 'm', role: 'user', content }],
      tools: [TOOL],
      context: [],
      forwardedProps: { user_id: 'ann' },
    }),
  ],
  completions: [
    COMPLETIONS_PATH,
    (content: string) => ({
      user: 'ann',
      stream: true,
      messages: [{ role: 'user', content }],
      tools: [{ type: 'function', function: TOOL }],
    }),
  ],
  'a whole completion': [
    COMPLETIONS_PATH,
    (content: string) => ({ user: 'ann', messages: [{ role: 'user', content }] }),
  ],
  'a refused message': [CHAT_PATH, (message: string) => ({ message, session_id: 'none', user_id: 'ann' })],
} as const;
const ENTRY_POINT_NAMES = ['chat', 'agui', 'completions', 'a whole completion', 'a refused message'] as const;

test('frees the place of every turn, for all routes and outcomes', async () => {
  const step = fc.record({
    entryPoint: fc.constantFrom(...ENTRY_POINT_NAMES),
    outcome: fc.constantFrom<Outcome>(...OUTCOMES),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async steps => {
      const relay = createRelay({
        models: [{ name: 'scripted', title: 'scripted', accepts: () => true, answer }],
        agents: [parseAgent('default', 'Be helpful.')],
        turnLimits: new TurnLimits({
          user: { runningTurns: 1 },
          key: { runningTurns: 1 },
          limitsAnyone: true,
        }),
        report() {},
      });
      for (const { entryPoint, outcome } of steps) {
        const [path, bodyOf] = ENTRY_POINTS[entryPoint];
        const answered = await relay.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(outcome)),
        });
        await answered.text();
        expect([entryPoint, outcome, answered.status]).not.toEqual([entryPoint, outcome, 429]);
      }
    }),
    { numRuns: 100 },
  );
});
