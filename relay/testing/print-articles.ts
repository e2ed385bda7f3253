// `npm run articles -- FOLDER`: how much of labelled articles the relay's extractor reads, and how much besides. FOLDER is a clone
// of https://github.com/scrapinghub/article-extraction-benchmark, whose pages are not ours to copy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { readPage } from '../src/scrape/reading/read-page.ts';
import { shinglesOf, wordsOnly } from './text-shingles.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder of a clone of scrapinghub/article-extraction-benchmark.');

const truthSchema = z.record(z.string(), z.object({ articleBody: z.string(), url: z.string().optional() }));
const truth = truthSchema.parse(JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')));

const results = Object.entries(truth).map(([id, { articleBody, url = 'https://example.com/' }]) => {
  const html = gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`))).toString();
  const asked = { onlyMainContent: true, includeTags: [], excludeTags: [], wantsContent: true };
  const { markdown } = readPage({ kind: 'page', html, url, ...asked });
  return compare(shinglesOf(articleBody), shinglesOf(wordsOnly(markdown)));
});
const lost = results.filter(({ recall }) => recall < 0.5).length;
process.stdout.write(
  `${results.length} articles: recall ${meanOf(results, 'recall')}, precision ${meanOf(results, 'precision')}, ${lost} lost half.\n`,
);

/** A shingle counts as often as both have it. */
function compare(
  expected: readonly string[],
  read: readonly string[],
): { recall: number; precision: number } {
  const left = new Map<string, number>();
  for (const shingle of expected) left.set(shingle, (left.get(shingle) ?? 0) + 1);
  let hits = 0;
  for (const shingle of read) {
    const count = left.get(shingle) ?? 0;
    if (count > 0) hits += 1;
    left.set(shingle, count - 1);
  }
  return { recall: hits / Math.max(1, expected.length), precision: hits / Math.max(1, read.length) };
}

function meanOf(
  values: readonly { recall: number; precision: number }[],
  part: 'recall' | 'precision',
): string {
  return (values.reduce((sum, value) => sum + value[part], 0) / values.length).toFixed(3);
}
