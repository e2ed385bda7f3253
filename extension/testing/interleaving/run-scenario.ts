import { expect } from 'vitest';
import { parseCall } from '../../tools/parse-call.ts';
import { settle } from '../simulation/simulated-clock.ts';
import { type SimulatedPanel, simulatePanel } from '../simulation/simulated-panel.ts';
import { HUSH } from './change-card.ts';
import { checkAskedAtLarge, checkExecutions } from './check-executions.ts';
import { checkReplies } from './check-replies.ts';
import { heldBack } from './check-requests.ts';
import { checkLeaving, checkRouting, checkUndoNotices, checkUndone } from './check-routing.ts';
import { type Counters, countersOf } from './counters.ts';
import { createExecutionLog, type ExecutionLog, look } from './execution-log.ts';
import { simulateEvent } from './simulate-event.ts';
import { reportFront } from './simulate-in-page.ts';
import type { SimulatedEvent } from './simulated-event.ts';

/** Runs the events on a new panel, and checks the invariants after each. */
export async function runScenario(simulatedEvents: readonly SimulatedEvent[]): Promise<Counters> {
  const panel = simulatePanel(parseCall);
  const executionLog = createExecutionLog(panel);
  for (const now of simulatedEvents) {
    reportFront(panel);
    if (ASKS.includes(now.kind)) executionLog.shared.add(panel.page.front);
    await simulateEvent(panel, executionLog, now);
    await look(panel, executionLog);
    checkSoFar(panel, executionLog);
    expect(panel.sentUnasked()).toEqual([]);
  }
  const held = heldBack(panel);
  executionLog.shared.add(panel.page.front);
  await comeToRest(panel);
  checkSoFar(panel, executionLog);
  checkReplies(panel, executionLog);
  checkUndoNotices(panel, executionLog);
  expect(panel.store().getState().activity).toEqual({ status: 'idle' });
  expect(JSON.stringify([panel.kept(), panel.backend.requests])).not.toContain(HUSH);
  checkTabsTold(panel, executionLog);
  return { ...countersOf(panel, executionLog), heldBack: held };
}

/** These include the page in front. */
const ASKS: readonly SimulatedEvent['kind'][] = ['send', 'ask', 'send-again', 'try-again', 'allow-reading'];

function checkSoFar(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  checkExecutions(panel, executionLog);
  checkAskedAtLarge(panel, executionLog);
  checkUndone(panel, executionLog);
  checkRouting(panel);
  checkLeaving(panel);
  executionLog.grants.check();
}

/** Time passes and everything resumes: then only a card may be open, even with a silent page. */
async function comeToRest(panel: SimulatedPanel): Promise<void> {
  panel.backend.script.length = 0;
  panel.backend.cuts.length = 0;
  panel.setConsent(true);
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

/** A tab is never reported if the person did not use it in front, add it, or have it opened. */
function checkTabsTold(panel: SimulatedPanel, { shared }: ExecutionLog): void {
  const told = panel.backend.requests.map(request => JSON.stringify(request)).join();
  for (const [, titled, addressed] of told.matchAll(/Title of (\d+)|https:\/\/tab-(\d+)\.example/gu)) {
    const tabNumber = Number(titled ?? addressed);
    // The assistant's own tabs have higher numbers than the initial ones.
    if (tabNumber > 9) continue;
    expect([...shared]).toContain(tabNumber);
  }
}
