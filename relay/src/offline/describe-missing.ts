import type { Language } from '@assent/shared';
import { isSecretName } from './described-element.ts';
import type { Finding } from './find-element.ts';
import { askWhich } from './pending-question.ts';
import { listed, quoted } from './texts.ts';

type Missing = { phrase: string; finding: Exclude<Finding, { kind: 'found' }> };

/** Why nothing was done: nothing fits, or several do. */
export function describeMissing({ phrase, finding }: Missing, language: Language): string {
  const what = quotePhrase(phrase, language);
  if (finding.kind === 'several')
    return askWhich(headingFor(finding, what, language), finding.elements, language);
  const none =
    language === 'zh'
      ? `我在这个页面上没有找到${what || '合适的元素'}，什么也没有做。`
      : `I found ${what || 'nothing suitable'} nowhere on this page, so nothing was done.`;
  const near = language === 'zh' ? '最接近的是：' : 'The closest are:';
  return finding.nearest.length === 0
    ? none
    : listed(
        `${none}${language === 'zh' ? '' : ' '}${near}`,
        finding.nearest.map(({ desc }) => desc),
      );
}

function headingFor(
  { ordinal }: Extract<Finding, { kind: 'several' }>,
  what: string,
  language: Language,
): string {
  if (ordinal !== undefined)
    return language === 'zh'
      ? '我的列表不是按页面上的顺序排的，所以不知道是哪一个。'
      : 'My list is not in the order of the page, so I can’t tell which one that is.';
  return language === 'zh'
    ? `有几个元素都可能是${what || '目标'}。`
    : `Several elements could be ${what || 'meant'}.`;
}

/** The person's own words, unless a password may stand among them. */
export function quotePhrase(phrase: string, language: Language): string {
  if (phrase === '') return '';
  const isTelling = isSecretName(phrase) && phrase.trim().split(/\s+/u).length > 3;
  return quoted(isTelling ? '…' : phrase, language);
}
