import type { Language } from '@assent/shared';
import type { Failure } from '../page/failure.ts';
import type { PageCondition } from '../page/observing/look-for.ts';
import type { Sign } from '../page/observing/watch-network.ts';

/** A port that the background opens to a document in which something is waited for, for as long as it is. */
export const WAITING = 'assent.waiting';

/** What the background says through it. */
export type WaitingCommand =
  | { kind: 'begin'; condition: PageCondition; language: Language }
  | { kind: 'look' };

/** What the page tells. Parsed by the background with `waitingNewsSchema`. */
export type WaitingUpdate = { kind: 'sign'; sign: Sign } | { kind: 'failed'; failure: Failure };
