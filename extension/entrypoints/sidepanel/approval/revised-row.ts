import { isSameTarget, type Row } from '../conversation/card.ts';
import type { Words } from '../words/words-for.ts';

/** A row as the page sees it now, with what only the panel knows of it. */
export function revisedRow(row: Row, fresh: Row, words: Words): Row {
  const { unticked } = row;
  const proposed = row.proposed ?? row.action;
  const isAsProposed = JSON.stringify(proposed) === JSON.stringify(fresh.action);
  const seen = isElsewhere(row, fresh) ? movedOn(fresh, words) : fresh;
  const isKnown = seen.preview.status !== 'bound' && isSameTarget(row.action, seen.action);
  const known = isKnown ? knownFacts(row) : undefined;
  return {
    ...seen,
    // A row that can't be done now still belongs to the document in which it could.
    ...(row.documentId === undefined ? {} : { documentId: row.documentId }),
    ...(unticked === undefined ? {} : { unticked }),
    ...(isAsProposed ? {} : { proposed }),
    ...(known ? { known } : {}),
  };
}

/** The card is about one document. What is called the same in the next one was never asked for. */
function isElsewhere(row: Row, fresh: Row): boolean {
  const isKnown = row.documentId !== undefined && fresh.documentId !== undefined;
  return isKnown && row.documentId !== fresh.documentId;
}

function movedOn({ action }: Row, words: Words): Row {
  const failure = { type: 'PageGone' as const, message: words.forModel.pageLeft };
  return { action, preview: { status: 'failed', failure } };
}

/** Not of a secret: what is known here may be edited. */
function knownFacts({ preview, known }: Row): Row['known'] {
  if (preview.status !== 'bound') return known;
  return preview.isSecret ? undefined : preview.facts;
}
