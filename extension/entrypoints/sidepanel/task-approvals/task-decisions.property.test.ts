import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle, simulatedClock } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedTaskRelay } from '../../../testing/simulation/simulated-task-relay.ts';
import type { Verdict } from '../approval/gate.ts';
import { createTasks } from './open-tasks.ts';

/** Checks the consent invariants of design.md for tasks, over random interleavings of what can happen to an approval. */

type TaskEvent =
  | { kind: 'ask'; backend: 0 | 1 }
  | { kind: 'end'; state: 'approved' | 'rejected' | 'expired' | 'void' }
  | {
      kind: 'press';
      approved: boolean;
      trusted: boolean;
      repeated: boolean;
      clicks: 1 | 2;
      which: 'shown' | 'before';
    }
  | { kind: 'reload' | 'show' | 'hide' | 'close' | 'refuse' }
  | { kind: 'move-backend' | 'withdraw'; isNoticed: boolean }
  | { kind: 'fail'; failing: 'before' | 'after' | 'no' }
  | { kind: 'delay' | 'answer' }
  | { kind: 'pass'; milliseconds: number };

const pressing = fc.record({
  kind: fc.constant('press' as const),
  approved: fc.boolean(),
  trusted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  repeated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  clicks: fc.constantFrom(1 as const, 2 as const),
  which: fc.oneof({ weight: 4, arbitrary: fc.constant('shown' as const) }, fc.constant('before' as const)),
});

const event: fc.Arbitrary<TaskEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), backend: fc.constantFrom(0, 0, 1) }),
  },
  { weight: 8, arbitrary: pressing },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(10, 399, 400, 3_000, 3_450, 30_000, 30_450),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      state: fc.constantFrom('approved', 'rejected', 'expired', 'void'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fail' as const),
      failing: fc.constantFrom('before', 'after', 'no', 'no', 'no'),
    }),
  },
  fc.constantFrom<TaskEvent>(
    { kind: 'move-backend', isNoticed: true },
    { kind: 'move-backend', isNoticed: false },
    { kind: 'reload' },
    { kind: 'show' },
    { kind: 'show' },
    { kind: 'hide' },
    { kind: 'close' },
    { kind: 'refuse' },
    { kind: 'withdraw', isNoticed: true },
    { kind: 'withdraw', isNoticed: false },
    { kind: 'delay' },
    { kind: 'answer' },
    { kind: 'answer' },
  ),
);

const RUNS = 1_000;

const BACKENDS = ['http://one.test', 'http://two.test'] as const;

test('sends only a trusted press on that very card, armed for an approval, each once', async () => {
  const { numRuns = RUNS } = fc.readConfigureGlobal();
  const totals = { sent: 0, approved: 0, lost: 0, again: 0, late: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 60, size: 'max' }), async events => {
      const run = new TaskRun();
      for (const each of events) await run.simulate(each);
      await run.check();
      totals.sent += run.relay.sent.length;
      totals.approved += run.relay.sent.filter(({ approved }) => approved).length;
      totals.lost += run.lost;
      totals.again += run.again;
      totals.late += run.late;
    }),
    { numRuns },
  );
  // A property that never reaches a decision proves nothing.
  const share = numRuns / RUNS;
  expect(totals.approved).toBeGreaterThan(Math.floor(100 * share));
  expect(totals.sent - totals.approved).toBeGreaterThan(Math.floor(250 * share));
  expect(totals.again).toBeGreaterThan(Math.floor(4 * share));
  expect(totals.late).toBeGreaterThan(Math.floor(60 * share));
}, 600_000);

/** A panel and its relays, and what its person was shown and pressed. */
class TaskRun {
  readonly relay = new SimulatedTaskRelay();
  readonly clock = simulatedClock();
  lost = 0;
  again = 0;
  late = 0;
  #backend: string = BACKENDS[0];
  #isVisible = true;
  #isAgreed = true;
  #asked = 0;
  #answer = (): void => undefined;
  #before: string | undefined;
  /** The card in view, since when it stands there, and whether a press has used it up. */
  #shown: { approvalId: string; state: unknown; since?: number; isSpent?: true } | undefined;
  /** What may have been sent: the accepted presses. */
  readonly #accepted: object[] = [];
  #panel = this.#open();

