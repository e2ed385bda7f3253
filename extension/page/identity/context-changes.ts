import type { Piece } from './piece.ts';

/** What one element said or held before, and says or holds now. */
export interface Change {
  at: Element;
  before: string;
  now: string;
  /** The first of its pieces, for what they are. */
  piece: Piece;
}

/** Pages cut a text into as many nodes as they like. */
export function changesOf(lost: readonly Piece[], added: readonly Piece[]): Change[] {
  const changes = new Map<Element, Change[]>();
  const put = (piece: Piece, key: 'before' | 'now') => {
    const known = changes.get(piece.at) ?? [];
    changes.set(piece.at, known);
    const found = known.find(change => isOfOneKind(change.piece, piece));
    // A title may be read twice, and what fades is on its way out.
    const isFading = key === 'now' && piece.isFaint === true && found?.before === piece.text.trim();
    if (isFading || found?.[key] === piece.text.trim()) return;
    if (found) found[key] = `${found[key]} ${piece.text}`.trim();
    else known.push({ at: piece.at, before: '', now: '', piece, [key]: piece.text.trim() });
  };
  for (const piece of lost) put(piece, 'before');
  for (const piece of added) put(piece, 'now');
  return [...changes.values()].flat();
}

function isOfOneKind(one: Piece, other: Piece): boolean {
  return (
    one.isFixed === other.isFixed &&
    one.isValue === other.isValue &&
    one.isName === other.isName &&
    one.isMark === other.isMark
  );
}
