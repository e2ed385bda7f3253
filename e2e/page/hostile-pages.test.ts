import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { expectInProportion, expectSooner } from './compare-times.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

/** Pages that move, fight or nest so that reading them could go on for ever, and acting could meet another element. */

const show = inBrowser();

/** A reading that looked at each part once for each other one would take hundreds of times as long as a plain look. */
const MAX_LOOKS = 50;

async function readInTime(page: TestPage, text: string): Promise<string | undefined> {
  await page.page.evaluate('document.body.offsetHeight');
  await expectInProportion(page, MAX_LOOKS, () => page.read());
  const { elements } = await page.read();
  return elements.find(({ desc }) => desc.includes(text))?.id;
}

const SAVE = '<button id=save onclick="document.title += `SAVED`">Save</button>';

test.each([
  [
    'nested 1,000 deep',
    `let at = document.body; for (let i = 0; i < 1000; i++) { const box = document.createElement('div'); at.append(box); at = box }
     at.innerHTML = SAVE`,
  ],
  [
    'in 100 shadow trees',
    `let at = document.body; for (let i = 0; i < 100; i++) { const host = document.createElement('div'); at.append(host); at = host.attachShadow({ mode: 'open' }) }
     at.innerHTML = SAVE`,
  ],
  [
    'with 20,000 listeners',
    `document.body.innerHTML = SAVE; for (let i = 0; i < 20_000; i++) document.addEventListener(['click', 'pointerdown', 'focusin'][i % 3], () => i)`,
  ],
  [
    'with a slow style sheet',
    `document.body.innerHTML = '<style>body:has(i) p, p:has(~ p b) { color: red }</style>' + '<p>a <b>b</b></p>'.repeat(300) + SAVE`,
  ],
  [
    'that replaced its root',
    `const root = document.createElement('html'); root.innerHTML = '<body>' + SAVE + '</body>'; document.documentElement.replaceWith(root)`,
  ],
  ['written again', `document.open(); document.write('<!doctype html><p>New</p>' + SAVE); document.close()`],
])('a page %s is read in time and acted on', async (_case, script) => {
  const page = await show('<p>Text</p>');
  await page.page.evaluate(`{ const SAVE = ${JSON.stringify(SAVE)}; ${script} }`);
  const elementId = await readInTime(page, 'Save');
  await page.act({ action: 'click', target: { elementId } });
  expect(await page.page.title()).toContain('SAVED');
});

const STORM = `<div id=storm></div><script>
  storm.innerHTML = '<i>x</i>'.repeat(3000);
  const parts = [...storm.children];
  (function again() { for (const part of parts) part.textContent = part.title = Math.random(); requestAnimationFrame(again) })()
</script>`;

fullTest('reads and acts on a page that changes thousands of nodes in every frame', async () => {
  const page = await show(`${SAVE}${STORM}`);
  const elementId = await readInTime(page, 'Save');
  await expectSooner(page, 15_000, () => page.act({ action: 'click', target: { elementId } }));
  expect(await page.page.title()).toBe('SAVED');
});

const EVENTS = ['pointerover', 'mousedown', 'pointerdown', 'focus', 'pointerup'];
const TRICKS = [
  ['is taken away', 'this.remove()'],
  ['is renamed', 'this.textContent = `Delete`'],
  ['gives its place to another', 'this.replaceWith(other); other.hidden = false'],
] as const;

test.each(
  casesForRun(
    EVENTS.flatMap(event => TRICKS.map(([trick, script]) => [event, trick, script])),
    5,
  ),
)('a button that on %s %s: nothing but what was shown is clicked', async (event, _trick, script) => {
  const page = await show(
    `<button id=save on${event}="${script}" onclick="document.title += 'CLICKED ' + this.textContent">Save</button>
       <button id=other hidden onclick="document.title += 'OTHER'">Delete all</button>`,
  );
  const outcome = await page.act({ action: 'click', target: { selector: '#save' } });
  const title = await page.page.title();
  expect(title).toMatch(/^(CLICKED Save)?$/u);
  if (outcome.success) expect(title || outcome.message).toMatch(/CLICKED|changed/u);
});

test.each([
  ['puts its own value back', 'oninput="this.value = `mine`"'],
  ['empties itself later', 'oninput="setTimeout(() => this.value = ``, 30)"'],
  ['is redrawn while it is filled', 'oninput="this.outerHTML = this.outerHTML"'],
  ['takes the focus away', 'onfocus="this.blur()" oninput="this.value = this.defaultValue"'],
])('a field that %s is not said to be filled', async (_case, attributes) => {
  const page = await show(`<label for=f>Name</label><input id=f ${attributes}>`);
  const fill = { action: 'fill', target: { selector: '#f' }, params: { value: 'Ada' } };
  const outcome = await page.act(fill);
  const value = await page.page.evaluate('document.querySelector("#f").value');
  if (value === 'Ada') return;
  expect(outcome).toMatchObject({ success: false });
});

test('reports no effect when a page undoes every change', async () => {
  const page =
    await show(`<ul id=list><li>One</li></ul><button id=add onclick="list.append(document.createElement('li'))">Add</button><script>
    new MutationObserver(() => { if (list.children.length > 1) list.lastChild.remove() }).observe(list, { childList: true })</script>`);
  expect(await page.act({ action: 'click', target: { selector: '#add' } })).toMatchObject({ success: false });
});

test('treats an element in a frame as gone, and as the same once it is back', async () => {
  const page = await show(`${SAVE}<iframe id=frame srcdoc="<p>In</p>"></iframe>`);
  await page.page.waitForFunction('frame.contentDocument.querySelector("p")');
  const elementId = await readInTime(page, 'Save');
  await page.page.evaluate('globalThis.moved = save; frame.contentDocument.body.append(save)');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    failure: { type: 'StaleElement' },
  });
  await page.page.evaluate('document.body.append(moved)');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({ status: 'bound' });
});

test('reads an element that came from a frame', async () => {
  const page = await show(`<iframe id=frame srcdoc='${SAVE.replaceAll("'", '')}'></iframe>`);
  await page.page.waitForFunction('frame.contentDocument.querySelector("button")');
  await page.page.evaluate('document.body.append(frame.contentDocument.querySelector("button"))');
  const elementId = await readInTime(page, 'Save');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    facts: { name: 'Save' },
  });
});

test('gives no id twice in a page that rewrites itself', async () => {
  const page = await show(SAVE);
  const ids = new Map<string, number>();
  for (let round = 0; round < 10; round += 1) {
    await page.page.evaluate(
      `document.open(); document.write('<p>${round}</p><button>Save</button><button>No ${round}</button>'); document.close()`,
    );
    const { elements } = await page.read();
    const own = elements.find(({ desc }) => desc.includes(`No ${round}`));
    if (!own) throw new Error('The page was not read.');
    expect(ids.has(own.id)).toBe(false);
    ids.set(own.id, round);
  }
  for (const [id, round] of ids) {
    const preview = await page.preview({ action: 'click', target: { elementId: id } });
    expect(preview.status).toBe(round === 9 ? 'bound' : 'failed');
  }
});

test('completes a click that draws a form with shadowed members', async () => {
  const page = await show(`<div role=button tabindex=0 onclick="this.insertAdjacentHTML('beforeend',
    '<form><input name=textContent><input name=querySelector><input name=contains><input name=matches><p class=error>Hi</p></form>')">Go</div>`);
  expect(await page.act({ action: 'click', target: { selector: 'div' } })).toMatchObject({
    success: false,
    effect: 'validation_error',
    page_message: 'Hi',
  });
});
