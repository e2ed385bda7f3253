import { personMessages } from '../../../messages/person/person-messages.ts';
import type { CallState, Reply } from '../conversation/call.ts';

/** The reason that goes to the model with a rejection; empty without one. */
export function rejectionReason(reply: Reply): string {
  const { reason } = reply.kind === 'result' ? reply.result : reply;
  return typeof reason === 'string' ? reason : '';
}

/** Whether a rejection is a step that the person did instead: its reason is our own, in the language of the time. */
export function isDoneByHand(state: CallState): boolean {
  return state.status === 'rejected' && saysDoneByHand(rejectionReason(state.reply));
}

export function saysDoneByHand(reason: string): boolean {
  return Object.values(personMessages).some(({ card }) => card.doneByHand === reason);
}
