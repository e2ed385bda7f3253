import { expect } from 'vitest';
import { parseCall } from '../../../../tools/parse-call.ts';
import { settle } from '../simulation/simulated-clock.ts';
import { type SimulatedPanel, simulatePanel } from '../simulation/simulated-panel.ts';
import { HUSH } from './change-card.ts';
import { checkAskedAtLarge, checkExecutions } from './check-executions.ts';
import { checkReplies } from './check-replies.ts';
import { heldBack } from './check-requests.ts';
import { checkLeaving, checkRouting } from './check-routing.ts';
import { checkNews, checkUndone } from './check-undone.ts';
import { happen } from './happen.ts';
import { tellFront } from './happen-to-tabs.ts';
import type { Happening } from './happening.ts';
import { type Tally, tallyOf } from './tally.ts';
import { createWitness, look, type Witness } from './witness.ts';

/** Lets all of this happen to a panel of its own, and checks after each what must hold. */
export async function goThrough(happenings: readonly Happening[]): Promise<Tally> {
  const panel = simulatePanel(parseCall);
  const witness = createWitness(panel);
  for (const now of happenings) {
    tellFront(panel);
    if (ASKS.includes(now.kind)) witness.shared.add(panel.page.front);
    await happen(panel, witness, now);
    await look(panel, witness);
    checkSoFar(panel, witness);
    expect(panel.sentUnasked()).toEqual([]);
  }
  const held = heldBack(panel);
  witness.shared.add(panel.page.front);
  await comeToRest(panel);
  checkSoFar(panel, witness);
  checkReplies(panel, witness);
  checkNews(panel, witness);
  expect(panel.store().getState().activity).toEqual({ status: 'idle' });
  expect(JSON.stringify([panel.kept(), panel.backend.requests])).not.toContain(HUSH);
  checkTabsTold(panel, witness);
  return { ...tallyOf(panel, witness), heldBack: held };
}

/** With these the page in front goes along. */
const ASKS: readonly Happening['kind'][] = ['send', 'ask', 'send-again', 'try-again', 'allow-reading'];

function checkSoFar(panel: SimulatedPanel, witness: Witness): void {
  checkExecutions(panel, witness);
  checkAskedAtLarge(panel, witness);
  checkUndone(panel, witness);
  checkRouting(panel);
  checkLeaving(panel);
  witness.grants.check();
}

/** Time passes and whatever can be taken up is: then nothing may be left open but a card, though the page stays silent. */
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
    panel.turn().goOn();
    await settle();
  }
}

/** Of a tab that the person never had in front while they wrote, never added, and that nobody opened for them, nothing is told. */
function checkTabsTold(panel: SimulatedPanel, { shared }: Witness): void {
  const told = panel.backend.requests.map(request => JSON.stringify(request)).join();
  for (const [, titled, addressed] of told.matchAll(/Title of (\d+)|https:\/\/tab-(\d+)\.example/gu)) {
    const meant = Number(titled ?? addressed);
    // The assistant's own have numbers above those that were there before.
    if (meant > 9) continue;
    expect([...shared]).toContain(meant);
  }
}
