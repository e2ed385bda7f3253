import { expect } from 'vitest';
import { settle } from '../simulation/simulated-clock.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { checkAskedAtLarge, checkExecutions } from './check-executions.ts';
import { checkReplies } from './check-replies.ts';
import { checkRequests } from './check-requests.ts';
import { checkLeaving, checkRouting } from './check-routing.ts';
import { checkUndoNotices, checkUndone } from './check-undo.ts';
import { type Counters, countersOf } from './counters.ts';
import { ExecutionLog, look } from './execution-log.ts';
import { simulateEvent } from './simulate-event.ts';
import type { SimulatedEvent } from './simulated-event.ts';

/** Runs the events on a new panel, and checks the invariants after each. */
export async function runScenario(events: readonly SimulatedEvent[]): Promise<Counters> {
  const log = new ExecutionLog();
  const { panel } = log;
  for (const event of events) {
    panel.reportFront();
    if (ASKS.includes(event.kind)) log.shared.add(panel.page.front);
    await simulateEvent(log, event);
    await look(log);
    checkSoFar(log);
  }
  const heldBack = countHeldBack(panel);
  log.shared.add(panel.page.front);
  await settleEverything(panel);
  checkSoFar(log);
  checkReplies(log);
  checkUndoNotices(log);
  checkRequests(log);
  expect(panel.store().getState().activity).toEqual({ status: 'idle' });
  return { ...countersOf(log), heldBack };
}

/** These include the page in front. */
const ASKS: readonly SimulatedEvent['kind'][] = [
  ...(['send', 'ask', 'send-again', 'try-again', 'allow-reading'] as const),
  // After an undo a program is let go on.
  ...(['begin-program', 'undo'] as const),
];

function checkSoFar(log: ExecutionLog): void {
  checkExecutions(log);
  checkAskedAtLarge(log);
  checkUndone(log);
  checkRouting(log);
  checkLeaving(log);
  log.grants.check();
  expect(log.panel.sentUnasked).toEqual([]);
}

/** The answers that wait for consent. */
function countHeldBack(panel: SimulatedPanel): number {
  const { entries } = panel.store().getState().conversation;
  const states = entries.flatMap(entry => (entry.kind === 'answer' ? [entry.state] : []));
  return states.filter(state => state.status === 'failed' && state.problem.kind === 'no-consent').length;
}

/** Time passes and everything resumes: then only a card may be open, even with a silent page. */
async function settleEverything(panel: SimulatedPanel): Promise<void> {
  panel.backend.script.length = 0;
  panel.backend.cuts.length = 0;
  panel.consent = true;
  panel.page.killWorker('before', 0);
  panel.turn().hideCard();
  for (let round = 0; round < 8; round += 1) {
    await panel.clock.advance(60_000);
    if (panel.store().getState().activity.status === 'busy') panel.turn().stop();
    await panel.clock.advance(60_000);
    panel.turn().tryAgain();
    await settle();
    panel.turn().continueTurn();
    await settle();
  }
}
