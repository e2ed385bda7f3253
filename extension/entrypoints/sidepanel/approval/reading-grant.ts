import type { ReadingGrant } from '../../../sites/reading-grants.ts';
import { type Call, isSettled } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import type { Entry } from '../conversation/conversation.ts';
import type { TurnContext } from '../ports/ports.ts';
import { judgeGrant } from './gate.ts';
import { isReading } from './reading-card.ts';

/** After this many in a row the person is asked again: a model must not read endlessly unseen. */
const GRANTED_LIMIT = 10;

/** The stored grant that covers this card. `origin`: the only site that it reads. */
export async function findGrant(
  { ports, store }: TurnContext,
  card: Card,
  origin: string,
): Promise<ReadingGrant | undefined> {
  const grant = await ports.grants.find(origin);
  if (!grant || grantedInARow(store.getState().conversation.entries) >= GRANTED_LIMIT) return undefined;
  return judgeGrant({ card, origin }, grant, ports.grants.now()) === 'accepted' ? grant : undefined;
}

/** The origin that approving this call also grants reading on. Read it at the press. */
export function allowedWith({ store }: TurnContext, call: Call): string | undefined {
  const isTicked = store.getState().allowsReading === call.id;
  if (!isTicked || call.state.status !== 'awaiting' || !isReading(call.state.card)) return undefined;
  return call.readsOn;
}

/** Since the last message or decision of the person. */
function grantedInARow(entries: readonly Entry[]): number {
  const since = entries.findLastIndex(entry => entry.kind === 'person' || isDecided(entry));
  return entries.slice(since + 1).filter(entry => entry.kind === 'call' && entry.grant).length;
}

function isDecided(entry: Entry): boolean {
  if (entry.kind !== 'call' || entry.grant || !isSettled(entry.state)) return false;
  if (entry.state.status === 'answered') return false;
  return entry.state.status !== 'failed' || entry.state.attended;
}
