import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { NOT_RUN, RAN, runsBatches } from './run-batch.ts';
import { inBrowserWithDone } from './show-done.ts';

// Later rows of a batch run in the state that our earlier rows left, not in one that the page made of it.
const show = inBrowserWithDone();
const runBatch = runsBatches(show);

const FILL: Action = { action: 'fill', target: { selector: '#note' }, params: { value: 'Rent for July' } };
const SEND: Action = { action: 'click', target: { selector: '#send' }, params: {} };
const FILL_AND_SEND = [FILL, SEND];

const FORM = (script: string, more = '') => `<form onsubmit="event.preventDefault(); did = 1">
  <p id=payee>To: Bob Miller</p><label>Amount <input id=amount name=amount value=10></label>
  <input type=hidden id=iban name=iban value=DE1><input type=hidden id=mirror name=mirror><label>Note <input id=note name=note></label>${more}
  <button id=send>Send</button></form><script>note.addEventListener('input', () => { ${script} })</script>`;

test.each(
  casesForRun(
    [
      ['the amount', 'amount.value = 1000'],
      ['a hidden field', `iban.value = 'XX9'`],
      ['the name of a hidden field', `iban.name = 'other'`],
      ['a hidden field a moment later', `setTimeout(() => { iban.value = 'XX9' })`],
      ['a field that it adds', `note.insertAdjacentHTML('afterend', '<input type=hidden name=bcc value=x>')`],
    ],
    3,
  ),
)('does not send a form in which the page changed %s', async (_what, script) => {
  expect(await runBatch(FORM(script), FILL_AND_SEND)).toEqual(NOT_RUN);
});

test('does not send what the page made of the text that we wrote', async () => {
  const { outcomes, did } = await runBatch(
    FORM(`setTimeout(() => { note.value = 'All my money' }, 30)`),
    FILL_AND_SEND,
  );
  expect(outcomes).toMatchObject([{ success: false }, { error_type: 'ElementChanged' }]);
  expect(did).toBeUndefined();
});

test('does not confirm a dialog whose question changed under the row before', async () => {
  const html = `<div role=dialog><h2 id=q>Delete file 1?</h2><label>Reason <input id=note></label>
    <button id=send onclick="did = 1">Delete</button></div>
    <script>note.addEventListener('input', () => { q.textContent = 'Delete production database?' })</script>`;
  expect(await runBatch(html, FILL_AND_SEND)).toEqual(NOT_RUN);
});

test.each(
  casesForRun(
    [
      ['nothing else', ''],
      ['an empty hidden field that mirrors what we wrote', 'mirror.value = note.value'],
      ['a hint that it adds', `note.insertAdjacentHTML('afterend', '<p>Looks good</p>')`],
    ],
    2,
  ),
)('sends a form in which the page changed %s', async (_what, script) => {
  expect(await runBatch(FORM(script), FILL_AND_SEND)).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});

test('sends a form whose counter and complaint belong to the field that we wrote', async () => {
  const html = `<div role=dialog><h2>Leave a note</h2><input id=note aria-label=Note aria-describedby="count bad">
    <p id=count>0/200</p><p id=bad>Required</p><button id=send onclick="did = 1">Save</button></div>
    <script>note.addEventListener('input', () => { count.textContent = note.value.length + '/200'; bad.remove() })</script>`;
  expect(await runBatch(html, FILL_AND_SEND)).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});

test.each(
  casesForRun(
    [
      ['another text', "mirror.value = 'Rent for June'"],
      ['what we wrote, instead of something else', 'iban.value = note.value'],
      ['nothing', "iban.value = ''"],
    ],
    2,
  ),
)('does not send a form whose hidden field becomes %s', async (_what, script) => {
  expect(await runBatch(FORM(script), FILL_AND_SEND)).toEqual(NOT_RUN);
});

test('sends a form whose widget keeps the choice in a hidden field of its own', async () => {
  const html = `<form onsubmit="event.preventDefault(); did = 1"><p id=payee>To: Bob</p>
    <div><label>Note <input id=note></label><input type=hidden id=store name=note value=old></div>
    <label>Amount <input name=amount value=10></label><button id=send>Send</button></form>
    <script>note.addEventListener('input', () => { store.value = note.value })</script>`;
  expect(await runBatch(html, FILL_AND_SEND)).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});

// What a page answers, by its words. `x` stands after the field, `y` elsewhere in the form.
const ANSWERS = (x: string, y: string, script: string) => `<form onsubmit="event.preventDefault(); did = 1">
  <p id=y>${y}</p><p><label>Note <input id=note></label></p><p id=x>${x}</p><p><label>Town <input name=town></label></p>
  <button id=send>Send</button></form><script>note.addEventListener('input', () => { ${script} })</script>`;

test.each(
  casesForRun(
    [
      ['a complaint that turns', 'Too short', '', "x.textContent = 'Looks good'"],
      ['a rule', '', '', "x.textContent = 'At least 20 characters are better'"],
      ['what is left', '80 left', '', "x.textContent = 80 - note.value.length + ' left'"],
      ['an echo in a sentence', '', 'Title: none', "y.textContent = 'Title: ' + note.value"],
      ['progress', '', '0 of 2 completed', "y.textContent = '1 of 2 completed'"],
      ['a state of saving', '', 'All changes saved', "y.textContent = 'Unsaved changes'"],
      ['a mark', '', '*', "y.textContent = '✓'"],
    ],
    4,
  ),
)('sends a form in which the page answers with %s', async (_what, x, y, script) => {
  expect(await runBatch(ANSWERS(x, y, script), FILL_AND_SEND)).toEqual({
    outcomes: [RAN, expect.anything()],
    did: 1,
  });
});

