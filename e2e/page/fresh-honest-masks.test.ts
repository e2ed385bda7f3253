import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { honestPages } from './fresh-honest-pages.ts';
import { piecesIn, readEveryWay } from './fresh-secret-measure.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();
const log = process.env.FRESH_LOG;

test.each(honestPages)('$name', async ({ name, html, texts, firsts }) => {
  const page = await show(html);
  const { first, approved } = await readEveryWay(page);
  const masked = texts.filter(text => piecesIn(approved, [text]).length === 0);
  const withheld = firsts.filter(text => piecesIn(first, [text]).length === 0);
  if (log) {
    // What the page shows where a mask is, for the report.
    const around = [...new Set(approved.match(/.{0,60}••••••.{0,30}/gu) ?? [])].slice(0, 60);
    appendFileSync(
      log,
      `${JSON.stringify({ name, of: texts.length, firsts: firsts.length, masked, withheld, around })}\n`,
    );
  }
  expect({ masked, withheld }).toEqual({ masked: [], withheld: [] });
});
