import { isDeepStrictEqual } from 'node:util';
import { type CreditHistory, callsOf } from './a-history.ts';
import { checkInvariants } from './check-invariants.ts';
import type { CreditCall, SentCall } from './credit-call.ts';
import { applyCall, emptyLedger, type Ledger, type Outcome, type Rules } from './ledger-model.ts';
import { DIED, sendCall, type TwoRelays } from './send-call.ts';
import { readRows, type StoredRows, toLedger } from './stored-ledger.ts';

/** How often histories met what they are to test. */
export type HistoryCounts = Map<string, number>;

let histories = 0;

/**
 * Sends the calls of a history. After each step, the stored ledger is what the model has for these calls in some order, with the
 * same answers, and holds every invariant. Throws where it is not.
 */
export async function runHistory(
  { steps, ...given }: CreditHistory,
  two: TwoRelays,
  counts: HistoryCounts,
): Promise<void> {
  histories += 1;
  const rules: Rules = { ...given, history: `history-${histories}` };
  let ledger = emptyLedger();
  let before: StoredRows | undefined;
  for (const drafts of steps) {
    const step = callsOf(drafts, ledger);
    const sent = step.map(call => sendCall(two, call, rules));
    const outcomes = await Promise.all(sent);
    const rows = await readRows(two.relays[0], rules);
    checkInvariants(rows, before, rules);
    ledger = explain({ ledger, step, outcomes, stored: toLedger(rows), rules });
    before = rows;
    countStep(counts, step, outcomes);
  }
  for (const { kind, credits } of before?.entries ?? [])
    count(counts, credits === 0 ? `empty ${kind}` : kind);
  for (const _message of before?.messages ?? []) count(counts, 'alert');
  count(counts, 'history');
}

type Answered = { call: CreditCall; outcome: Outcome };

type Step = {
  /** Before it. */
  ledger: Ledger;
  step: readonly SentCall[];
  outcomes: readonly Outcome[];
  stored: Ledger;
  rules: Rules;
};

/** The ledger after the step. Throws unless one order of the calls explains the answers and what is stored. */
function explain({ ledger, step, outcomes, stored, rules }: Step): Ledger {
  const answered = step
    .map(({ call }, index) => ({ call, outcome: outcomes[index] }))
    .filter(({ outcome }) => outcome !== DIED);
  for (const order of ordersOf(answered)) {
    const after = inOrder(ledger, order, rules);
    if (after && isDeepStrictEqual(after, stored)) return after;
  }
  throw new Error(
    `No order of the calls explains what came of them:\n${JSON.stringify({ ledger, answered, stored, rules })}`,
  );
}

/** Undefined where an answer differs. */
function inOrder(ledger: Ledger, answered: readonly Answered[], rules: Rules): Ledger | undefined {
  let current = ledger;
  for (const { call, outcome } of answered) {
    const applied = applyCall(current, call, rules);
    if (!isDeepStrictEqual(applied.outcome, outcome)) return undefined;
    current = applied.ledger;
  }
  return current;
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries())
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [first, ...rest];
}

function countStep(counts: HistoryCounts, step: readonly SentCall[], outcomes: readonly Outcome[]): void {
  if (step.length > 1) count(counts, 'at the same time');
  for (const [index, { call }] of step.entries()) {
    const outcome = outcomes[index];
    count(counts, typeof outcome === 'string' ? outcome : `${call.kind} answered`);
    if (call.kind === 'end') count(counts, outcome === undefined ? 'end refused' : `end ${call.status}`);
    if (call.kind === 'use' && outcome === undefined) count(counts, 'use repeated');
    if (call.kind === 'grant' && isDeepStrictEqual(outcome, { ...toRecord(outcome), isNew: false }))
      count(counts, 'grant repeated');
  }
}

function toRecord(outcome: Outcome): object {
  return typeof outcome === 'object' && outcome !== null ? outcome : {};
}

function count(counts: HistoryCounts, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
