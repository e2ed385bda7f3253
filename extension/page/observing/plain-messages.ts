import { normalized } from '../dom/clean-text.ts';
import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isText } from '../dom/element-types.ts';
import { childNodesOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { isRow } from './change-kinds.ts';
import { isErrorTitle, toneOf, toneOfMarks, toneOfName } from './message-tone.ts';
import type { ChangesWatch } from './watch-changes.ts';
import type { PageMessage } from './watch-messages.ts';

/** Longer texts are content. */
const MAX_LINE = 160;
const MAX_LOOKED_AT = 300;

/** So many new lines are content, in which words of failure may be told of anything. */
const MAX_NEW = 8;

interface Acting {
  target: Element;
  /** The address is another one, so that new lines are the content of another page. */
  isPage: boolean;
  /** An entry of a list that goes on by itself. */
  isOfFeed(element: Element): boolean;
  /** Lines that differ in their figures alone may be a clock's. */
  countsFigures: boolean;
  /** In view before, with other looks: what they say is no news. */
  restyled: readonly Element[];
}

/** Of new lines those that report a failure or that something is done, where no role or name of a toast marks them. */
export function plainMessages(
  spoken: readonly Element[],
  unsaid: string,
  { target, isPage, isOfFeed, countsFigures, restyled }: Acting,
): PageMessage[] {
  const isNew = ({ text }: Line) => countsFigures || !bare(unsaid).includes(bare(text));
  const lines = newLines(spoken, unsaid, target).filter(line => isNew(line) && !isOfFeed(line.at));
  const fresh = spoken.filter(element => !restyled.includes(element));
  const isIn = (boxes: readonly Element[], at: Element) => boxes.some(box => isWithin(at, box));
  const isOld = (at: Element) => isIn(restyled, at) && !isIn(fresh, at);
  const isContent = isPage ? !lines.some(({ text }) => isErrorTitle(text)) : lines.length > MAX_NEW;
  return lines.flatMap(({ at, text }) => {
    if (isOld(at)) return [];
    const isFresh = !isContent || isErrorTitle(text);
    const named = isFresh ? toneOfName(at, text) : toneOfMarks(at);
    if (named !== 'neutral') return [{ at, text, tone: named, isPlain: true }];
    const tone = isFresh ? toneOf(at, text) : 'neutral';
    return tone === 'neutral' ? [] : [{ at, text, tone, isPlain: true, isByColour: true }];
  });
}

/** What a form says beside a field once it is written, in whatever words; not counters of characters, nor suggestions. */
export function linesBeside(target: Element, changes: Pick<ChangesWatch, 'soFar' | 'isNear'>): PageMessage[] {
  const { spoken, unsaid } = changes.soFar(false);
  return newLines(spoken.filter(changes.isNear), unsaid, target)
    .filter(({ at, text }) => !isWithin(at, target) && !bare(unsaid).includes(bare(text)))
    .filter(({ at }) => closestComposed(at, isRow) === undefined)
    .map(({ at, text }) => ({ at, text, tone: toneOf(at, text) }));
}

/** Whatever its figures. */
function bare(text: string): string {
  return text.replace(/\d+/gu, '#');
}

function newLines(spoken: readonly Element[], unsaid: string, target: Element): Line[] {
  const inside = new Set(spoken.flatMap(at => [at, ...queryAllIn(at, '*')]).slice(0, MAX_LOOKED_AT));
  // In the row of the target a cell may say what came of it.
  const row = closestComposed(target, at => isMatching(at, 'tr'));
  const isBeside = (at: Element) => row !== undefined && isWithin(at, row);
  const all = [...inside];
  const found = [
    ...shortLines(all.filter(isBeside), NO_MESSAGE_IN_ROW),
    ...shortLines(
      all.filter(at => !isBeside(at)),
      NO_MESSAGE,
    ),
  ];
  return found.filter(({ text }) => !unsaid.includes(text));
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
const NO_MESSAGE_IN_ROW =
  'nav, a, button, [role=button], [role=log], select, textarea, [contenteditable], script, style, footer, dl, time, code, pre';
export const NO_MESSAGE = `${NO_MESSAGE_IN_ROW}, table, td`;

function holdsWords(at: Element): boolean {
  return [...childNodesOf(at)].some(node => isText(node) && /\p{L}/u.test(node.data));
}
