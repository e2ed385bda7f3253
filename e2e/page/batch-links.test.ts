import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { NOT_RUN, runsBatches } from './run-batch.ts';
import { inBrowserWithDone } from './show-done.ts';

// Links around a later row: one may begin to lead somewhere, as to the preview of a draft, and that is all.
const runBatch = runsBatches(inBrowserWithDone());

const click = (selector: string): Action => ({ action: 'click', target: { selector }, params: {} });

const ROW = (
  script: string,
): string => `<div role=group aria-label=Invoice><p><a id=link href=/invoices/1>Invoice</a> <a id=bare>Copy</a></p>
  <button id=one onclick="${script}">Look</button> <button id=go onclick="did = 1">Pay</button></div>`;

test('a link may first lead somewhere', async () => {
  const { did } = await runBatch(ROW(`bare.href = '/copies/1'`), [click('#one'), click('#go')]);
  expect(did).toBe(1);
});

test.each(
  casesForRun(
    [
      ['lead elsewhere', `link.href = '/invoices/2'`],
      ['be another in its place', `link.outerHTML = '<a href=/invoices/2>Invoice</a>'`],
      ['come with its words', `bare.insertAdjacentHTML('afterend', '<a href=/payees/bob>Bob Miller</a>')`],
    ],
    2,
  ),
)('a link may not %s', async (_what, script) => {
  expect(await runBatch(ROW(script), [click('#one'), click('#go')])).toEqual(NOT_RUN);
});
