import { ARMING_MILLISECONDS } from '../../consent/gate.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { CardHappening } from './happening.ts';
import { pressApprove } from './press.ts';
import { withToolIds } from './proposals.ts';
import { cardOf, look, type Witness } from './witness.ts';
import { writeOn } from './write-on.ts';

/** The box on the card changes what a press means, so that the card has to stand for a while again. */
export async function allowReading(
  panel: SimulatedPanel,
  witness: Witness,
  { isTicked, waits, trusted, answers }: Extract<CardHappening, { kind: 'allow-reading' }>,
): Promise<void> {
  const isWaiting = panel.waiting() !== undefined;
  panel.backend.script.push(...(isWaiting ? answers.slice(1) : answers).map(withToolIds));
  if (!isWaiting) writeOn(panel);
  await look(panel, witness);
  const call = panel.waiting();
  if (!call) return;
  panel.turn().allowReading(call.id, isTicked);
  if (call.readsOn !== undefined) witness.shownAt.set(cardOf(call), panel.clock.now());
  if (call.readsOn !== undefined) witness.ticked = isTicked ? call.id : undefined;
  if (waits) await panel.clock.advance(ARMING_MILLISECONDS);
  pressApprove(panel, witness, { trusted, repeated: false });
}
