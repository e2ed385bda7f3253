import type { Language } from '@assent/shared';
import { message } from '../../messages/message.ts';
import { descriptionWords, kindWords, shownKindWords } from '../descriptions/description-words.ts';
import { cleanText } from '../dom/clean-text.ts';
import type { Kind } from '../dom/kind.ts';
import { findCandidates } from '../finding/find-candidates.ts';
import { rank } from '../finding/rank.ts';
import { PageError } from '../page-error.ts';
import { describeAll, named } from '../reading/describe-all.ts';
import type { Named } from '../reading/index-page.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { findByText } from './find-by-text.ts';

const MAX_REPORTED = 5;

/** By exact name first, then by the exact text of anything visible, then by part of a name. Ambiguity throws. */
export function findByDescription(description: string, language: Language): Element | undefined {
  const visibility = createVisibility();
  const { fitting, all, isExact } = fittingDescription(description, visibility);
  const byText = isExact ? undefined : findByText(description, visibility);
  if (byText) return byText;
  if (fitting.length > 1) throw ambiguous(description, fitting, all, language);
  return fitting[0]?.element;
}

/** All exact matches, or without any the partial ones. */
export function fittingDescription(
  description: string,
  visibility: Visibility,
): { fitting: Named[]; all: Named[]; isExact: boolean } {
  const all = named(rank(findCandidates()), visibility);
  const wanted = comparable(description);
  const hide = textHider();
  const names = hide(all.map(({ name }) => name)).map(comparable);
  const exact = all.filter(({ kind }, at) => isNamed(kind, names[at], wanted));
  if (exact.length > 0) return { fitting: exact, all, isExact: true };
  return { fitting: all.filter((_candidate, at) => isPart(names[at], wanted)), all, isExact: false };
}

/** Models say `按钮:搜索`, "search button" or just the name. */
function isNamed(kind: Kind, bare: string | undefined, wanted: string): boolean {
  if (!bare) return false;
  const words = [...kindWords(kind), ...shownKindWords(kind)].map(comparable);
  return wanted === bare || words.some(word => [`${word}${bare}`, `${bare}${word}`].includes(wanted));
}

function isPart(bare: string | undefined, wanted: string): boolean {
  if (!bare || !wanted) return false;
  return bare.includes(wanted) || (bare.length > 1 && wanted.includes(bare));
}

function comparable(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .replace(/[\s:：,，.。…'"“”「」]+/gu, '');
}

function ambiguous(
  description: string,
  fitting: readonly Named[],
  all: readonly Named[],
  language: Language,
): PageError {
  const rows = describeAll(
    fitting.slice(0, MAX_REPORTED),
    { all, isComplete: true },
    descriptionWords(language),
  );
  const list = rows.map(({ id, desc }) => `${id} ${desc}`).join('; ');
  return new PageError(
    'InvalidArgument',
    message('target.ambiguousDescription', {
      description: cleanText(description),
      count: fitting.length,
      list,
    }),
  );
}
