import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { QUOTE } from './check-requests.ts';
import type { ExecutionLog } from './execution-log.ts';
import { withToolIds } from './proposals.ts';
import { openOther, sendAgain, simulateOnCard, writeOn } from './simulate-on-card.ts';
import type { SimulatedEvent } from './simulated-event.ts';

export async function simulateEvent(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  now: SimulatedEvent,
): Promise<void> {
  switch (now.kind) {
    case 'send':
      writeOn(panel);
      break;
    case 'send-again':
      sendAgain(panel, now.which);
      break;
    case 'stop':
      panel.turn().stop();
      break;
    case 'reload':
      await panel.reload();
      executionLog.shownAt.clear();
      executionLog.read.clear();
      executionLog.chosen.clear();
      executionLog.ticked = undefined;
      break;
    case 'try-again':
      panel.turn().tryAgain();
      break;
    case 'go-on':
      panel.turn().continueTurn();
      break;
    case 'new-chat':
      // Not awaited: a held run would hold this back too.
      void panel.turn().newChat();
      break;
    case 'ask':
      panel.backend.script.push(withToolIds(now.answer));
      writeOn(panel);
      break;
    case 'answer':
      panel.backend.script.push(withToolIds(now.answer));
      break;
    case 'wait':
      await panel.clock.advance(now.milliseconds);
      break;
    case 'connections':
      Object.assign(panel.backend, { offersResume: now.offersResume, cuts: [...now.cuts] });
      break;
    case 'open-other':
      openOther(panel);
      break;
    case 'agree':
      panel.setConsent(now.given);
      break;
    case 'include-page':
      panel.turn().includePage(now.isIncluded);
      break;
    case 'quote':
      panel.turn().quote(now.isTaken ? QUOTE : undefined);
      break;
    default:
      await simulateOnCard(panel, executionLog, now);
  }
}
