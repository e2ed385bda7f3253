import { ARMING_MILLISECONDS } from '../../consent/gate.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { choose, countUp, edit, point } from './change-card.ts';
import { happenInPage } from './happen-in-page.ts';
import type { CardHappening, PageHappening } from './happening.ts';
import { considerAndApprove, pressApprove, pressHandBack, pressReject, pressUndo } from './press.ts';
import { withToolIds } from './proposals.ts';
import { cardOf, look, type Witness } from './witness.ts';
import { writeOn } from './write-on.ts';

export async function happenOnCard(
  panel: SimulatedPanel,
  witness: Witness,
  now: CardHappening | PageHappening,
): Promise<void> {
  switch (now.kind) {
    case 'approve':
      for (let click = 0; click < now.clicks; click += 1) pressApprove(panel, witness, now);
      break;
    case 'consider-and-approve':
      await considerAndApprove(panel, witness);
      break;
    case 'allow-reading':
      await allowReading(panel, witness, now);
      break;
    case 'choose':
      choose(panel, witness, now.row, now.sizes);
      break;
    case 'choose-and-approve':
      for (const row of [0, 1, 2]) choose(panel, witness, row, [1]);
      await panel.clock.advance(ARMING_MILLISECONDS);
      pressApprove(panel, witness, { trusted: true, repeated: false });
      break;
    case 'tick':
      panel.turn().tickRow(panel.waiting()?.id ?? '', now.row, now.isTicked);
      if (now.isDecided) await considerAndApprove(panel, witness);
      break;
    case 'edit':
      edit(panel, now);
      if (now.isDecided) await considerAndApprove(panel, witness);
      break;
    case 'count':
      await countUp(panel, now);
      if (now.isDecided) pressApprove(panel, witness, { trusted: true, repeated: false });
      break;
    case 'cover':
      if (now.isCovered) panel.turn().hideCard();
      else panel.turn().showCard(panel.waiting()?.id ?? '');
      break;
    case 'point':
      point(panel, witness, now);
      break;
    case 'reject':
      pressReject(panel, witness, now);
      break;
    case 'hand-back':
      await pressHandBack(panel, witness, now);
      break;
    case 'undo':
      for (let click = 0; click < now.clicks; click += 1) pressUndo(panel, witness, now);
      break;
    default:
      happenInPage(panel, witness, now);
  }
}

/** The box on the card changes what a press means, so that the card has to stand for a while again. */
async function allowReading(
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
