import type { DecideTaskApproval } from '@assent/shared';
import { ARMING_MILLISECONDS, type Gesture, judgeTaskDecision, type Verdict } from '../approval/gate.ts';
import type { TasksContext } from './follow-tasks.ts';
import { changeAsked, endAsked, endingOf, type TaskCard } from './task-state.ts';

/** Called when the card appears, or moves: it arms again. */
export function armTask({ ports, store }: TasksContext, approvalId: string): void {
  const shownAt = ports.clock.now();
  if (store.getState().asked?.card.approvalId !== approvalId) return;
  store.setState({ arming: { callId: approvalId, shownAt, armed: false } });
  ports.clock.after(ARMING_MILLISECONDS, () => {
    const { arming } = store.getState();
    if (arming?.callId !== approvalId || arming.shownAt !== shownAt) return;
    store.setState({ arming: { ...arming, armed: true } });
  });
}

/**
 * A press on the card of this approval. The first accepted one uses the card up before anything is sent, and it is sent once.
 * `sent` is called when the backend has answered, or has not.
 */
export function decideTask(
  context: TasksContext,
  approvalId: string,
  decision: DecideTaskApproval,
  { gesture, sent }: { gesture: Gesture; sent(): void },
): Verdict {
  const { ports, store } = context;
  const { asked, arming } = store.getState();
  // The address may have changed a moment ago.
  if (asked?.card.approvalId !== approvalId || asked.card.backend !== ports.address()) return 'not-awaiting';
  if (!ports.isAgreed()) return 'no-consent';
  const card = { approvalId, isAwaiting: asked.state.status === 'awaiting' };
  const pressed = { arming, gesture, now: ports.clock.now() };
  const verdict = judgeTaskDecision(card, decision.approved, pressed);
  if (verdict !== 'accepted') return verdict;
  changeAsked(store, asked.card, { status: 'sending', approved: decision.approved });
  void send(context, asked.card, decision).then(sent);
  return verdict;
}

async function send(
  { ports, store }: TasksContext,
  card: TaskCard,
  decision: DecideTaskApproval,
): Promise<void> {
  const { approved } = decision;
  const answer = await ports.backend.decide(card, decision);
  if (answer.kind === 'refused') {
    changeAsked(store, card, { status: 'refused', message: answer.message });
    return;
  }
  const ending = answer.kind === 'counted' ? endingOf(answer.detail.state, approved) : undefined;
  if (ending) endAsked(store, card, ending);
  else changeAsked(store, card, { status: 'checking', sent: answer.kind === 'late' ? undefined : approved });
}
