import { cleanName } from '../dom/clean-text.ts';
import { changedPieces } from './compare-contexts.ts';
import { type Context, contextOf, shownContexts } from './context.ts';
import type { Piece } from './context-pieces.ts';

/** Former and present words. */
export interface ChangedWords {
  before?: string;
  after?: string;
}

/** What reads differently around an element than in a remembered context, without values: those may be secret. */
export function changedWords(element: Element, hash: string, isActing: boolean): ChangedWords {
  const before = shownContexts.get(hash);
  if (!before) return {};
  const now = contextOf(element, isActing, before.surroundings);
  const { lost, added } = changedPieces(whole(before), whole(now));
  return { ...worded('before', lost), ...worded('after', added) };
}

function whole(context: Context): Context {
  return { ...context, pieces: [...context.pieces, ...context.after] };
}

function worded(side: keyof ChangedWords, pieces: readonly Piece[]): ChangedWords {
  const texts = pieces
    .filter(({ isValue, isMark, isLook }) => !isValue && !isMark && !isLook)
    .map(({ text }) => text);
  const words = cleanName(texts.join(' '), HEAD, TAIL);
  return words === '' ? {} : { [side]: words };
}

const HEAD = 160;
const TAIL = 60;
