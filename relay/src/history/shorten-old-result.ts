import { parseJson, saysFailed } from './result-content.ts';
import type { ResultTurn } from './turn.ts';

/** Characters that are kept of an older result. */
const KEPT = 400;

/** A result of which only the beginning is left, as JSON that says so; the same one where that would save nothing. */
export function shortenOldResult(turn: ResultTurn, kept: number = KEPT): ResultTurn {
  const { content } = turn;
  if (content.length <= 2 * kept + NOTE_LENGTH) return turn;
  const shortened = {
    ...(isJson(content) && { success: !saysFailed(content) }),
    shortened: `Only the beginning of this result is kept, ${kept} of ${content.length} characters. Ask for it again if you need the rest.`,
    beginning: content.slice(0, kept).toWellFormed(),
  };
  return { ...turn, content: JSON.stringify(shortened) };
}

const NOTE_LENGTH = 200;

function isJson(content: string): boolean {
  return parseJson(content) !== undefined;
}
