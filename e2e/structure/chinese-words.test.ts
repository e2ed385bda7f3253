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

function forPerson(source: string): string {
  return source.replaceAll(FOR_MODEL, '').replaceAll(CHROMES_OWN, '');
}
