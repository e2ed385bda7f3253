import { expect, test } from 'vitest';
import { refuseMisspelt } from './misspelt-fields.ts';

const KNOWN = ['maxCredits', 'strictConstrainToURLs', 'urls'];

test.each([
  ['max_credits', 'maxCredits'],
  ['maxcredits', 'maxCredits'],
  ['Max-Credits', 'maxCredits'],
  ['strict_constrain_to_urls', 'strictConstrainToURLs'],
  ['URLs', 'urls'],
])('%s is refused, and the message names %s', (given, right) => {
  const message = expect.stringContaining(`"${right}"`);
  expect(() => refuseMisspelt({ urls: [], origin: 'sdk', [given]: 5 }, KNOWN)).toThrow(
    expect.objectContaining({ status: 400, issues: [{ path: given, message }] }),
  );
});

test.each([
  [{ maxCredits: 5, urls: [], origin: 'sdk', credits: 1 }],
  [['max_credits']],
  ['max_credits'],
  [null],
])('%j has no misspelt field', json => {
  refuseMisspelt(json, KNOWN);
});
