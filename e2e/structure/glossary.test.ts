import { expect, test } from 'vitest';
import { projectFiles, readSource, sourceFiles } from './source-files.ts';

/** What is still to be replaced. The lists only get shorter: a test fails where an entry is not needed any more. */
const STILL_NAMED: readonly string[] = [];
const STILL_WRITTEN: readonly string[] = [];

/** Comments, strings and regular expressions hold words that are no names. */
const TEXTS =
  /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(=,:[!&|?{};\n]\s*)\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gm;

const glossary = readSource('docs/glossary.md');
const sources = sourceFiles().map(path => ({ path, source: readSource(path) }));

test('no retired word of the glossary is part of an identifier, a file name or a folder name', () => {
  const isRetired = readRetired();
  const identifiers = sources.flatMap(
    ({ source }) => source.replace(TEXTS, "''").match(/[A-Za-z_$][\w$]*/g) ?? [],
  );
  const fileNames = projectFiles().flatMap(path => path.split('/').map(name => name.replace(/\..*/, '')));
  const names = [...new Set([...identifiers, ...fileNames])];
  expect(names.length).toBeGreaterThan(10_000);
  const found = names.filter(isRetired);
  expect(found.filter(name => !STILL_NAMED.includes(name))).toEqual([]);
  expect(STILL_NAMED.filter(name => !found.includes(name))).toEqual([]);
});

test('no source file contains a retired phrase of the glossary', () => {
  const [, list = ''] = /^Phrases that no source file contains[^:]*: (.+)\.$/m.exec(glossary) ?? [];
  const phrases = list.split(', ');
  expect(phrases.length).toBeGreaterThan(3);
  const phrase = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
  const found = sources.filter(({ source }) => phrase.test(source)).map(({ path }) => path);
  expect(found.filter(path => !STILL_WRITTEN.includes(path))).toEqual([]);
  expect(STILL_WRITTEN.filter(path => !found.includes(path))).toEqual([]);
});

/** Goes by the left column, in the ways that the glossary explains above it. */
function readRetired(): (name: string) => boolean {
  const [, table = ''] = /^\| retired .*\n\|-.*\n((?:\|.*\n)+)/m.exec(glossary) ?? [];
  const cells = table.split('\n').flatMap(row => row.split('|')[1]?.split(',') ?? []);
  const terms = cells.map(cell => cell.trim()).filter(term => !term.includes('('));
  expect(terms.length).toBeGreaterThan(30);
  const whole = terms.filter(term => /[A-Z]/.test(term));
  const parts = terms
    .filter(term => !whole.includes(term))
    .map(term => (term.endsWith('…') ? `^${term.slice(0, -1)} ` : `\\b${wordsOf(term)}\\b`));
  const wholeNames = new Set([...whole, ...whole.map(term => wordsOf(term).replaceAll(' ', '-'))]);
  const part = new RegExp(parts.join('|'));
  return name => part.test(wordsOf(name)) || (wholeNames.has(name) && !/^[a-z]+$/.test(name));
}

/** `toldTabs2`, `TOLD_TABS` and `told-tabs` are `told tabs`. */
function wordsOf(name: string): string {
  const apart = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return apart
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();
}