test.each(
  casesForRun(
    [
      ['a name', '', '', "x.textContent = 'Paid to Mallory'"],
      [
        'a name in a region that reports',
        '',
        '<i role=status></i>',
        "y.firstChild.textContent = 'Sent to Mallory'",
      ],
      ['a name instead of another', 'Bob', '', "x.textContent = 'Mallory'"],
      ['the loss of a name', '', 'Paid to Bob', "y.textContent = ''"],
      ['the loss of words elsewhere', '', 'Please add a note', "y.textContent = ''"],
      ['a file', 'offer.pdf', '', "x.textContent = 'salaries.xlsx'"],
      ['an amount', '', '', "x.textContent = 'Fee: 25'"],
      ['another figure', 'For 2 months', '', "x.textContent = 'For 12 months'"],
      ['an output of its own', '<output>none</output>', '', "x.firstChild.textContent = '19 percent'"],
      ['a figure as long as the text', '', 'Fee 0', "y.textContent = 'Fee ' + note.value.length"],
      ['the contrary', '', 'Not for everyone', "y.textContent = 'For everyone'"],
      ['a question', '', '', "x.textContent = 'Pay twice?'"],
      ['names that change places', '', 'From Bob to Eve', "y.textContent = 'From Eve to Bob'"],
      ['other accents', '', 'To Müller', "y.textContent = 'To Muller'"],
      [
        'another remark in small letters',
        'visible to you only',
        '',
        "x.textContent = 'visible to all people'",
      ],
      ['the loss of a remark that nothing marks', 'goes to friends only', '', "x.textContent = ''"],
      ['the contrary mark', '', '✓', "y.textContent = '✗'"],
      ['what we wrote, over another word', '', 'To <b>ada</b>', 'y.lastChild.textContent = note.value'],
      [
        'other words in a region that reports',
        '',
        '<i role=status>Sending to friends</i>',
        "y.firstChild.textContent = 'Sending to all'",
      ],
      ['one more chip', '', 'To <button type=button>Bob</button>', 'y.append(y.lastChild.cloneNode(true))'],
    ],
    9,
  ),
)('does not send a form in which the page answers with %s', async (_what, x, y, script) => {
  expect(await runBatch(ANSWERS(x, y, script), FILL_AND_SEND)).toEqual(NOT_RUN);
});

const click = (selector: string): Action => ({ action: 'click', target: { selector }, params: {} });

const BOXES = (
  script: string,
) => `<section><h2>Files</h2><p id=n>No files selected</p><button id=send onclick="did = 1">Move</button>
  ${['a', 'b'].map(name => `<p><label><input type=checkbox id=${name}> <span>File ${name}</span></label></p>`).join('')}</section>
  <script>a.addEventListener('change', () => { ${script} })</script>`;

test.each(
  casesForRun(
    [
      ['counts them', "n.textContent = '1 file selected'", true],
      ['counts another one', "n.textContent = '2 files selected'", false],
      ['ticks another one', "b.checked = true; n.textContent = '2 files selected'", false],
      ['renames what was ticked', "a.nextElementSibling.textContent = 'Database'", false],
    ],
    2,
  ),
)('after a tick, a page %s', async (_what, script, isSent) => {
  const tick: Action = { action: 'check', target: { selector: '#a' }, params: {} };
  const { did } = await runBatch(BOXES(script), [tick, SEND]);
  expect(did === 1).toBe(isSent);
});

const LIST = (script: string) => `<section><h2 id=h>2 requests are waiting</h2><ul id=list>
  <li><button id=a>Approve</button></li><li><button id=b onclick="did = 1">Approve</button></li></ul></section>
  <script>a.addEventListener('click', () => { a.parentNode.remove(); ${script} })</script>`;

test.each(
  casesForRun(
    [
      ['counts down with its rows', "h.textContent = '1 request is waiting'", true],
      ['counts otherwise', "h.textContent = '9 requests are waiting'", false],
      ['says something else', "h.textContent = '1 account to be closed'", false],
    ],
    2,
  ),
)('approves the next row of a list whose heading %s', async (_what, script, isDone) => {
  const { did } = await runBatch(LIST(script), [click('#a'), click('#b')]);
  expect(did === 1).toBe(isDone);
});

test('does not press one of equal buttons that the page put in the place of another', async () => {
  const html = `<div id=list><button id=a></button><button id=b onclick="did = 1"></button><button id=c></button></div>
    <style>button { width: 30px; height: 20px }</style><script>a.onclick = () => { list.append(b) }</script>`;
  const { did } = await runBatch(html, [click('#a'), click('#b')]);
  expect(did).toBeUndefined();
});

const DISABLED = (
  enabled: string,
) => `<form onsubmit="event.preventDefault(); did = 1"><label>Note <input id=note></label>
  <button id=send disabled>Send</button></form><script>note.oninput = () => { ${enabled} }</script>`;

test('presses what an earlier row enables', async () => {
  const { outcomes, did } = await runBatch(DISABLED('send.disabled = false'), FILL_AND_SEND);
  expect(outcomes).toMatchObject([{ success: true }, {}]);
  expect(did).toBe(1);
});

test.each(
  casesForRun(
    [
      ['stays disabled', '', 'NotInteractable'],
      ['is renamed as it is enabled', `send.disabled = false; send.textContent = 'Pay'`, 'ElementChanged'],
      ['sends elsewhere as it is enabled', `send.disabled = false; send.formAction = '/x'`, 'ElementChanged'],
    ],
    2,
  ),
)('does not press what %s', async (_what, script, error_type) => {
  const { outcomes, did } = await runBatch(DISABLED(script), FILL_AND_SEND);
  expect(outcomes).toMatchObject([{ success: true }, { success: false, error_type }]);
  expect(did).toBeUndefined();
});
