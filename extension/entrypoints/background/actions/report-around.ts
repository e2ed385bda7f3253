import { lookAtArrivedInFrame, rememberPageInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { addSaidAround } from '../../../operations/receipt/add-said-around.ts';
import type { RememberedPage } from '../../../page/arriving/remembered-page.ts';
import { beforeDeadline, isUnseen, unless } from '../frames/page-failures.ts';
import { type Frame, reachTop } from '../frames/reach-frames.ts';

/** The page around the frame of an action. Mail and admin pages work in frames, and report results above them. */
export interface Around {
  top: Frame;
  before: RememberedPage;
}

const LOOK_MS = 2_500;

/** Undefined for an action in the top frame, and where nobody may look around. */
export function rememberAround(frame: Frame): Promise<Around | undefined> {
  return unless(isUnseen, remember(frame));
}

async function remember({ tabId, isTop }: Frame): Promise<Around | undefined> {
  if (isTop) return undefined;
  const top = await reachTop(tabId, 'act');
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { top, before: await beforeDeadline(askDocument(rememberPageInFrame, top, { seed }), LOOK_MS) };
}

/** The outcome with what the page around the frame says of it. */
export async function reportAround(around: Around | undefined, outcome: Outcome): Promise<Outcome> {
  if (!around || !outcome.success) return outcome;
  const look = askDocument(lookAtArrivedInFrame, around.top, around.before);
  const seen = await unless(isUnseen, beforeDeadline(look, LOOK_MS));
  return seen ? addSaidAround(outcome, seen.messages) : outcome;
}
