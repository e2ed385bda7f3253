import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// Later rows of a batch run in the state that our earlier rows left, not in one that the page made of it.
const show = inBrowser();

const FILL = { action: 'fill', target: { selector: '#note' }, params: { value: 'Rent for July' } };
const SEND = { action: 'click', target: { selector: '#send' }, params: {} };

const FORM = (script: string, more = '') => `<form onsubmit="event.preventDefault(); did = 1">
  <p id=payee>To: Bob Miller</p><label>Amount <input id=amount name=amount value=10></label>
  <input type=hidden id=iban name=iban value=DE1><input type=hidden id=mirror name=mirror><label>Note <input id=note name=note></label>${more}
  <button id=send>Send</button></form><script>note.addEventListener('input', () => { ${script} })</script>`;

/** Both rows are shown before the first runs, as on one card. */
async function runBatch(html: string): Promise<{ outcomes: unknown[]; did: unknown }> {
  const actions = [FILL, SEND];
  const page = await show(html);
  const bindings = [];
  for (const action of actions) {
    const preview = await page.preview(action);
    bindings.push(preview.status === 'bound' ? preview.binding : undefined);
  }
  const outcomes: unknown[] = [];
  for (const [index, action] of actions.entries()) {
    const approved = { key: String(index), action, binding: bindings[index], language: 'en' };
    outcomes.push(await page.call('runAction', approved));
  }
  return { outcomes, did: await page.page.evaluate('window.did') };
}

const RAN = expect.objectContaining({ success: true });
const NOT_SENT = {
  outcomes: [RAN, expect.objectContaining({ success: false, error_type: 'ElementChanged' })],
  did: undefined,
};

test.each([
  ['the amount', 'amount.value = 1000'],
  ['a hidden field', `iban.value = 'XX9'`],
  ['the name of a hidden field', `iban.name = 'other'`],
  ['a hidden field a moment later', `setTimeout(() => { iban.value = 'XX9' })`],
  ['a field that it adds', `note.insertAdjacentHTML('afterend', '<input type=hidden name=bcc value=x>')`],
])('does not send a form in which the page changed %s', async (_what, script) => {
  expect(await runBatch(FORM(script))).toEqual(NOT_SENT);
});

test('does not send what the page made of the text that we wrote', async () => {
  const { outcomes, did } = await runBatch(FORM(`setTimeout(() => { note.value = 'All my money' }, 30)`));
  expect(outcomes).toMatchObject([{ success: false }, { error_type: 'ElementChanged' }]);
  expect(did).toBeUndefined();
});

test('does not confirm a dialog whose question changed under the row before', async () => {
  const html = `<div role=dialog><h2 id=q>Delete file 1?</h2><label>Reason <input id=note></label>
    <button id=send onclick="did = 1">Delete</button></div>
    <script>note.addEventListener('input', () => { q.textContent = 'Delete production database?' })</script>`;
  expect(await runBatch(html)).toEqual(NOT_SENT);
});

test.each([
  ['nothing else', ''],
  ['an empty hidden field that mirrors what we wrote', 'mirror.value = note.value'],
  ['a hint that it adds', `note.insertAdjacentHTML('afterend', '<p>Looks good</p>')`],
])('sends a form in which the page changed %s', async (_what, script) => {
  expect(await runBatch(FORM(script))).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});

test('sends a form whose counter and complaint belong to the field that we wrote', async () => {
  const html = `<div role=dialog><h2>Leave a note</h2><input id=note aria-label=Note aria-describedby="count bad">
    <p id=count>0/200</p><p id=bad>Required</p><button id=send onclick="did = 1">Save</button></div>
    <script>note.addEventListener('input', () => { count.textContent = note.value.length + '/200'; bad.remove() })</script>`;
  expect(await runBatch(html)).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});

test.each([
  ['another text', "mirror.value = 'Rent for June'"],
  ['what we wrote, instead of something else', 'iban.value = note.value'],
  ['nothing', "iban.value = ''"],
])('does not send a form whose hidden field becomes %s', async (_what, script) => {
  expect(await runBatch(FORM(script))).toEqual(NOT_SENT);
});

test('sends a form whose widget keeps the choice in a hidden field of its own', async () => {
  const html = `<form onsubmit="event.preventDefault(); did = 1"><p id=payee>To: Bob</p>
    <div><label>Note <input id=note></label><input type=hidden id=store name=note value=old></div>
    <label>Amount <input name=amount value=10></label><button id=send>Send</button></form>
    <script>note.addEventListener('input', () => { store.value = note.value })</script>`;
  expect(await runBatch(html)).toEqual({ outcomes: [RAN, expect.anything()], did: 1 });
});
