import { expect, test } from 'vitest';
import { personZh } from '../../extension/messages/results/person-zh.ts';
import { zh } from '../../extension/messages/results/zh.ts';
import { readSource, sourceFiles } from './source-files.ts';

/** Said to the model alone, or to who connects one; or words of pages, by which elements are found. */
const NOT_SAID_TO_A_PERSON = [
  'extension/messages/model/zh.ts',
  'extension/page/search/concepts.ts',
  'extension/operations/browser/recognise-block.ts',
  'extension/messages/docs/zh.ts',
  // Whatever of it the person reads is tested below.
  'extension/messages/results/zh.ts',
];

/** Said to the model, where the person is told something else beside it. */
const FOR_MODEL = /message:\s*(?:'[^']*'|`[^`]*`),\s*forPerson:/gu;

/** What Chrome calls it, on the page where it is switched on. */
const CHROMES_OWN = /用户脚本/gu;

test('whoever reads a Chinese sentence of ours is not spoken of as a user or somebody else, and is called 你', () => {
  const sources = sourceFiles().filter(
    path =>
      path.startsWith('extension/') && !/\.test\.tsx?$/.test(path) && !NOT_SAID_TO_A_PERSON.includes(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const wrong = sources.filter(path => /用户|本人|对方|您/u.test(forPerson(readSource(path))));
  expect(wrong).toEqual([]);
});

test('what the person reads of a result calls them 你 as well', () => {
  const wrong = Object.entries(zh)
    .filter(([code]) => !Object.hasOwn(personZh, code))
    .concat(Object.entries(personZh))
    .filter(([, words]) => /用户|本人|对方|您/u.test(forPerson(String(words))));
  expect(wrong.map(([code]) => code)).toEqual([]);
});

const TEXTS = [
  'PRIVACY.md',
  'extension/public/_locales/zh_CN/messages.json',
  'extension/page/descriptions/zh.ts',
  ...sourceFiles().filter(path => /\/messages\/.*zh\.ts$/.test(path)),
];

/** What a regular expression finds in our Chinese texts, comments left out. */
const RULES = {
  'quotes with 「」': /[“”‘’]|\p{Script=Han}["']\p{Script=Han}/gu,
  'puts no space beside full-width punctuation': / [，。；：！？、（）「」]|[，。；：！？、（）「」] /gu,
  'uses full-width punctuation in sentences': /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/gu,
  'puts a space between Chinese and Latin letters or numbers':
    /\p{Script=Han}[A-Za-z0-9]|(?<!#\d?)[A-Za-z0-9%]\p{Script=Han}/gu,
};

test.each(Object.entries(RULES))('Chinese %s', (_, rule) => {
  expect(TEXTS.length).toBeGreaterThan(10);
  const wrong = TEXTS.flatMap(path =>
    [...chineseOf(path).matchAll(rule)].map(([text]) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('Chinese keeps one term for a concept, as the glossary has it', () => {
  const terms = chineseTerms();
  expect(terms.length).toBeGreaterThan(10);
  const wrong = TEXTS.flatMap(path => {
    const text = terms.reduce(
      (rest, { used }) => used.reduce((left, term) => left.replaceAll(term, '·'), rest),
      chineseOf(path),
    );
    return terms.flatMap(({ retired }) =>
      retired.filter(term => text.includes(term)).map(term => `${path}: ${term}`),
    );
  });
  expect(wrong).toEqual([]);
});

function chineseOf(path: string): string {
  const text = readSource(path).replaceAll('\\n', '\n');
  return path.endsWith('.ts') ? text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '') : text;
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
  return source.replaceAll(FOR_MODEL, '').replaceAll(CHROMES_OWN, '');
}
