import { type Card, type Row, runnablePart } from '../conversation/card.ts';
import { type ChosenFiles, type FileLack, fileLack } from '../conversation/chosen-files.ts';

/** There is nothing left that could be done: what the card is about is not there now, or it is refused by now. */
export type Loss = 'target-gone' | 'refused' | 'page-gone' | 'tab-gone';

/** A target may come back as long as the page is there, and a refusal be lifted, so those are said first. */
const LOSSES: readonly Loss[] = ['target-gone', 'refused', 'tab-gone', 'page-gone'];

/** Why a card can't be approved as it stands. `checking`: the page has yet to say what an edited row would do. */
export type CardLack = 'none-ticked' | 'none-possible' | 'checking' | Loss | FileLack;

export function cardLack(
  call: { id: string; card: Card },
  chosen: ChosenFiles | undefined,
): CardLack | undefined {
  return lackOf(call.card) ?? fileLack(call, chosen);
}

/** What the person can't approve, but can hand back to the model, which may look again. */
export function lossOf(card: Card): Loss | undefined {
  const lack = lackOf(card);
  return LOSSES.find(loss => loss === lack);
}

function lackOf(card: Card): Exclude<CardLack, FileLack> | undefined {
  switch (card.kind) {
    case 'actions':
      return rowsLack(card.rows);
    case 'plan':
      return card.isPageGone ? 'page-gone' : undefined;
    case 'server':
      return undefined;
  }
}

function rowsLack(rows: readonly Row[]): Exclude<CardLack, FileLack> | undefined {
  const ticked = rows.filter(row => !row.unticked);
  if (ticked.length === 0) return 'none-ticked';
  if (ticked.some(row => row.draft)) return 'checking';
  if (ticked.some(runnablePart)) return undefined;
  const losses = ticked.map(lossOfRow);
  return LOSSES.find(loss => losses.includes(loss)) ?? 'none-possible';
}

/** Also of a row that was there once, of which the page was asked anew when it was there no more. */
export function lossOfRow(row: Row): Loss | undefined {
  const { gone, preview, documentId } = row;
  if (gone) return typeof gone === 'string' ? `${gone}-gone` : 'refused';
  if (preview.status !== 'failed' || documentId === undefined) return undefined;
  const { type } = preview.failure;
  if (type === 'PageGone') return 'page-gone';
  return type === 'ElementNotFound' || type === 'StaleElement' ? 'target-gone' : undefined;
}
