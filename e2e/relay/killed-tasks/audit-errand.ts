import { isDeepStrictEqual } from 'node:util';
import { type TaskEvent, taskEventSchema } from '@assent/shared';
import type { StoredTask } from '../../../relay/testing/stored-tasks.ts';
import { ITEMS, type Order } from './counted-shop.ts';
import { BUDGET, type Errand } from './run-errand.ts';
import { ORDERING } from './shopper.ts';

/** Whether it holds, and what is wrong where it does not. */
type Rule = [holds: boolean, words: string];

type Audited = {
  errand: Errand;
  stored: StoredTask;
  /** What the shop received. */
  orders: readonly Order[];
  /** Times that a relay was paused with it. When that one goes on, its last call may still be done, late. */
  pauses: number;
};

/** Sentences about what is wrong with it; none where all is well. */
export function auditErrand(audited: Audited): string[] {
  const { number, kind, id } = audited.errand;
  const rules = [
    ...readerRules(audited),
    ...callRules(audited),
    ...orderRules(audited),
    ...policyRules(audited),
  ];
  return rules.flatMap(([holds, words]) => (holds ? [] : [`Errand ${number} (${kind}, ${id}): ${words}.`]));
}

function readerRules({ errand: { events, kind }, stored }: Audited): Rule[] {
  const read = events.map(({ event }) => event);
  const kept = stored.events.map(event => taskEventSchema.parse(JSON.parse(event)));
  const ends = kept.filter(({ type }) => type === 'complete' || type === 'failed');
  const numbers = events.map(({ number }) => number);
  return [
    [
      stored.status === 'completed' || isPoorEnd(kept.at(-1), kind),
      `it is ${stored.status}: ${JSON.stringify(kept.at(-1))}`,
    ],
    [ends.length === 1 && kept.at(-1) === ends[0], `it ended ${ends.length} times`],
    [numbers.every((number, index) => number === index + 1), `its reader got ${numbers}`],
    [isDeepStrictEqual(read, kept), 'its reader got other events than are stored'],
  ];
}

/** Only what would cost too much fails: neither a kill nor a pause does that. */
function isPoorEnd(end: TaskEvent | undefined, kind: Errand['kind']): boolean {
  return kind === 'poor' && end?.type === 'failed' && end.code === 'max_credits_reached';
}

function callRules({ stored }: Audited): Rule[] {
  const kept = stored.events.map(event => taskEventSchema.parse(JSON.parse(event)));
  const calls = callsIn(kept).map(({ callId }) => callId);
  const voided = kept.flatMap(event =>
    event.type === 'rejected' && event.because === 'void' ? [event.approvalId] : [],
  );
  const results = kept.flatMap(event => (event.type === 'tool_result' ? [event.callId] : []));
  return [
    [new Set(calls).size === calls.length, 'two calls have one id'],
    [isDeepStrictEqual(results, calls.slice(0, results.length)), 'its results are not those of its calls'],
    [calls.length - results.length <= 1, 'several calls have no result'],
    [
      isDeepStrictEqual(voided.toSorted(), stored.voided.toSorted()),
      'its reader missed that an approval is void',
    ],
  ];
}

function orderRules({ errand: { events, kind }, stored, orders, pauses }: Audited): Rule[] {
  const calls = callsIn(events.map(({ event }) => event));
  const isWhole = stored.status === 'completed' && kind !== 'budgeted';
  // The model looks before it orders again.
  const again = countAgain(orders);
  const once: Rule = [again <= pauses, `${again} orders came again, and it was paused ${pauses} times`];
  const each = ITEMS.map((item): Rule => {
    const made = orders.filter(order => order.item === item).length;
    const asked = calls.filter(call => call.item === item).length;
    const words = `${item} was ordered ${made} times in ${asked} calls`;
    return [made <= asked && (!isWhole || made >= 1), words];
  });
  return [once, ...each];
}

/** Orders beyond one of each. */
export function countAgain(orders: readonly Order[]): number {
  return orders.length - new Set(orders.map(({ item }) => item)).size;
}

function policyRules({ errand: { kind }, stored: { approved }, orders }: Audited): Rule[] {
  const notes = orders.flatMap(({ note }) => (note === '' ? [] : [note]));
  const actions = orders.length + notes.length;
  return [
    [new Set(notes).size === notes.length, 'a note was sent twice'],
    [kind !== 'attended' || notes.every(note => approved.has(note)), 'a note was not approved'],
    [kind !== 'budgeted' || actions <= BUDGET, `it did ${actions} actions, and its budget is ${BUDGET}`],
  ];
}

/** The calls of the model, and what each was to order. */
function callsIn(events: readonly TaskEvent[]): { callId: string; item: string | undefined }[] {
  let said = '';
  return events.flatMap(event => {
    if (event.type === 'thinking') said = event.content;
    return event.type === 'tool_call' ? [{ callId: event.callId, item: ORDERING.exec(said)?.[1] }] : [];
  });
}
