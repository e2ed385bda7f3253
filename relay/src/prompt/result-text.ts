import type { TurnImages } from '../history/turn.ts';
import { isTooDeep } from '../json/find-excess.ts';
import { parseJson } from '../json/parse-json.ts';
import { cleanText, escapeCharacter } from './clean-text.ts';

const MARKUP = /[<>`\u2028\u2029]/g;

/**
 * One line of JSON in which page text can form no tag and no code fence. Other text becomes a JSON string. `others`: the number
 * of calls of the same answer that were not run.
 */
export function renderResult(content: string, others = 0): string {
  return cleanText(toOneLine(content, others)).replace(MARKUP, escapeCharacter);
}

function toOneLine(content: string, others: number): string {
  const parsed = parseJson(content) ?? content;
  const result = isTooDeep(parsed) ? content : parsed;
  return JSON.stringify(others > 0 ? { ...asObject(result), other_calls: notRun(others) } : result);
}

function asObject(result: unknown): object {
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? result : { result };
}

function notRun(others: number): string {
  return `${others} more in the same answer: not run, because only one call runs at a time. Look at this result, then propose what is still needed, one call in each answer.`;
}

/** The replacement for pictures that the model does not get; `undefined` when it gets all of them. */
export function imageNote(images: TurnImages | undefined): string | undefined {
  if (images?.kind !== 'left-out') return undefined;
  const pictures = images.count === 1 ? 'An image was' : `${images.count} images were`;
  return images.because === 'older'
    ? `[${pictures} here. Only the newest images are kept.]`
    : `[${pictures} attached. You can't be shown images: say so if it matters, and rely on the text.]`;
}
