import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

/** A tab that is named; which one "the other tab" is, nobody can tell. */
const PATTERNS = [
  /^(?:switch|go|change)(?: back)? to (?:the |my )?tab (?<name>.+)$/iu,
  /^(?:switch|go|change)(?: back)? to (?:the |my )?(?!(?:an?|new|next|previous|other|another|last|first|browser)(?: browser)? tab$)(?<name>.+) tab$/iu,
  /^(?:切换到|切到|转到|回到)(?:名为|叫)?(?!(?:一个|这个|当前|新的?|下一个|上一个|另一个|浏览器))(?<name>.+?)(?:的)?(?:这个)?标签页?$/u,
  /^(?:切换到|切到|转到|回到)标签页?(?<name>.+)$/u,
];

/** What the page itself calls a tab is clicked. */
export const readTab: ClauseReader = (clause, _previous, known) => {
  const name = matchFirst(PATTERNS, stripSentenceEnd(clause))?.name;
  return name && !known.isNamed(name) ? { verb: 'tab', name } : undefined;
};
