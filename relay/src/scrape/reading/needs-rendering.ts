import type { PageSigns } from './page-reading.ts';
import { isLoading } from './page-signs.ts';

/** Characters. A page with more has its content in its HTML, whatever its scripts add. */
const CONTENT = 600;

/** A shell says little besides its request to switch scripts on. */
const SHELL = 300;

const ASKS_FOR_SCRIPTS =
  /(?:enable|requires?|needs?|turn on|without|activat\w+|doesn't work properly without) (?:your )?(?:browser's )?java\s?script|java\s?script (?:is|must be|to be|needs to be)? ?(?:required|enabled|disabled|switched on)|(?:启用|开启|打开|需要|不支持|禁用)了?\s*java\s?script/iu;

/**
 * Whether a page's content seems to need its scripts, by what was received without them. Pages with content are never taken
 * for shells; a shell with much text around an empty container is not recognised.
 */
export function needsRendering(signs: PageSigns): boolean {
  const { scripts, text, textLength, noscript, hasEmptyRoot } = signs;
  if (scripts === 0 || textLength >= CONTENT) return false;
  if (hasEmptyRoot || isLoading(text)) return true;
  return textLength < SHELL && (ASKS_FOR_SCRIPTS.test(noscript) || ASKS_FOR_SCRIPTS.test(text));
}
