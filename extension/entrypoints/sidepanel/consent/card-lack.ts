import { type Card, runnablePart } from '../conversation/card.ts';
import { type ChosenFiles, type FileLack, fileLack } from '../conversation/chosen-files.ts';

/** Why a card can't be approved as it stands. `checking`: the page has yet to say what an edited row would do. */
export type CardLack = 'none-ticked' | 'none-possible' | 'checking' | FileLack;

export function cardLack(
  call: { id: string; card: Card },
  chosen: ChosenFiles | undefined,
): CardLack | undefined {
  const { card } = call;
  return (card.kind === 'actions' ? rowsLack(card.rows) : undefined) ?? fileLack(call, chosen);
}

function rowsLack(rows: Extract<Card, { kind: 'actions' }>['rows']): CardLack | undefined {
  const ticked = rows.filter(row => !row.unticked);
  if (ticked.length === 0) return 'none-ticked';
  if (ticked.some(row => row.draft)) return 'checking';
  return ticked.some(runnablePart) ? undefined : 'none-possible';
}
