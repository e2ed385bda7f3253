import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../errors/http-error.ts';
import { type Approval, Approvals, type Card } from '../approvals/approvals.ts';
import { AwaitingApproval, outcomeOf } from '../approvals/awaiting-approval.ts';
import type { ActionObserver } from '../page/action-observer.ts';
import { PersonControl } from '../view/person-control.ts';
import { SessionLog } from '../view/session-log.ts';
import { CommandTurn } from './command-turn.ts';
import { Commands } from './commands.ts';
import { KeptOutcomes } from './kept-outcomes.ts';

/** Checks an attended session over random interleavings of all that may happen between an action and its decision. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const VIEWER = 'vl_1 somebody';

type Event =
  | { kind: 'act'; key: string | undefined; target: number }
  | { kind: 'look' | 'close' | 'take' | 'returnControl' | 'expire' | 'change' | 'turn' }
  | { kind: 'approve' | 'reject'; which: number };

const anEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant<'act'>('act'),
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
      target: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom<'approve' | 'reject'>('approve', 'approve', 'reject'),
      which: fc.constantFrom(0, 0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom<'look' | 'take' | 'returnControl' | 'change' | 'turn'>(
        'look',
        'take',
        'returnControl',
        'change',
        'turn',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom<'expire' | 'close'>('expire', 'expire', 'expire', 'close'),
    }),
  },
);

type Ran = {
  key: string | undefined;
  approvalId: string | undefined;
  shown: string;
  did: string;
  byPerson: boolean;
};

/** A session whose page has one target after the other in the same place, each bound as the engine binds it. */
function attendedSession() {
  const log = new SessionLog();
  const turn = new CommandTurn();
  const approvals = new Approvals();
  const control = new PersonControl({ turn, log, changed: () => undefined, released: async () => undefined });
  const commands = new Commands({
    ...{ turn, log, approvals, asks: () => true },
    isPersonInControl: () => control.isPerson,
  });
  const kept = new KeptOutcomes<{ success: true }>();
  control.attend(VIEWER);
  return { log, approvals, control, commands, kept, page: { version: 0, isOn: false } };
}

type Session = ReturnType<typeof attendedSession>;

function cardOf(shown: string): Card {
  const preview = {
    ...{ sentence: shown, effect: 'acts', risk: 'Acts', details: [], sends: [] },
    parts: { before: '', kind: '', name: shown, after: '' },
  };
  return { en: preview, zh: preview };
}

/** With what a press of it would do. */
function asRead({ version, isOn }: Session['page'], target: number): string {
  return `turn target ${target} of page ${version} ${isOn ? 'off' : 'on'}`;
}

function actIn(
  { page, approvals, control }: Session,
  { key, target }: Extract<Event, { kind: 'act' }>,
  ran: Ran[],
) {
  return async (observer: ActionObserver): Promise<{ success: true }> => {
    const shown = asRead(page, target);
    let approvalId: string | undefined;
    await observer.beforeRun({
      facts: { action: 'click', effect: 'acts', places: [] },
      isHarmless: false,
      title: { en: shown, zh: shown },
      card: async () => cardOf(shown),
      point: async isOn => {
        if (isOn) approvalId = approvals.pending?.approvalId;
      },
    });
    const now = asRead(page, target);
    // As the engine does: what is bound is compared with what is there.
    if (now !== shown) throw new HttpError(409, 'element_changed', 'It has changed.');
    ran.push({ key, approvalId, shown, did: now, byPerson: control.isPerson });
    page.isOn = !page.isOn;
    return { success: true };
  };
}

