import { normalized } from '../dom/clean-text.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { isText } from '../dom/element-types.ts';
import { childNodesOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { isErrorTitle, toneOf, toneOfMarks } from './message-tone.ts';
import type { PageMessage } from './watch-messages.ts';

/** Longer texts are content. */
const MAX_LINE = 160;
const MAX_LOOKED_AT = 300;

/** So many new lines are content, in which words of failure may be told of anything. */
const MAX_NEW = 8;

/**
 * Of new lines those that report a failure or that something is done, where no role or name of a toast marks them. `isPage`: the
 * address is another one, so that they are the content of another page.
 */
export function plainMessages(spoken: readonly Element[], unsaid: string, isPage: boolean): PageMessage[] {
  const lines = newLines(spoken, unsaid);
  const isContent = isPage || lines.length > MAX_NEW;
  return lines.flatMap(({ at, text }) => {
    const tone = isContent && !isErrorTitle(text) ? toneOfMarks(at) : toneOf(at, text);
    return tone === 'neutral' ? [] : [{ at, text, tone }];
  });
}

function newLines(spoken: readonly Element[], unsaid: string): Line[] {
  const inside = new Set(spoken.flatMap(at => [at, ...queryAllIn(at, '*')]).slice(0, MAX_LOOKED_AT));
  return shortLines([...inside], NO_MESSAGE).filter(({ text }) => !unsaid.includes(text));
}

export interface Line {
  at: Element;
  text: string;
}

/** The short visible texts among elements, but for what stands in `leftOut`, a selector. */
export function shortLines(elements: readonly Element[], leftOut: string): Line[] {
  const visibility = createVisibility();
  return elements.flatMap(at => {
    if (!holdsWords(at) || closestComposed(at, box => isMatching(box, leftOut)) || !visibility.sees(at))
      return [];
    const text = normalized(visibleText(at, visibility, MAX_LINE + 1));
    return text === '' || text.length > MAX_LINE ? [] : [{ at, text }];
  });
}

/** What is content, or says what may be done. */
export const NO_MESSAGE =
  'nav, a, button, [role=button], [role=log], select, textarea, [contenteditable], script, style, footer, table, td, dl, time, code, pre';

function holdsWords(at: Element): boolean {
  return [...childNodesOf(at)].some(node => isText(node) && /\p{L}/u.test(node.data));
}
