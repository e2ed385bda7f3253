import type { SearchTerm } from './search-terms.ts';
import { similarity } from './similar-words.ts';
import type { TextWords } from './text-words.ts';

/** The word of the page that says it in another way than the search did counts a little less. */
const OTHER_FORM = 0.95;
/** Inside a longer word: `login` in `userlogin`. */
const INSIDE = 0.7;
const MIN_INSIDE = 5;

/** How well a text says what a term asks for, between 0 and 1. */
export function matchTerm({ forms, isKnown }: SearchTerm, text: TextWords): number {
  let best = 0;
  for (const [index, form] of forms.entries()) {
    const asSaid = index === 0 ? 1 : OTHER_FORM;
    best = Math.max(best, asSaid * matchForm(form, text, isKnown));
    if (best === 1) break;
  }
  return best;
}

function matchForm(form: string, { latin, words, cjk, compact }: TextWords, isKnown: boolean): number {
  if (!/^[\p{sc=Latin}\d ]/u.test(form)) return matchInRuns(form, cjk);
  if (latin.includes(` ${form} `)) return 1;
  const similar = Math.max(0, ...words.map(word => similarity(form, word, !isKnown)));
  if (similar > 0) return similar;
  return form.length >= MIN_INSIDE && compact.includes(form.replaceAll(' ', '')) ? INSIDE : 0;
}

/** In `退出登录` there is `登录` as well, which is the opposite: the more else a run says, the less it is that. */
function matchInRuns(form: string, cjk: string): number {
  const shares = cjk.split(' ').map(run => (run.includes(form) ? form.length / run.length : 0));
  const share = Math.max(0, ...shares);
  return share > 0 ? 0.8 + 0.2 * share : 0;
}
