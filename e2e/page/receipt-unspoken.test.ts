import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** Words of no list: what tells is what the page does. */
const WORDS = 'Dan jong thu ka lah';

const CLICK = { action: 'click', target: { selector: '#go' } };

/** A form whose script answers a submission. */
const answering = (script: string) =>
  `<form><input name=x value=Mei><button id=go>Go</button><p id=o></p></form>
  <script>document.forms[0].onsubmit = event => { event.preventDefault(); ${script} }</script>`;

const dialog = (buttons: string) =>
  `document.body.insertAdjacentHTML('beforeend', '<div role=dialog style=position:fixed;top:99px><p>${WORDS}</p>${buttons}</div>')`;

test.each([
  ['a notice with a single button', dialog('<button>Lah</button><button>×</button>')],
  ['a line beside what stays written', `o.textContent = '${WORDS}'`],
])('%s: nothing was sent, so it was hardly accepted', async (_case, script) => {
  const page = await show(answering(script));
  const outcome = await page.act(CLICK);
  expect(outcome).toMatchObject({ success: false, effect: 'validation_error' });
  expect(outcome.message).toContain(WORDS);
});

test.each([
  ['a dialog that asks', dialog('<button>Lah</button><button>Mah</button>'), 'opened'],
  ['a line and an emptied field', `o.textContent = '${WORDS}'; document.forms[0].x.value = ''`, 'changed'],
  ['a line with a figure', `o.textContent = '12 ${WORDS}'`, 'changed'],
  ['a line that reports success', "o.textContent = 'Saved'", 'submitted'],
])('%s may be its result', async (_case, script, effect) => {
  const page = await show(answering(script));
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect });
});
