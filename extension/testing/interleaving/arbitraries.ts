import fc from 'fast-check';
import type { ScriptedAnswer } from '../simulation/simulated-backend.ts';
import { namedCall, visit } from './named-calls.ts';
import { answerWith, batch, clicks, journey, longBatch, undoableBatch } from './proposals.ts';
import { type SimulatedEvent, simulatedEvent } from './simulated-event.ts';

type Kinds = readonly SimulatedEvent['kind'][];

const IN_PAGE: Kinds = ['wait', 'mutate', 'turn', 'remove', 'kill', 'navigate', 'reload'];
const ON_CARD: Kinds = ['tick', 'edit', 'point', 'return'];
const IN_CONVERSATION: Kinds = [
  'choose-and-approve',
  'send',
  'stop',
  'continue',
  'hold',
  'let-go',
  'undo',
  'access',
];

const DECISION: SimulatedEvent = { kind: 'choose-and-approve' };
const RETURN: SimulatedEvent = { kind: 'return', trusted: true, repeated: false, waits: true };
const FORBID: SimulatedEvent = { kind: 'forbid' };

export const anything = fc.array(simulatedEvent, { minLength: 5, maxLength: 40, size: 'max' });

const question = asking(answerWith(fc.oneof({ weight: 3, arbitrary: batch }, namedCall)));

/** A waiting card, the events before its decision, and the decision. */
export const cardLife = fc
  .tuple(
    question,
    some(
      [...IN_PAGE, ...ON_CARD, 'count', 'cover', 'choose', 'approve', 'reject', 'select', 'take-over'],
      12,
    ),
  )
  .map(([asked, events]) => [asked, ...events, DECISION]);

/** A waiting card whose targets or page go or become forbidden; some come back. */
export const staleCard = fc
  .tuple(
    question,
    some([...IN_PAGE, ...ON_CARD], 8),
    fc.constantFrom<SimulatedEvent[]>(
      [{ kind: 'navigate' }],
      [{ kind: 'navigate' }],
      [FORBID],
      [FORBID, { kind: 'wait', milliseconds: 1_000 }, { kind: 'permit' }],
      ['e_1', 'e_2', 'e_3'].map(elementId => ({ kind: 'remove', elementId })),
      [],
    ),
    fc.constantFrom(RETURN, RETURN, DECISION),
  )
  .map(([asked, events, stale, decision]) => [asked, ...events, ...stale, decision]);

/** An approved batch, and the events afterwards. */
export const afterwards = fc
  .tuple(
    asking(answerWith(undoableBatch)),
    some(
      [
        ...IN_PAGE,
        ...IN_CONVERSATION,
        ...(['ask', 'send-again', 'try-again', 'new-chat', 'open-other'] as const),
        ...(['connections', 'move', 'agree'] as const),
      ],
      12,
    ),
  )
  .map(([asked, events]) => [asked, DECISION, ...events]);

/** An approved batch of a program, to which the panel listens afterwards. */
export const listening = fc
  .tuple(
    answerWith(undoableBatch),
    some([...IN_PAGE, ...IN_CONVERSATION, 'stop-program', 'begin-program', 'undo', 'undo', 'undo'], 8),
  )
  .map(([answer, events]): SimulatedEvent[] => [{ kind: 'begin-program', answer }, DECISION, ...events]);

/** An approved batch whose page changes while its rows run, each time that the rest is shown again. */
export const restlessPage = fc
  .tuple(
    fc.boolean(),
    asking(answerWith(longBatch)),
    fc.array(
      fc.tuple(
        some(['mutate', 'turn', 'remove', 'count'], 4, 1),
        some([...IN_PAGE, ...ON_CARD, 'approve', 'reject', 'stop', 'undo', 'choose', 'scroll'], 2, 0),
      ),
      { minLength: 2, maxLength: 4 },
    ),
  )
  .map(([isWholeInView, asked, rounds]): SimulatedEvent[] => [
    { kind: 'resize', isWholeInView },
    asked,
    ...rounds.flatMap(([changes, others]): SimulatedEvent[] => [
      { kind: 'hold' },
      { kind: 'consider-and-approve' },
      ...changes,
      { kind: 'let-go' },
      ...others,
    ]),
    DECISION,
  ]);

/** An approved batch of clicks whose page turns over what they are about, before the decision and while they run. */
export const turningPage = fc
  .tuple(
    asking(answerWith(clicks)),
    some(['turn', 'wait', 'tick', 'count'], 4, 0),
    fc.array(some(['turn', 'turn', 'let-go', 'hold', 'mutate'], 4, 1), { minLength: 1, maxLength: 3 }),
  )
  .map(([asked, before, rounds]): SimulatedEvent[] => [
    asked,
    ...before,
    ...rounds.flatMap((events): SimulatedEvent[] => [
      { kind: 'hold' },
      { kind: 'consider-and-approve' },
      ...events,
      { kind: 'let-go' },
    ]),
    DECISION,
  ]);

/** A call that crosses pages, with events on the way. */
export const travels = fc
  .tuple(
    fc.constantFrom(8, 8, 9),
    asking(
      fc.oneof(
        ...[[journey], [journey, batch], [journey, journey], [visit], [journey, namedCall]].map(calls =>
          answerWith(...calls),
        ),
      ),
    ),
    some(['wait', 'mutate', 'kill', 'tick', 'front', 'choose', 'close-tab', 'unshare'], 2, 0),
    some(
      [
        ...IN_PAGE,
        ...IN_CONVERSATION,
        ...(['consider-and-approve', 'approve', 'reject', 'return', 'allow-reading'] as const),
        ...(['front', 'share', 'unshare', 'close-tab', 'edit', 'tick'] as const),
      ],
      10,
    ),
  )
  .map(([tabId, asked, before, between]): SimulatedEvent[] => [
    { kind: 'share', tabId },
    asked,
    ...before,
    DECISION,
    ...between,
    DECISION,
  ]);

function asking(answer: fc.Arbitrary<ScriptedAnswer>): fc.Arbitrary<SimulatedEvent> {
  return fc.record({ kind: fc.constant('ask'), answer });
}

function some(kinds: Kinds, maxLength: number, minLength = 2): fc.Arbitrary<SimulatedEvent[]> {
  const one = simulatedEvent.filter(({ kind }) => kinds.includes(kind));
  return fc.array(one, { minLength, maxLength, size: 'max' });
}