  async simulate(event: TaskEvent): Promise<void> {
    switch (event.kind) {
      case 'ask':
        this.#asked += 1;
        this.relay.ask(BACKENDS[event.backend], this.#asked);
        break;
      case 'end':
        this.relay.end(this.#card()?.approvalId ?? '', event.state);
        break;
      case 'press':
        for (let click = 0; click < event.clicks; click += 1) this.#press(event);
        break;
      case 'move-backend':
        this.#backend = this.#backend === BACKENDS[0] ? BACKENDS[1] : BACKENDS[0];
        if (event.isNoticed) this.#panel.restart();
        break;
      case 'reload':
        this.#panel = this.#open();
        break;
      case 'show':
      case 'hide':
        this.#isVisible = event.kind === 'show';
        this.#panel.refresh();
        break;
      case 'withdraw':
        this.#isAgreed = !this.#isAgreed;
        if (event.isNoticed) this.#panel.restart();
        break;
      case 'close':
        for (const { card } of this.#panel.store.getState().ended) this.#panel.close(card.approvalId);
        break;
      case 'refuse':
        this.relay.refuses = !this.relay.refuses;
        break;
      case 'fail':
        this.relay.failing = event.failing;
        break;
      case 'delay':
        this.#answer();
        this.relay.answering = new Promise(resolve => {
          this.#answer = resolve;
        });
        break;
      case 'answer':
        this.#answer();
        this.relay.answering = Promise.resolve();
        break;
      case 'pass':
        this.#appear();
        await this.clock.advance(event.milliseconds);
    }
    await settle();
    this.#look();
  }

  /** Everything that was sent is a press that could have been; in the end nothing waits for an answer. */
  async check(): Promise<void> {
    expect(this.relay.sent).toEqual(this.#accepted);
    await this.simulate({ kind: 'answer' });
    await this.simulate({ kind: 'fail', failing: 'no' });
    for (let round = 0; round < 3; round += 1) await this.simulate({ kind: 'pass', milliseconds: 30_000 });
    if (!this.#isVisible || !this.#isAgreed) return;
    const { asked } = this.#panel.store.getState();
    if (asked?.state.status === 'awaiting') expect(this.relay.stateOf(asked.card.approvalId)).toBe('pending');
    else expect(asked?.state.status ?? 'refused').toBe('refused');
  }

  /** As the component does it: a card that is new or has changed arms with the next frame. */
  #appear(): void {
    const { asked } = this.#panel.store.getState();
    if (!this.#shown || this.#shown.since !== undefined || asked?.state.status !== 'awaiting') return;
    this.#shown.since = this.clock.now();
    this.#panel.arm(this.#shown.approvalId);
  }

  #look(): void {
    const { asked } = this.#panel.store.getState();
    if (asked?.state === this.#shown?.state && asked?.card.approvalId === this.#shown?.approvalId) return;
    if (this.#shown) this.#before = this.#shown.approvalId;
    if (asked?.state.status === 'awaiting' && asked.state.isAgain) this.again += 1;
    if (asked?.state.status === 'checking') this.lost += 1;
    if (!asked) {
      this.#shown = undefined;
      return;
    }
    this.#shown = { approvalId: asked.card.approvalId, state: asked.state };
  }

  #press({ approved, trusted, repeated, which }: Extract<TaskEvent, { kind: 'press' }>): void {
    const approvalId = which === 'before' ? this.#before : this.#shown?.approvalId;
    if (approvalId === undefined) return;
    const { asked } = this.#panel.store.getState();
    const shown = this.#shown;
    const isArmed = shown?.since !== undefined && this.clock.now() - shown.since >= 400;
    const isOwn =
      shown?.approvalId === approvalId &&
      !shown.isSpent &&
      asked?.state.status === 'awaiting' &&
      asked.card.backend === this.#backend;
    const may = isOwn && trusted && !repeated && this.#isAgreed && (isArmed || !approved);
    const verdict: Verdict = this.#panel.decide(approvalId, { approved }, { trusted, repeated });
    expect(verdict === 'accepted').toBe(may);
    if (!may || !asked || !shown) return;
    shown.isSpent = true;
    if (this.relay.stateOf(approvalId) !== 'pending') this.late += 1;
    const { backend, taskId } = asked.card;
    this.#accepted.push(expect.objectContaining({ backend, taskId, approvalId, approved }));
  }

  #card(): { approvalId: string } | undefined {
    return this.#panel.store.getState().asked?.card;
  }

  #open(): ReturnType<typeof createTasks> {
    this.#shown = undefined;
    const panel = createTasks({
      ...{ backend: this.relay, clock: this.clock },
      address: () => this.#backend,
      isAgreed: () => this.#isAgreed,
      isVisible: () => this.#isVisible,
    });
    panel.refresh();
    return panel;
  }
}
