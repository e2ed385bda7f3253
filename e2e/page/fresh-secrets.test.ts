import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { piecesIn, placeOf, readEveryWay } from './fresh-secret-measure.ts';
import { secretPages } from './fresh-secret-pages.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();
const log = process.env.FRESH_LOG;

test.each(secretPages)('$name', async ({ name, html, secrets, privates }) => {
  const { first, selected, approved } = await readEveryWay(await show(html));
  const leftFirst = piecesIn(first, [...secrets, ...privates]);
  const leftSelected = piecesIn(selected, secrets);
  const leftApproved = piecesIn(approved, secrets);
  if (log) {
    const places = (text: string, pieces: string[]) => pieces.map(piece => [piece, placeOf(text, piece)]);
    appendFileSync(
      log,
      `${JSON.stringify({ name, of: secrets.length, privates: privates.length, first: places(first, leftFirst), selected: leftSelected, approved: places(approved, leftApproved) })}\n`,
    );
  }
  expect({ first: leftFirst, approved: leftApproved }).toEqual({ first: [], approved: [] });
});
