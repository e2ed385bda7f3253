import { cleanName } from '../dom/clean-text.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { changedPieces } from './compare-contexts.ts';
import { contextOf, wholeOf } from './context.ts';
import type { Piece } from './piece.ts';
import { isRestless, shownContexts } from './remembered-contexts.ts';

/** Former and present words. `isRestless`: what changed did so before, by itself. */
export interface ChangedWords {
  before?: string;
  after?: string;
  isRestless?: true;
}

/** What reads differently around an element than in a remembered context, without values: those may be secret. */
export function changedWords(element: Element, hash: string, isActing: boolean): ChangedWords {
  const before = shownContexts.get(hash);
  if (!before) return {};
  const now = contextOf(element, isActing, before.surroundings);
  const all = changedPieces(wholeOf(before), wholeOf(now));
  // Its own words are its name, which the card compares itself.
  const isAround = ({ at }: Piece) => !isWithin(at, element);
  const [lost, added] = [all.lost.filter(isAround), all.added.filter(isAround)];
  const changed = [...lost, ...added];
  return {
    ...worded('before', lost),
    ...worded('after', added),
    ...(changed.length > 0 && changed.every(isRestless) ? { isRestless: true } : {}),
  };
}

function worded(side: 'before' | 'after', pieces: readonly Piece[]): ChangedWords {
  const texts = pieces
    .filter(({ isValue, isMark, isLook }) => !isValue && !isMark && !isLook)
    .map(({ text }) => text);
  const words = cleanName(texts.join(' '), HEAD, TAIL);
  return words === '' ? {} : { [side]: words };
}

const HEAD = 160;
const TAIL = 60;
