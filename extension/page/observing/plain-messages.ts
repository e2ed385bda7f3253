import { closestComposed } from '../dom/composed-tree.ts';
import { isText } from '../dom/element-types.ts';
import { childNodesOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { toneOf } from './message-tone.ts';
import type { PageMessage } from './watch-messages.ts';

/** Longer texts are content. */
const MAX_LINE = 160;
const MAX_LOOKED_AT = 300;

/** Of new lines those that report a failure or that something is done, where no role or name of a toast marks them. */
export function plainMessages(spoken: readonly Element[], unsaid: string): PageMessage[] {
  const visibility = createVisibility();
  const lines = new Set(spoken.flatMap(at => [at, ...queryAllIn(at, '*')]).slice(0, MAX_LOOKED_AT));
  return [...lines].flatMap(at => {
    if (!holdsWords(at) || closestComposed(at, box => isMatching(box, NO_MESSAGE)) || !visibility.sees(at))
      return [];
    const text = visibleText(at, visibility, MAX_LINE + 1)
      .replace(/\s+/gu, ' ')
      .trim();
    if (text === '' || text.length > MAX_LINE || unsaid.includes(text)) return [];
    const tone = toneOf(at, text);
    return tone === 'neutral' ? [] : [{ at, text, tone }];
  });
}

/** What is content, or says what may be done. */
export const NO_MESSAGE =
  'nav, a, button, [role=button], [role=log], select, textarea, [contenteditable], script, style, footer, table, td, dl, time, code, pre';

export function holdsWords(at: Element): boolean {
  return [...childNodesOf(at)].some(node => isText(node) && /\p{L}/u.test(node.data));
}
