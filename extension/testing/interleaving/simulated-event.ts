import fc from 'fast-check';
import { MAX_FILE_BYTES } from '../../operations/writing/chosen-files.ts';
import { REFUSED } from '../simulation/simulated-elements.ts';
import { answerWith, reading, scriptedAnswer, scriptedCall } from './proposals.ts';

/** The page's rule changes only on stale cards. */
export type SimulatedEvent = RandomEvent | { kind: 'forbid' | 'permit' };

/** The event of this kind. */
export type EventOf<Kind extends SimulatedEvent['kind']> = SimulatedEvent & { kind: Kind };

type RandomEvent = typeof simulatedEvent extends fc.Arbitrary<infer Event> ? Event : never;

const kind = fc.constantFrom;
const row = fc.nat({ max: 2 });
const elementId = fc.constantFrom<string>('e_1', 'e_2', 'e_3');
const often = fc.constantFrom(true, true, false);
const mostly = fc.constantFrom(true, true, true, false);
const trusted = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean());
const repeated = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean());

export const simulatedEvent = fc.oneof(
  event(2, { kind: kind('send') }),
  event(3, { kind: kind('stop', 'reload', 'try-again', 'continue', 'new-chat') }),
  event(2, { kind: kind('navigate', 'hold', 'let-go') }),
  event(2, { kind: kind('send-again'), which: fc.nat({ max: 4 }) }),
  event(3, { kind: kind('answer'), answer: scriptedAnswer }),
  event(8, { kind: kind('ask'), answer: scriptedAnswer }),
  event(7, {
    kind: kind('wait'),
    milliseconds: fc.constantFrom(100, 399, 400, 500, 600, 1_000, 40_000),
  }),
  event(2, {
    kind: kind('connections'),
    offersResume: often,
    cuts: fc.array(fc.constantFrom(0, 1, 2, 'down'), { maxLength: 4 }),
  }),
  event(1, { kind: kind('open-other') }),
  event(2, { kind: kind('begin-program'), answer: scriptedAnswer }),
  event(1, { kind: kind('stop-program') }),
  event(8, { kind: kind('approve'), trusted, repeated, clicks: fc.integer({ min: 1, max: 3 }) }),
  event(14, { kind: kind('consider-and-approve') }),
  event(8, {
    kind: kind('allow-reading'),
    isTicked: mostly,
    waits: mostly,
    trusted: mostly,
    // Questions without a waiting card, and the model's next proposals.
    answers: fc.tuple(answerWith(reading), answerWith(fc.oneof(reading, scriptedCall))),
  }),
  event(2, { kind: kind('revoke', 'midnight', 'turn-back') }),
  event(2, { kind: kind('move', 'frame'), isForeign: fc.boolean() }),
  event(3, {
    kind: kind('choose'),
    row,
    sizes: fc.array(fc.constantFrom(1, 2, MAX_FILE_BYTES, MAX_FILE_BYTES + 1), { maxLength: 2 }),
  }),
  event(7, { kind: kind('choose-and-approve') }),
  event(9, { kind: kind('tick'), row, isTicked: fc.constantFrom(false, false, true), isDecided: often }),
  event(10, {
    kind: kind('edit'),
    row,
    which: fc.nat({ max: 1 }),
    value: fc.constantFrom<string>('tea', 'coffee', 'cocoa', REFUSED),
    isDecided: often,
  }),
  event(8, { kind: kind('count'), elementId, step: fc.constantFrom(1, 1, 1, 2, 3, 100), isDecided: often }),
  event(1, { kind: kind('cover'), isCovered: fc.boolean() }),
  event(2, { kind: kind('resize'), isWholeInView: fc.boolean() }),
  event(2, { kind: kind('scroll') }),
  event(2, { kind: kind('reject'), trusted: fc.boolean(), reason: fc.constantFrom('', 'Too dear') }),
  event(2, { kind: kind('take-over'), isDone: fc.boolean() }),
  event(3, {
    kind: kind('return'),
    trusted: mostly,
    repeated: fc.constantFrom(false, false, false, true),
    waits: often,
  }),
  event(14, {
    kind: kind('undo'),
    whole: fc.boolean(),
    which: fc.nat({ max: 3 }),
    trusted,
    repeated,
    clicks: fc.integer({ min: 1, max: 2 }),
  }),
  event(2, { kind: kind('mutate', 'remove'), elementId }),
  event(6, { kind: kind('turn'), elementId, isReported: fc.boolean() }),
  event(2, {
    kind: kind('kill'),
    when: fc.constantFrom('before', 'after'),
    times: fc.integer({ min: 1, max: 6 }),
  }),
  event(1, { kind: kind('access'), readable: often }),
  event(5, {
    kind: kind('front', 'front', 'share', 'share', 'unshare', 'close-tab'),
    tabId: fc.constantFrom(7, 7, 8, 8, 9),
  }),
  event(2, { kind: kind('agree'), given: often }),
  event(2, { kind: kind('point'), row, elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_9') }),
  event(1, { kind: kind('include-page'), isIncluded: often }),
  event(2, { kind: kind('quote'), isTaken: often }),
  event(2, { kind: kind('select'), text: fc.constantFrom('oolong', 'assam', undefined) }),
);

function event<Model>(
  weight: number,
  model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> },
): fc.WeightedArbitrary<Model> {
  return { weight, arbitrary: fc.record(model) };
}
