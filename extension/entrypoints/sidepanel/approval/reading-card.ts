import type { TabFrame } from '../../../messaging/tab-messages.ts';
import { findOperation } from '../../../operations/list.ts';
import { type Card, type Row, runnablePart } from '../conversation/card.ts';

/** Whether every row of a card only reads, by its preview and by its operation. */
export function isReading(card: Card): boolean {
  switch (card.kind) {
    case 'server':
      return false;
    case 'plan':
      return card.effect === 'reads' && card.plan.kind !== 'clear-marks';
    case 'actions':
      return card.rows.length > 0 && card.rows.every(isReadingRow);
  }
}

/** Includes unticked rows: the person may tick them again. */
function isReadingRow({ action, preview, draft }: Row): boolean {
  if (preview.status !== 'bound' || preview.effect !== 'reads' || draft) return false;
  const operation = findOperation(action.action);
  // The background may report other tabs than the one that may be read, or the next page.
  return operation?.effect === 'reads' && !operation.inBrowser;
}

/**
 * The only origin that a card would read; undefined when it reads several or is not sure. A batch reads the documents of its
 * targets and the page around them; everything else reads all frames.
 */
export function originRead(card: Card, frames: readonly TabFrame[]): string | undefined {
  const [origin, ...others] = new Set(touched(card, frames).map(frame => frame?.origin));
  return others.length === 0 && origin?.startsWith('http') ? origin : undefined;
}

function touched(card: Card, frames: readonly TabFrame[]): (TabFrame | undefined)[] {
  if (card.kind !== 'actions') return [...frames];
  const own = card.rows.map(row => {
    const documentId = runnablePart(row)?.documentId;
    return frames.find(frame => frame.documentId === documentId);
  });
  return [frames.find(({ isTop }) => isTop), ...own];
}
