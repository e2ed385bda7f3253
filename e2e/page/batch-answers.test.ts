import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { NOT_RUN, runsBatches } from './run-batch.ts';
import { inBrowserWithDone } from './show-done.ts';

// What a page may answer to a row of ours without being asked about again, and what looks much like it.
const runBatch = runsBatches(inBrowserWithDone());

const click = (selector: string): Action => ({ action: 'click', target: { selector }, params: {} });
const choose = (value: string): Action => ({
  action: 'select',
  target: { selector: '#one' },
  params: { value },
});

const PLACES = '<option value=a>Savings<option value=b>Checking<option value=c>Joint';

const lists = (other: string, options = PLACES): string => `<form onsubmit="event.preventDefault(); did = 1">
  <label>Account <select id=one name=one>${PLACES}</select></label> <label>${other} <select id=two name=two>${options}</select></label>
  <button id=go>Go</button></form>`;

const follows = (html: string, script: string): string =>
  `${html}<script>one.onchange = () => { ${script} }</script>`;

test('the same list again may follow the one that we chose from', async () => {
  const { did } = await runBatch(follows(lists('Account'), 'two.value = one.value'), [
    choose('Joint'),
    click('#go'),
  ]);
  expect(did).toBe(1);
});

test.each(
  casesForRun(
    [
      ['of another name', lists('To account'), 'two.value = one.value'],
      ['of other options', lists('Account', `${PLACES}<option value=d>Other`), 'two.value = one.value'],
      [
        'that held another choice',
        lists('Account', PLACES.replace('value=b', 'value=b selected')),
        'two.value = one.value',
      ],
      ['that takes another choice', lists('Account'), `two.value = 'b'`],
    ],
    2,
  ),
)('a list %s may not', async (_what, html, script) => {
  expect(await runBatch(follows(html, script), [choose('Joint'), click('#go')])).toEqual(NOT_RUN);
});

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

const PARTS = (
  script: string,
): string => `<fieldset><legend><a id=one href=#part onclick="${script}; return false">Details</a></legend>
  <div id=part><p id=x>To: Ann Lee</p><p id=more hidden>Account <input aria-label=Account value=DE1></p></div>
  <p><button id=go type=button onclick="did = 1">Send</button></p></fieldset>`;

test('a link to a part of the page may open it', async () => {
  const { did } = await runBatch(PARTS('more.hidden = false'), [click('#one'), click('#go')]);
  expect(did).toBe(1);
});

test('a link to a part of the page may not change what stood there', async () => {
  const script = `x.textContent = 'To: Bob Miller'`;
  expect(await runBatch(PARTS(script), [click('#one'), click('#go')])).toEqual(NOT_RUN);
});

const TABS = (script: string): string =>
  `<p><button id=one onclick="${script}">Look</button> <a id=go href=#graph onclick="did = 1">Graph</a></p>`;

test('a link to a part of the page stays that while the page rewrites its own address', async () => {
  const { did } = await runBatch(TABS(`history.replaceState(0, '', '?q=up')`), [click('#one'), click('#go')]);
  expect(did).toBe(1);
});

test.each(
  casesForRun(
    [
      ['to another part', `go.href = '#table'`],
      ['to another page', `go.href = '/other#graph'`],
    ],
    2,
  ),
)('a link to a part of the page may not lead %s', async (_what, script) => {
  expect(await runBatch(TABS(script), [click('#one'), click('#go')])).toEqual(NOT_RUN);
});
