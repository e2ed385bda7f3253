import type { Bilingual, Language } from '@assent/shared';
import type { Mark, ReportLine } from './check.ts';
import { GROUPS, type Group } from './groups.ts';

const SIGNS: Record<Mark, string> = { pass: '✓', fail: '✗', unseen: '–' };

const WORDS = {
  requirement: { en: 'The protocol', zh: '协议规定' },
  seen: { en: 'Seen', zh: '实际情况' },
  next: { en: 'Next', zh: '下一步' },
  asked: { en: 'Asked of the model', zh: '对模型的要求' },
  section: { en: 'section', zh: '第' },
  prompts: {
    en: 'All that a model is asked for stands in e2e/conformance/backend/prompts.ts; a script that answers these few messages will do.',
    zh: '对模型的全部要求见 e2e/conformance/backend/prompts.ts；用脚本回答这几条消息即可。',
  },
  counts: { en: 'hold, do not, not observed', zh: '符合，不符合，未观察到' },
} satisfies Record<string, Bilingual>;

/** A checklist for people: a pass takes one line; a failure also names the observation and the fix. */
export function formatReport(lines: readonly ReportLine[], title: string, language: Language): string {
  const groups = Object.keys(GROUPS).filter(isGroup);
  const parts = groups.flatMap(group => {
    const own = lines.filter(line => line.group === group);
    return own.length === 0
      ? []
      : [heading(group, language), ...own.map(line => formatLine(line, language)), ''];
  });
  const ending = [formatCounts(lines, language)];
  if (lines.some(({ asked }) => asked)) ending.push(WORDS.prompts[language]);
  return [title, '', ...parts, ...ending, ''].join('\n');
}

function isGroup(name: string): name is Group {
  return name in GROUPS;
}

function heading(group: Group, language: Language): string {
  const { section, title } = GROUPS[group];
  if (section === undefined) return title[language];
  return language === 'zh' ? `${title.zh}（第 ${section} 节）` : `${title.en} (section ${section})`;
}

function formatLine({ mark, id, requirement, seen, next, asked }: ReportLine, language: Language): string {
  const first = `  ${SIGNS[mark]} ${id}: ${requirement[language]}`;
  const colon = language === 'zh' ? '：' : ': ';
  const more = mark === 'pass' ? [] : [`${WORDS.seen[language]}${colon}${seen[language]}`];
  if (asked) more.push(`${WORDS.asked[language]}${colon}${asked[language]}`);
  if (mark === 'fail') more.push(`${WORDS.next[language]}${colon}${next[language]}`);
  return [first, ...more.map(line => `      ${line}`)].join('\n');
}

function formatCounts(lines: readonly ReportLine[], language: Language): string {
  const count = (mark: Mark): string => `${lines.filter(line => line.mark === mark).length} ${SIGNS[mark]}`;
  return `${count('pass')}  ${count('fail')}  ${count('unseen')}  (${WORDS.counts[language]})`;
}
