import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shinglesOf, wordsOnly } from '../../../testing/text-shingles.ts';
import { parseDocument } from '../../tools/web/extract-article.ts';
import { readPage } from './read-page.ts';

/** Pages whose main content bears the attribute `data-content`. */
const PAGES = new URL('../../../testing/labelled-pages/', import.meta.url);

const pages = readdirSync(PAGES).map(name => {
  const labelled = readFileSync(new URL(name, PAGES), 'utf8');
  const { markdown } = readPage({
    kind: 'page',
    html: labelled.replaceAll(' data-content', ''),
    url: 'https://example.com/x',
    onlyMainContent: true,
    includeTags: [],
    excludeTags: [],
    wantsContent: true,
  });
  return { name, markdown, expected: labelledText(labelled) };
});

/** Words of two elements are two words, but not those that are set off within a sentence. */
function labelledText(labelled: string): string {
  const content = parseDocument(labelled).querySelector('[data-content]')?.innerHTML ?? '';
  return content
    .replace(/<\/?(?:a|b|em|strong|code|span)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(gt|lt|amp);/g, ' ');
}

/** The shingles of one text that another has not. */
function missing(of: string, within: string): string[] {
  const had = new Set(shinglesOf(within));
  return shinglesOf(of).filter(shingle => !had.has(shingle));
}

test.each(pages)('$name is read whole, and little else', ({ markdown, expected }) => {
  const words = wordsOnly(markdown);
  expect(missing(expected, words).length / shinglesOf(expected).length).toBeLessThan(0.02);
  expect(missing(words, expected).length / shinglesOf(words).length).toBeLessThan(0.1);
});

test('tables, code and headings are kept', () => {
  const markdown = pages.map(page => page.markdown).join('\n\n');
  for (const part of [
    '# Configure retries\n\n',
    '```ts\nimport { createClient }',
    '    isSafe: request => request.method',
    '```bash\ncurl --retry 5',
    '| Status | Retried | Reason |\n| --- | --- | --- |\n| 408 | Yes | The server saw no complete request |',
    '| Height | 48 cm |',
    "```\n>>> berths.assign(Ship('Ann', length=41), quay='North')\nBerth('N4', length=45)\n```",
    '```sql\nSELECT pid, wait_event_type',
    '> A lock that waits in front of you',
    '## Desk lamp Skagen, white',
  ])
    expect(markdown).toContain(part);
});
