import type { TabFrame } from '../../../messaging/tab-messages.ts';
import { findOperation } from '../../../operations/list.ts';
import { type Card, type Row, runnablePart } from '../conversation/card.ts';

/** Whether a card does nothing but read: every row of it, as the page says it is and as the operation is. */
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

/** Also of what the person took out of the batch: they may put it back. */
function isReadingRow({ action, preview, draft }: Row): boolean {
  if (preview.status !== 'bound' || preview.effect !== 'reads' || draft) return false;
  const operation = findOperation(action.action);
  // What the background does may tell of other tabs than the one that was allowed to be read, or of the page that comes next.
  return operation?.effect === 'reads' && !operation.inBrowser;
}

/**
 * The one origin that a card would read; undefined when it is not known of every document that it touches, or is not one.
 * A batch touches the documents of its targets and the page around them, all else every frame of the page.
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
