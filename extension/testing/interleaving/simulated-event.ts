import fc from 'fast-check';
import { MAX_FILE_BYTES } from '../../operations/writing/chosen-files.ts';
import type { ScriptedAnswer } from '../simulation/simulated-backend.ts';
import { REFUSED } from '../simulation/simulated-elements.ts';
import { reading, scriptedAnswer, scriptedCall } from './proposals.ts';

export type SimulatedEvent = ConversationEvent | CardEvent | PageEvent;

type ConversationEvent =
  | { kind: 'send' | 'stop' | 'reload' | 'try-again' | 'go-on' | 'new-chat' | 'open-other' }
  | { kind: 'send-again'; which: number }
  | { kind: 'answer' | 'ask'; answer: ScriptedAnswer }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'connections'; offersResume: boolean; cuts: (number | 'down')[] }
  | { kind: 'agree'; given: boolean }
  | { kind: 'include-page'; isIncluded: boolean }
  | { kind: 'quote'; isTaken: boolean };

export type CardEvent =
  | { kind: 'approve'; trusted: boolean; repeated: boolean; clicks: number }
  | { kind: 'consider-and-approve' | 'choose-and-approve' }
  | { kind: 'allow-reading'; isTicked: boolean; waits: boolean; trusted: boolean; answers: ScriptedAnswer[] }
  | { kind: 'choose'; row: number; sizes: number[] }
  | { kind: 'tick'; row: number; isTicked: boolean; isDecided: boolean }
  | { kind: 'edit'; row: number; which: number; value: string; isDecided: boolean }
  | { kind: 'count'; elementId: string; step: number; isDecided: boolean }
  | { kind: 'cover'; isCovered: boolean }
  | { kind: 'point'; row: number; elementId: string }
  | { kind: 'reject'; trusted: boolean; reason: string }
  | { kind: 'hand-back'; trusted: boolean; repeated: boolean; waits: boolean }
  | { kind: 'undo'; whole: boolean; which: number; trusted: boolean; repeated: boolean; clicks: number };

export type PageEvent =
  | { kind: 'navigate' | 'hold' | 'let-go' | 'forbid' | 'permit' }
  | { kind: 'revoke' | 'midnight' | 'turn-back' }
  | { kind: 'move' | 'frame'; isForeign: boolean }
  | { kind: 'mutate' | 'remove'; elementId: string }
  | { kind: 'kill'; when: 'before' | 'after'; times: number }
  | { kind: 'access'; readable: boolean }
  | { kind: 'front' | 'close-tab' | 'share' | 'unshare'; tabId: number }
  | { kind: 'select'; text: string | undefined };

const elementId = fc.constantFrom('e_1', 'e_2', 'e_3');
const approve = fc.record({
  kind: fc.constant('approve' as const),
  trusted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  repeated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  clicks: fc.integer({ min: 1, max: 3 }),
});
export const simulatedEvent: fc.Arbitrary<SimulatedEvent> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'send' as const }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<SimulatedEvent['kind'] & ('stop' | 'reload' | 'try-again' | 'go-on' | 'new-chat')>(
        'stop',
        'reload',
        'try-again',
        'go-on',
        'new-chat',
      )
      .map(kind => ({ kind })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('navigate' as const, 'hold' as const, 'let-go' as const)
      .map(kind => ({ kind })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('send-again' as const), which: fc.nat({ max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), answer: scriptedAnswer }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('ask' as const), answer: scriptedAnswer }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(100, 399, 400, 500, 600, 1_000, 40_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('connections' as const),
      offersResume: fc.constantFrom(true, true, false),
      cuts: fc.array(fc.constantFrom(0, 1, 2, 'down' as const), { maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'open-other' as const }) },
  { weight: 8, arbitrary: approve },
  { weight: 14, arbitrary: fc.constant({ kind: 'consider-and-approve' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('allow-reading' as const),
      isTicked: fc.constantFrom(true, true, true, false),
      waits: fc.constantFrom(true, true, true, false),
      trusted: fc.constantFrom(true, true, true, false),
      // Questions without a waiting card, and the model's next proposals.
      answers: fc.tuple(
        fc.record({ calls: fc.tuple(reading()), end: fc.constant('complete' as const) }),
        fc.record({
          calls: fc.tuple(fc.oneof(reading(), scriptedCall)),
          end: fc.constant('complete' as const),
        }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('revoke' as const, 'midnight' as const, 'turn-back' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('move' as const, 'frame' as const),
      isForeign: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      row: fc.nat({ max: 2 }),
      sizes: fc.array(fc.constantFrom(1, 2, MAX_FILE_BYTES, MAX_FILE_BYTES + 1), { maxLength: 2 }),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ kind: 'choose-and-approve' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      row: fc.nat({ max: 2 }),
      isTicked: fc.constantFrom(false, false, true),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      row: fc.nat({ max: 2 }),
      which: fc.nat({ max: 1 }),
      value: fc.constantFrom('tea', 'coffee', 'cocoa', REFUSED),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      elementId,
      step: fc.constantFrom(1, 1, 1, 2, 3, 100),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cover' as const), isCovered: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reject' as const),
      trusted: fc.boolean(),
      reason: fc.constantFrom('', 'Too dear'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hand-back' as const),
      trusted: fc.constantFrom(true, true, true, false),
      repeated: fc.constantFrom(false, false, false, true),
      waits: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      whole: fc.boolean(),
      which: fc.nat({ max: 3 }),
      trusted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
      repeated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('mutate' as const, 'remove' as const), elementId }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('access' as const),
      readable: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['front', 'front', 'share', 'share', 'unshare', 'close-tab'] as const)),
      tabId: fc.constantFrom(7, 7, 8, 8, 9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('agree' as const), given: fc.constantFrom(true, true, false) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('point' as const),
      row: fc.nat({ max: 2 }),
      elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_9'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('include-page' as const),
      isIncluded: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quote' as const),
      isTaken: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('select' as const),
      text: fc.constantFrom('oolong', 'assam', undefined),
    }),
  },
);
