import fc from 'fast-check';
import type { CreditCall, SentCall, TaskEndStatus } from './credit-call.ts';
import { TENANT_OF_TASK, TENANTS } from './credit-call.ts';
import type { Ledger } from './ledger-model.ts';

/** `late`: from a relay that does not know that another one has taken its task up. */
type Draft =
  | Extract<CreditCall, { kind: 'create' | 'grant' | 'use' | 'takeUp' }>
  | Late<'hold'>
  | Late<'meter'>
  | Late<'step'>
  | { kind: 'end'; task: number; by: 'anybody' | 'worker' | 'late'; status: TaskEndStatus };

type Late<Kind> = Omit<Extract<CreditCall, { kind: Kind }>, 'attempt'> & { late: boolean };

type SentDraft = Omit<SentCall, 'call'> & { draft: Draft };

export type CreditHistory = {
  firstGrant: number;
  refundsPerDay: number;
  keyCredits: number | undefined;
  alertBelow: number;
  /** One after the other; the calls of each at the same time. */
  steps: readonly (readonly SentDraft[])[];
};

/** Which attempt a call is from can be said when it is known which one its task has. */
export function callsOf(step: readonly SentDraft[], ledger: Ledger): SentCall[] {
  return step.map(({ draft, ...rest }) => ({ call: toCall(draft, ledger), ...rest }));
}

function toCall(draft: Draft, ledger: Ledger): CreditCall {
  if (isOfTenant(draft) || draft.kind === 'takeUp') return draft;
  const current = ledger.tasks[draft.task]?.attempt ?? 1;
  if (draft.kind !== 'end') {
    const { late, ...call } = draft;
    return { ...call, attempt: late ? current - 1 : current };
  }
  const { by, ...call } = draft;
  return { ...call, attempt: by === 'anybody' ? undefined : by === 'late' ? current - 1 : current };
}

function isOfTenant(draft: Draft): draft is Extract<Draft, { kind: 'create' | 'grant' | 'use' }> {
  return draft.kind === 'create' || draft.kind === 'grant' || draft.kind === 'use';
}

const aTask = fc.nat({ max: TENANT_OF_TASK.length - 1 });

const isLate = fc.constantFrom(...Array.from({ length: 9 }, () => false), true);

const someCredits = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 40 }) },
  { weight: 2, arbitrary: fc.nat({ max: 130 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 99, 100, 101, 250) },
);

const aMost = fc.oneof(fc.integer({ min: 1, max: 150 }), fc.constantFrom(100, 200, 500, 500));

function creationOf(task: number, max: number): Draft {
  return { kind: 'create', task, tenant: TENANT_OF_TASK[task] ?? 0, max };
}

const aGrant = {
  tenant: fc.constantFrom(...TENANTS),
  reference: fc.nat({ max: 3 }),
  credits: fc.integer({ min: 1, max: 300 }),
};

const aUse = {
  tenant: fc.constantFrom(...TENANTS),
  reference: fc.nat({ max: 5 }),
  credits: fc.integer({ min: 1, max: 60 }),
};

const someWork = { task: aTask, late: isLate };

const anEnd: fc.Arbitrary<Draft> = fc.record({
  kind: fc.constant('end'),
  task: aTask,
  by: fc.constantFrom('anybody', 'worker', 'worker', 'late'),
  status: fc.constantFrom('completed', 'failed', 'failed', 'cancelled'),
});

const aDraft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(aTask, aMost).map(([task, max]) => creationOf(task, max)) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('grant'), ...aGrant }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('use'), ...aUse }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('takeUp'), task: aTask }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hold'), ...someWork, need: someCredits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('meter'), ...someWork, credits: someCredits }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('step'), ...someWork, need: someCredits, credits: someCredits }),
  },
  { weight: 1, arbitrary: anEnd },
);

const aRelay = fc.constantFrom<0 | 1>(0, 1);

const aSentDraft: fc.Arbitrary<SentDraft> = fc.record({
  draft: aDraft,
  relay: aRelay,
  death: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    // A call has at most so many statements.
    { weight: 1, arbitrary: fc.record({ after: fc.integer({ min: 1, max: 8 }), isKilled: fc.boolean() }) },
  ),
});

/** Sent again, on both relays, before there was an answer. */
const aRepeatedDraft: fc.Arbitrary<SentDraft[]> = aDraft.map(draft => [
  { draft, relay: 0 },
  { draft, relay: 1 },
]);

const aStep = fc.oneof(
  { weight: 3, arbitrary: aSentDraft.map(one => [one]) },
  { weight: 1, arbitrary: aRepeatedDraft },
  { weight: 2, arbitrary: fc.array(aSentDraft, { minLength: 2, maxLength: 4, size: 'max' }) },
);

/** Nearly all that follows is about tasks, so they are there from the start; two relays open the account at once. */
const aStart: fc.Arbitrary<SentDraft[]> = fc.tuple(...TENANT_OF_TASK.map(() => aMost)).map(most =>
  most.map((max, task) => ({
    draft: creationOf(task, max),
    relay: task % 2 === 0 ? 0 : 1,
  })),
);

/** All ends of a task are drawn in the middle, too, but then it has used little. */
const aClose: fc.Arbitrary<SentDraft[]> = fc.array(
  anEnd.map(draft => ({ draft, relay: 1 })),
  { minLength: 2, maxLength: 5, size: 'max' },
);

/** Without the usual bias to small numbers: it gives histories in which hardly anything is used. */
export const aHistory: fc.Arbitrary<CreditHistory> = fc.noBias(
  fc.record({
    firstGrant: fc.constantFrom(0, 150, 400, 1_000),
    refundsPerDay: fc.constantFrom(0, 60, 10_000, 10_000),
    keyCredits: fc.constantFrom(undefined, undefined, undefined, 60, 200),
    alertBelow: fc.oneof(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 300, max: 400 })),
    steps: fc
      .tuple(aStart, fc.array(aStep, { minLength: 6, maxLength: 10, size: 'max' }), aClose)
      .map(([start, steps, close]) => [start, ...steps, close]),
  }),
);
