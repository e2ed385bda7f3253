import { type Card, runnablePart } from '../conversation/card.ts';
import type { TurnContext } from '../ports/ports.ts';

/** Has the browser ask the person for what a card needs and we may not do yet. Nothing is asked for what is not to run. */
export async function askPermissions({ ports }: TurnContext, card: Card): Promise<void> {
  if (card.kind !== 'actions') return;
  const asked = card.rows.flatMap(row => runnablePart(row)?.preview.asksPermission ?? []);
  if (asked.length > 0) await ports.requestPermissions([...new Set(asked)]);
}
