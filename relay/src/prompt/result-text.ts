import { isTooDeep } from '../guards/find-excess.ts';
import { parseJson } from '../history/result-content.ts';
import { cleanText } from './clean-text.ts';

const MARKUP = /[<>`\u2028\u2029]/g;

/**
 * A tool's result as a model sees it: one line of JSON in which text of a page can form no tag and no code fence. A result
 * that is no JSON becomes a JSON string.
 */
export function renderResult(content: string): string {
  const json = toOneLine(content);
  return cleanText(json).replace(
    MARKUP,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function toOneLine(content: string): string {
  const parsed = parseJson(content) ?? content;
  return JSON.stringify(isTooDeep(parsed) ? content : parsed);
}