async function play(events: readonly Event[]) {
  const session = attendedSession();
  const { approvals, control, commands, kept, page } = session;
  const ran: Ran[] = [];
  const asked: Approval[] = [];
  const approved = new Set<string>();
  const answers: Promise<unknown>[] = [];
  const outcomes: Promise<unknown>[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'act': {
        const run = () =>
          commands.run(
            { title: { en: 'act', zh: 'act' }, late: () => undefined },
            actIn(session, event, ran),
          );
        answers.push(
          answerOf(outcomes, () =>
            event.key === undefined ? run() : kept.once(event.key, { target: event.target }, run),
          ),
        );
        break;
      }
      case 'look':
        answers.push(
          answerOf(outcomes, () =>
            commands.run({ title: { en: 'look', zh: 'look' }, late: () => undefined }, async () => ({
              success: true,
            })),
          ),
        );
        break;
      case 'approve':
      case 'reject': {
        const { approvalId = 'ap_none' } = asked.at(-1 - event.which) ?? {};
        // As the routes refuse it.
        if (event.kind === 'approve' && control.isPerson) break;
        try {
          approvals.decide(approvalId, { decision: event.kind });
          if (event.kind === 'approve') {
            expect(approved.has(approvalId), 'approved twice').toBe(false);
            approved.add(approvalId);
          }
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(HttpError);
        }
        break;
      }
      case 'take':
        answers.push(
          control
            .take(VIEWER, { linkId: 'vl_1', revoked: new AbortController().signal })
            .then(() => 'taken', refusal),
        );
        break;
      case 'returnControl':
        control.returnControl(VIEWER);
        break;
      case 'expire':
        await vi.advanceTimersByTimeAsync(600_001);
        break;
      case 'change':
        page.version += 1;
        break;
      case 'turn':
        page.isOn = !page.isOn;
        break;
      case 'close':
        approvals.close();
        control.close();
    }
    await vi.advanceTimersByTimeAsync(0);
    const { pending } = approvals;
    if (pending && !asked.includes(pending)) asked.push(pending);
  }
  approvals.close();
  control.close();
  await vi.advanceTimersByTimeAsync(30_000);
  // None waits for ever.
  return { ran, asked, approved, answers: await Promise.all([...answers, ...outcomes]) };
}

function refusal(thrown: unknown): string {
  if (thrown instanceof HttpError) return thrown.code;
  if (thrown instanceof AwaitingApproval) return 'approval_required';
  throw thrown;
}

async function answerOf(
  outcomes: Promise<unknown>[],
  run: () => Parameters<typeof outcomeOf<object>>[0],
): Promise<unknown> {
  try {
    const command = run();
    outcomes.push(command.outcome.catch(refusal));
    return await outcomeOf(command);
  } catch (thrown) {
    return refusal(thrown);
  }
}

test('nothing runs that was not approved, or that differs from what was shown, and nothing runs twice', async () => {
  const seen = { ran: 0, approved: 0, asked: 0, changed: 0, denied: 0, byKey: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anEvent, { minLength: 8, maxLength: 40, size: 'max' }), async events => {
      const { ran, asked, approved, answers } = await play(events);
      for (const { approvalId, shown, did, byPerson } of ran) {
        expect(approvalId, 'ran without being asked').toBeDefined();
        expect(approved.has(approvalId ?? ''), 'ran without approval').toBe(true);
        expect(did).toBe(shown);
        expect(byPerson, 'ran while a person had the control').toBe(false);
      }
      const ids = ran.map(({ approvalId }) => approvalId);
      expect(new Set(ids).size, 'ran twice').toBe(ids.length);
      const keys = ran.flatMap(({ key }) => key ?? []);
      expect(new Set(keys).size, 'ran twice for a key').toBe(keys.length);
      // Every request got an answer.
      expect(answers.every(answer => answer !== undefined)).toBe(true);
      seen.ran += ran.length;
      seen.approved += approved.size;
      seen.asked += asked.length;
      seen.changed += approved.size - ran.length;
      seen.denied += asked.length - approved.size;
      seen.byKey += answers.filter(answer => answer === 'idempotency_key_reused').length;
    }),
    { numRuns: 400 },
  );
  // The events did meet what they are to test.
  expect(seen.ran).toBeGreaterThan(130);
  expect(seen.changed).toBeGreaterThan(15);
  expect(seen.denied).toBeGreaterThan(150);
  expect(seen.byKey).toBeGreaterThan(10);
}, 60_000);
