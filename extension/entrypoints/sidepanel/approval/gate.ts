import { isInForce, type ReadingGrant } from '../../../sites/reading-grant.ts';
import { approvalBlocker, staleReason } from '../conversation/approval-blocker.ts';
import type { CallState } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import type { ChosenFiles } from '../conversation/chosen-files.ts';
import type { Arming } from '../conversation/panel-store.ts';
import { isReading } from './reading-card.ts';

/** How long a card must stand unchanged, so that a click meant for something else doesn't approve it. */
export const ARMING_MILLISECONDS = 400;

/** A press of Approve or Reject. `trusted` is the browser's word that a person did it. */
export interface Gesture {
  trusted: boolean;
  /** A held key presses a button again and again; that is no decision. */
  repeated: boolean;
}

/** `incomplete`: the card lacks something, such as a row that is to run, or files for one that asks for them. */
export type Verdict = 'accepted' | 'untrusted' | 'repeated' | 'early' | 'incomplete' | 'not-awaiting';

/** Whether a press approves this very call, now. The call leaves `awaiting` with the first one that does. */
export function judgeApproval(
  call: { id: string; state: CallState },
  { arming, chosenFiles }: { arming: Arming | undefined; chosenFiles: ChosenFiles | undefined },
  gesture: Gesture,
  now: number,
): Verdict {
  const verdict = judgeFirstButton(call, arming, gesture, now);
  if (verdict !== 'accepted') return verdict;
  if (
    call.state.status === 'awaiting' &&
    approvalBlocker({ id: call.id, card: call.state.card }, chosenFiles)
  )
    return 'incomplete';
  return 'accepted';
}

/**
 * Whether a press returns this very call to the model because nothing of it can be done. It runs nothing; but its button
 * stands where Approve was, so that a press which was meant for that must not count.
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

/** What approves and what returns the call stand in the same place: neither counts before the card has stood for a moment. */
function judgeFirstButton(
  call: { id: string; state: CallState },
  arming: Arming | undefined,
  gesture: Gesture,
  now: number,
): Verdict {
  const verdict = judgeRejection(call, gesture);
  if (verdict !== 'accepted') return verdict;
  const isArmed = arming?.callId === call.id && now - arming.shownAt >= ARMING_MILLISECONDS;
  return isArmed ? 'accepted' : 'early';
}

/** `other-site`: what it reads is not known to be of that origin alone. */
export type GrantVerdict = 'accepted' | 'not-reading' | 'other-site' | 'not-in-force';

/**
 * The one thing beside a press that lets a call run: whether what the person allowed before, by a press, covers this
 * very card, on the page as it is now. `now`: the time of day.
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

/** A rejection runs nothing, so it need not wait until the card has stood for a while. */
export function judgeRejection(call: { state: CallState }, gesture: Gesture): Verdict {
  return call.state.status === 'awaiting' ? judgeGesture(gesture) : 'not-awaiting';
}

/** Whether a press is a person's own and single decision. Enough for what only goes back to how things were. */
export function judgeGesture({ trusted, repeated }: Gesture): Verdict {
  if (!trusted) return 'untrusted';
  return repeated ? 'repeated' : 'accepted';
}
