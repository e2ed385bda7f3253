import type { Language } from '@assent/shared';
import type { Turn } from '../history/turn.ts';
import type { DescribedElement } from './described-element.ts';
import { readLoneOrdinal } from './ordinal.ts';
import { normalize, tokensOf } from './score-text.ts';

const WHICH: Readonly<Record<Language, string>> = {
  zh: '请说明是哪一个（例如“第二个”）：',
  en: 'Which one? You can say “the second”:',
};
const LINE = /^\d+\. (.+)$/gmu;
const MAX_LINES = 10;

/** A question with numbered lines, as an answer to it can be told later: the history is all the memory there is. */
export function askWhich(heading: string, elements: readonly DescribedElement[], language: Language): string {
  const lines = elements.slice(0, MAX_LINES).map(({ desc }, index) => `${index + 1}. ${desc}`);
  const more = elements.length - lines.length;
  const rest = {
    zh: `\n\n（还有 ${more} 个没有列出，请说出它的名称。）`,
    en: `\n\n(${more} more are not shown: say its name.)`,
  };
  return `${heading}${language === 'zh' ? '' : ' '}${WHICH[language]}\n\n${lines.join('\n')}${more > 0 ? rest[language] : ''}`;
}

/** The line that was chosen: among lines that read the same, which of them. */
export type Answer = { desc: string; index: number; count: number };

/** What a message chooses from the question before it, if there is one and it chooses. */
export function readAnswer(message: string, before: Turn | undefined): Answer | undefined {
  if (
    before?.role !== 'assistant' ||
    before.call ||
    !Object.values(WHICH).some(which => before.text.includes(which))
  )
    return undefined;
  const lines = [...before.text.matchAll(LINE)].map(([, desc = '']) => desc);
  const ordinal = readLoneOrdinal(message);
  const chosen =
    ordinal === undefined ? lineBesides(message, lines) : ordinal === -1 ? lines.length - 1 : ordinal;
  const desc = lines[chosen];
  if (desc === undefined) return undefined;
  const same = lines.flatMap((line, index) => (line === desc ? [index] : []));
  return { desc, index: same.indexOf(chosen), count: same.length };
}

const AROUND =
  /\b(?:the|that) one\b|\b(?:near|with|for|from|in|next to|i mean|called)\b|['’]s\b|那一?[个行条]|我说的是|的/giu;

/** "The one near Alice": the only line that has all the words. */
function lineBesides(message: string, lines: readonly string[]): number {
  const wanted = [...tokensOf(normalize(message.replace(AROUND, ' ')))];
  if (wanted.length === 0 || message.length > 60) return -1;
  const fitting = lines
    .map((line, index) => ({ index, text: normalize(line) }))
    .filter(({ text }) =>
      wanted.every(token =>
        /\p{Script=Han}/u.test(token) ? text.includes(token) : ` ${text} `.includes(` ${token} `),
      ),
    );
  return fitting.length === 1 ? (fitting[0]?.index ?? -1) : -1;
}

/** The elements, with those that were answered marked. Equals that the page has more or fewer of by now are not. */
export function markAnswers(
  elements: readonly DescribedElement[],
  answers: readonly Answer[],
): readonly DescribedElement[] {
  const chosen = answers.flatMap(({ desc, index, count }) => {
    const same = elements.filter(element => element.desc === desc);
    const element = same[index];
    return element && same.length === count ? [element.id] : [];
  });
  return elements.map(element => (chosen.includes(element.id) ? { ...element, isAnswer: true } : element));
}
