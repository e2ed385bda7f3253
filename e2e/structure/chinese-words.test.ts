import { expect, test } from 'vitest';
import { personZh } from '../../extension/messages/results/person-zh.ts';
import { zh } from '../../extension/messages/results/zh.ts';
import { projectFiles, readSource, sourceFiles } from './source-files.ts';

/** Texts for the model, or for developers who connect one; or words of pages, by which elements are found. */
const NOT_FOR_PERSON = [
  'extension/messages/model/zh.ts',
  'extension/page/search/common-concepts.ts',
  'extension/page/search/site-concepts.ts',
  'extension/page/search/icon-concepts.ts',
  'extension/page/search/concepts.ts',
  'extension/operations/browser/recognise-block.ts',
  'extension/messages/docs/zh.ts',
  // The second test covers the results that the person reads.
  'extension/messages/results/zh.ts',
];

/** The model's text, where the person gets another one beside it. */
const FOR_MODEL = /message:\s*(?:'[^']*'|`[^`]*`),\s*forPerson:/gu;

/** Chrome's name for a permission, on the page where it is switched on. */
const CHROMES_NAME = /用户脚本/gu;

/** Other words for the reader. */
const NOT_YOU = /用户|本人|对方|您/gu;

test('Chinese texts address the reader as 你, not as a user or a third person', () => {
  const sources = sourceFiles().filter(
    path => path.startsWith('extension/') && !/\.test\.tsx?$/.test(path) && !NOT_FOR_PERSON.includes(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(path => findIn(path, forPerson(readSource(path)), NOT_YOU))).toEqual([]);
});

test('Chinese results address the person as 你', () => {
  const results = Object.entries({ ...zh, ...personZh });
  expect(results.flatMap(([code, text]) => findIn(code, forPerson(String(text)), NOT_YOU))).toEqual([]);
});

const TEXTS = [
  'PRIVACY.md',
  'README.zh.md',
  ...projectFiles().filter(path => path.startsWith('docs/zh/') && !path.endsWith('/operations.md')),
  'extension/public/_locales/zh_CN/messages.json',
  'extension/page/descriptions/zh.ts',
  ...sourceFiles().filter(path => /\/messages\/.*zh\.ts$/.test(path)),
];

/** Each rule with the violations that its regular expression finds. */
const RULES = {
  'quotes with 「」': /[“”‘’]|\p{Script=Han}["']\p{Script=Han}/gu,
  'puts no space beside full-width punctuation': / [，。；：！？、（）「」]|[，。；：！？、（）「」] /gu,
  'uses full-width punctuation in sentences': /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/gu,
  'puts a space between Chinese and Latin letters or numbers':
    /\p{Script=Han}[A-Za-z0-9]|(?<!#\d?)[A-Za-z0-9%]\p{Script=Han}/gu,
};

test.each(Object.entries(RULES))('Chinese %s', (_, rule) => {
  expect(TEXTS.length).toBeGreaterThan(10);
  expect(TEXTS.flatMap(path => findIn(path, chineseOf(path), rule))).toEqual([]);
});

test('Chinese uses the glossary’s term for each concept', () => {
  const terms = chineseTerms();
  expect(terms.length).toBeGreaterThan(10);
  const wrong = TEXTS.flatMap(path => {
    const text = terms.reduce(
      (rest, { used }) => used.reduce((left, term) => left.replaceAll(term, '·'), rest),
      chineseOf(path),
    );
    return terms.flatMap(({ retired }) =>
      retired.flatMap(term => findIn(path, text, new RegExp(term, 'gu'))),
    );
  });
  expect(wrong).toEqual([]);
});

/** The matches with their lines and the characters around them. */
function findIn(name: string, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
    const [before = ''] = /.{0,20}$/u.exec(text.slice(0, index)) ?? [];
    const [after = ''] = /^.{0,20}/u.exec(text.slice(index + length)) ?? [];
    const line = text.slice(0, index).split('\n').length;
    return `${name}:${line}: ${before}${text.slice(index, index + length)}${after}`;
  });
}

/** Without comments and line breaks in strings; of Markdown without code, addresses of links and bars of tables. */
function chineseOf(path: string): string {
  if (path.endsWith('.md'))
    return readSource(path)
      .replace(/^```[\s\S]*?^```|<!--[\s\S]*?-->/gmu, blank)
      .replace(/`[^`\n]*`/gu, '`')
      .replace(/\]\([^)\n]*\)/gu, ']')
      .replace(/ ?\| ?/gu, '|');
  const text = readSource(path).replaceAll('\\n', '··');
  return path.endsWith('.ts') ? text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, blank) : text;
}

/** Keeps the lines, so that they can be counted. */
function blank(text: string): string {
  return text.replace(/[^\n]/gu, '');
}

/** The table of Chinese terms: concept, term, words that are not used for it. */
function chineseTerms(): { used: string[]; retired: string[] }[] {
  const [, chinese = ''] = readSource('docs/glossary.md').split('\n## 中文\n');
  return [...chinese.matchAll(/^\|([^|]+)\|([^|]+)\|([^|]*)\|$/gmu)]
    .slice(2)
    .map(([, , used = '', retired = '']) => ({
      used: wordsOf(used),
      retired: wordsOf(retired),
    }));
}

function wordsOf(cell: string): string[] {
  return cell.trim().split('、').filter(Boolean);
}

function forPerson(source: string): string {
  return source.replaceAll(FOR_MODEL, blank).replaceAll(CHROMES_NAME, '');
}
