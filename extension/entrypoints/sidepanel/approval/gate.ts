import { isInForce, type ReadingGrant } from '../../../sites/reading-grants.ts';
import { approvalBlocker, staleReason } from '../conversation/approval-blocker.ts';
import type { CallState } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import type { Arming, PanelState } from '../conversation/panel-store.ts';
import { isReading } from './reading-card.ts';

/** How long a card must stand unchanged, so that a click meant for something else does not approve it. */
export const ARMING_MILLISECONDS = 400;

/** A press of Approve or Reject. `trusted` is the browser's `isTrusted`. */
export interface Gesture {
  trusted: boolean;
  /** A held key repeats the press, which is not a decision. */
  repeated: boolean;
}

/**
 * `incomplete`: the card lacks a row to run, a file that a row needs, or a look at its last row with consequences. `no-consent`:
 * the person has withdrawn what every approval rests on.
 */
export type Verdict =
  | 'accepted'
  | 'untrusted'
  | 'repeated'
  | 'early'
  | 'incomplete'
  | 'not-awaiting'
  | 'no-consent';

/** Whether a press approves this call now. The first accepted press moves the call out of `awaiting`. */
export function judgeApproval(
  call: { id: string; state: CallState },
  panel: Pick<PanelState, 'arming' | 'chosenFiles' | 'seenRows'>,
  gesture: Gesture,
  now: number,
): Verdict {
  const verdict = judgeFirstButton(call, panel.arming, gesture, now);
  if (verdict !== 'accepted') return verdict;
  const card = call.state.status === 'awaiting' ? call.state.card : undefined;
  return card && approvalBlocker({ id: call.id, card }, panel) ? 'incomplete' : 'accepted';
}

/**
 * Whether a press returns this call to the model because none of its rows can run. The button takes the place of Approve, so
 * a press meant for Approve must not count.
 */
export function judgeReturn(
  call: { id: string; state: CallState },
  arming: Arming | undefined,
  gesture: Gesture,
  now: number,
): Verdict {
  const verdict = judgeFirstButton(call, arming, gesture, now);
  if (verdict !== 'accepted') return verdict;
  return call.state.status === 'awaiting' && staleReason(call.state.card) ? 'accepted' : 'incomplete';
}

/** Approve and Return share a place: neither counts before the card has stood for a moment. */
function judgeFirstButton(
  call: { id: string; state: CallState },
  arming: Arming | undefined,
  gesture: Gesture,
  now: number,
): Verdict {
  const verdict = judgeRejection(call, gesture);
  if (verdict !== 'accepted') return verdict;
  return isArmed(call.id, arming, now) ? 'accepted' : 'early';
}

function isArmed(id: string, arming: Arming | undefined, now: number): boolean {
  return arming?.callId === id && now - arming.shownAt >= ARMING_MILLISECONDS;
}

/** Whether a press decides on the card of a task. `arming`: of this card, by the id of its approval. */
export function judgeTaskDecision(
  card: { approvalId: string; isAwaiting: boolean },
  approved: boolean,
  { arming, gesture, now }: { arming: Arming | undefined; gesture: Gesture; now: number },
): Verdict {
  if (!card.isAwaiting) return 'not-awaiting';
  const verdict = judgeGesture(gesture);
  if (verdict !== 'accepted' || !approved) return verdict;
  return isArmed(card.approvalId, arming, now) ? 'accepted' : 'early';
}

/** `other-site`: the card may read another origin too. */
export type GrantVerdict = 'accepted' | 'not-reading' | 'other-site' | 'not-in-force';

/**
 * Apart from a press, only a grant lets a call run: whether an earlier permission covers this card on the page as it is now.
 * `now`: the time of day.
 */
export function judgeGrant(
  { card, origin }: { card: Card; origin: string | undefined },
  grant: ReadingGrant,
  now: number,
): GrantVerdict {
  if (!isReading(card)) return 'not-reading';
  if (origin === undefined || grant.origin !== origin) return 'other-site';
  return isInForce(grant, now) ? 'accepted' : 'not-in-force';
}

/** A rejection runs nothing, so it need not wait for the card to arm. */
export function judgeRejection(call: { state: CallState }, gesture: Gesture): Verdict {
  return call.state.status === 'awaiting' ? judgeGesture(gesture) : 'not-awaiting';
}

/** Whether a press is a single decision of a person. Sufficient for an undo. */
export function judgeGesture({ trusted, repeated }: Gesture): Verdict {
  if (!trusted) return 'untrusted';
  return repeated ? 'repeated' : 'accepted';
}
