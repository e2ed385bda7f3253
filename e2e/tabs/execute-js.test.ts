import { afterEach, beforeAll, expect, test } from 'vitest';
import { previewInTab } from '../../extension/messaging/tab-messages.ts';
import { allowUserScripts } from '../browser/allow-user-scripts.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** Code of the model's, in the real extension: only where the person switched it on twice, and never near a secret. */

const extension = inExtension(undefined, { spendsBrowser: true });

const PAGES = {
  '/plain': `<!doctype html><title>Plain</title><p id=told>Tea for two</p><script>window.kept = 'of the page'</script>`,
  '/next': '<!doctype html><title>Next</title>',
  '/login': `<!doctype html><title>Login</title><label>Password <input type=password></label><p id=quoted></p>
    <script>document.querySelector('input').oninput = event => { quoted.textContent = event.target.value };</script>`,
  '/object': '<!doctype html><title>Object</title><object data="/login" type="text/html"></object>',
  '/embed': '<!doctype html><title>Embed</title><embed src="/login" type="text/html">',
  '/frameset':
    '<title>Frameset</title><frameset cols="50%,50%"><frame src="/plain"><frame src="/login"></frameset>',
  '/opens': `<!doctype html><title>Opens</title><button onclick="window.open('/login', 'login')">Sign in</button>`,
  '/opener': '<title>Opener</title><a href="/plain" target="_blank" rel="opener">Plain</a>',
  '/guess': `<!doctype html><title>Guess</title><input type=password value=hunter><input type=radio name=size value=l>`,
  '/sizes': `<!doctype html><title>Sizes</title><input type=radio name=size value=l>`,
  '/around': `<!doctype html><title>Around</title><iframe src="/login"></iframe>`,
};

const code = (text: string) => ({ action: 'execute_js', params: { code: text } });

/** As the options page stores it. */
async function switchOn(runsCode: boolean): Promise<void> {
  await extension.evaluate(`chrome.storage.local.set({ settings: { runsCode: ${runsCode} } })`);
}

async function returned(tab: Tab, text: string): Promise<unknown> {
  const { success, message, value } = await tab.act(code(text));
  if (!success || value === undefined) throw new Error(message);
  return JSON.parse(value);
}

beforeAll(() => extension.site.serve(PAGES));

/** All are of one origin, so that what one test filled in would keep the next from running code. */
afterEach(async () => {
  const pages = extension.launched.context.pages();
  await Promise.all(pages.filter(page => page.url().startsWith('http')).map(page => page.close()));
});

test('refuses without both switches, with the steps to switch it on', async () => {
  const tab = await extension.open('/plain');
  const refused = (text: RegExp) => ({
    preview: { status: 'failed', failure: { type: 'Unsupported', message: expect.stringMatching(text) } },
  });
  expect(await tab.preview(code('return 1'))).toMatchObject(refused(/options of Assent.*Running code/u));
  await switchOn(true);
  expect(await tab.preview(code('return 1'))).toMatchObject(
    refused(/chrome:\/\/extensions\/\?id=\w+.*Allow User Scripts/u),
  );
  await allowUserScripts(extension.launched.context);
  await switchOn(false);
  expect(await tab.preview(code('return 1'))).toMatchObject(refused(/options of Assent/u));
  await switchOn(true);
  expect(await tab.preview(code('return 1'))).toMatchObject({
    preview: {
      status: 'bound',
      effect: 'acts',
      code: 'return 1',
      details: [expect.stringContaining('permissions of the page')],
    },
  });
});

test('returns bounded results, and names what is wrong', async () => {
  const tab = await extension.open('/plain');
  expect(await returned(tab, 'return document.querySelector("#told").textContent // done')).toBe(
    'Tea for two',
  );
  expect(
    await returned(
      tab,
      `await null; const around = {}; around.self = around;
       return { f() {}, node: told, list: [1n, NaN, undefined], around, long: 'x'.repeat(9000), nodes: document.querySelectorAll('p') }`,
    ),
  ).toEqual({
    f: '[function f]',
    node: '[element <p#told>]',
    list: ['[bigint 1]', '[NaN]', '[undefined undefined]'],
    around: { self: '[circular]' },
    long: `${'x'.repeat(4000)}…`,
    nodes: ['[element <p#told>]'],
  });
  expect(
    (
      await tab.act(
        code('const deep = d => d ? Array(300).fill(0).map(() => deep(d - 1)) : "leaf"; return deep(3)'),
      )
    ).value?.length,
  ).toBeLessThan(60_000);
  expect(await tab.act(code('document.title = "Done"'))).toMatchObject({
    success: true,
    message: expect.stringMatching(/returned nothing/u),
  });
  expect(await tab.page.title()).toBe('Done');
  const thrown = 'const tea = null;\nawait Promise.resolve();\nreturn tea.leaf;';
  expect(await tab.act(code(thrown))).toMatchObject({
    success: false,
    error_type: 'NotInteractable',
    message: expect.stringMatching(/threw TypeError in line 3: Cannot read/u),
  });
  // Invalid code is refused before the person is asked; code that would close the function around it is invalid.
  for (const wrong of ['return (', '} document.title = "OUT"; {', '}); document.title = "OUT"; (() => {'])
    expect(await tab.preview(code(wrong))).toMatchObject({
      preview: { failure: { type: 'InvalidArgument', message: expect.stringMatching(/SyntaxError/u) } },
    });
  const wrongCode = async (text: string): Promise<unknown> => {
    const { preview } = await tab.preview(code(text));
    return preview.status === 'failed' && preview.failure.message;
  };
  expect(await wrongCode('const a = 1;\nreturn (a')).toMatch(/SyntaxError: it ends too soon/u);
  expect(await wrongCode('const a = 1;\nif (a {\nreturn a;\n}')).toMatch(
    /SyntaxError in line 2: Unexpected/u,
  );
  expect(await wrongCode('const a = 1;\nreturn "a;\n')).toMatch(/SyntaxError in line 2: Invalid/u);
  expect(await tab.page.title()).toBe('Done');
});

test('sees the DOM only: no page state, network or extension; runs no text as code', async () => {
  const tab = await extension.open('/plain');
  expect(
    await returned(
      tab,
      `const tried = async run => { try { return await run() } catch (thrown) { return thrown.name } };
       return [typeof kept, typeof chrome.storage, typeof chrome.runtime?.sendMessage,
         await tried(() => fetch('/next').then(({ status }) => status)), await tried(() => eval('1 + 1')),
         await tried(() => new Function('return 1')())]`,
    ),
  ).toEqual(['undefined', 'undefined', 'undefined', 'TypeError', 'EvalError', 'EvalError']);
});

test('refuses a page with a secret in it or in a frame of its origin', async () => {
  for (const path of ['/login', '/around']) {
    const tab = await extension.open(path);
    const frame = tab.page.frames().at(-1) ?? tab.page.mainFrame();
    const password = frame.locator('input');
    const read = `const page = frames[0]?.document ?? document; const { value } = page.querySelector('input'); return [value, [...value].reverse().join('')]`;
    const shown = await tab.preview(code(read));
    await password.fill('hunter-22-secret');
    expect(await tab.preview(code(read))).toMatchObject({ preview: { failure: { type: 'NeedsUser' } } });
    expect(await tab.run(code(read), shown)).toMatchObject({ success: false, error_type: 'NeedsUser' });
    await password.fill('');
    // A secret that appears while the code runs is not reported either.
    const waiting = `document.title = 'Waiting'; const field = (frames[0]?.document ?? document).querySelector('input');
      while (field.value === '') await new Promise(resume => setTimeout(resume, 20));`;
    const filled = tab.run(code(`${waiting} ${read}`), shown);
    await expect.poll(() => tab.page.title()).toBe('Waiting');
    await password.fill('hunter-22-secret');
    const outcome = await filled;
    expect(outcome).toMatchObject({ success: true, effect: 'needs_user' });
    expect(JSON.stringify(outcome)).not.toMatch(/hunter|retnuh/u);
    // Later code does not report it either: earlier code may have left a listener.
    await password.fill('');
    expect(await tab.preview(code('return 1'))).toMatchObject({
      preview: {
        failure: { type: 'NeedsUser', message: expect.stringMatching(/code ran in this page before/u) },
      },
    });
    // Nor one that is gone from its field, and that the page quotes.
    await tab.page.reload();
    const again = (tab.page.frames().at(-1) ?? tab.page.mainFrame()).locator('input');
    const quote = code(`document.title = 'Waiting'; const page = frames[0]?.document ?? document;
      while (page.querySelector('input')) await new Promise(resume => setTimeout(resume, 20));
      return page.body.textContent`);
    const quoting = tab.run(quote, await tab.preview(quote));
    await expect.poll(() => tab.page.title()).toBe('Waiting');
    await again.fill('hunter-22-secret');
    await again.evaluate(field => {
      field.ownerDocument.body.append('HUNTER-22-secret');
      field.remove();
    });
    const quoted = await quoting;
    expect(quoted.success).toBe(true);
    if (path === '/login') expect(JSON.stringify(quoted)).not.toMatch(/hunter/iu);
  }
});

test('refuses a secret in another kind of frame, or possibly in the opener', async () => {
  const refused = { preview: { failure: { type: 'NeedsUser' } } };
  for (const path of ['/object', '/embed', '/frameset']) {
    const tab = await extension.open(path);
    await tab.page.frames().at(-1)?.fill('input', 'hunter-22-secret');
    expect(await tab.preview(code('return 1')), path).toMatchObject(refused);
  }
  const tab = await extension.open('/opener');
  const opened = await tab.act({ action: 'click', target: { selector: 'a' } });
  const tabId = Number(opened.opened?.id);
  const action = { ...code('return 1'), target: {} };
  await expect
    .poll(() => extension.ask(previewInTab, { tabId, language: 'en', sharedTabs: [tabId], action }))
    .toMatchObject({ preview: { failure: { message: expect.stringMatching(/opened this one/u) } } });
});

test('refuses a secret of the same origin in another named window', async () => {
  const tab = await extension.open('/opens');
  const popup = tab.page.waitForEvent('popup');
  await tab.page.click('button');
  const login = await popup;
  const read = code(
    `return [...window.open('', 'login').document.querySelector('input').value].reverse().join('')`,
  );
  const shown = await tab.preview(read);
  await login.fill('input', 'hunter-22-secret');
  await tab.page.bringToFront();
  const refused = { failure: { type: 'NeedsUser', message: expect.stringMatching(/another open tab/u) } };
  expect(await tab.preview(read)).toMatchObject({ preview: refused });
  expect(await tab.run(read, shown)).toMatchObject({ success: false, error_type: 'NeedsUser' });
  await login.close();
  expect(await tab.preview(code('return 1'))).toMatchObject({ preview: { status: 'bound' } });
});

test('does not let later code reveal text typed into such a window', async () => {
  const tab = await extension.open('/opens');
  const popup = tab.page.waitForEvent('popup');
  await tab.page.click('button');
  const login = await popup;
  const listen = code(`window.got = []; const { document } = window.open('', 'login');
    document.addEventListener('input', event => got.push(event.target.value)); return 'listens'`);
  expect(await tab.act(listen)).toMatchObject({ success: true });
  await login.fill('input', 'hunter-22-secret');
  await login.close();
  const earlier = {
    failure: { type: 'NeedsUser', message: expect.stringMatching(/code ran in this page/u) },
  };
  expect(await tab.preview(code('return btoa(got.join())'))).toMatchObject({ preview: earlier });
});

test('lets no selector guess a secret, and allows values without one', async () => {
  const click = (selector: string) => ({ action: 'click', target: { selector } });
  const guess = await extension.open('/guess');
  for (const letter of ['h', 'x'])
    for (const selector of [`head:has(~ body [value^="${letter}"])`, `[v\\61lue^=${letter}]`])
      expect(await guess.preview(click(selector))).toMatchObject({
        preview: { failure: { type: 'InvalidArgument', message: expect.stringMatching(/id or name/u) } },
      });
  const sizes = await extension.open('/sizes');
  expect(await sizes.preview(click('[name=size][value=l]'))).toMatchObject({ preview: { status: 'bound' } });
});

fullTest('reports code that never ends, also when it blocks the page', async () => {
  const tab = await extension.open('/plain');
  const never = await tab.act(code('document.title = "Begun"; await new Promise(() => undefined)'));
  const loop = await extension.open('/plain');
  const loops = await loop.act(code('for (;;);'));
  for (const outcome of [never, loops])
    expect(outcome).toMatchObject({
      success: false,
      error_type: 'Timeout',
      message: expect.stringMatching(/started and has not ended after 10 seconds/u),
    });
  expect(await tab.page.title()).toBe('Begun');
});

test('runs nothing in another document, even with the id of the old one', async () => {
  const tab = await extension.open('/plain');
  const run = code('document.title = "RAN"; return 1');
  const shown = await tab.preview(run);
  await tab.page.goto(`${extension.site.origin}/next`);
  await expect(tab.run(run, shown)).resolves.toMatchObject({ success: false, error_type: 'PageGone' });
  expect(await tab.page.title()).toBe('Next');
  // Code that leaves the page takes itself along.
  expect(await tab.act(code('location.href = "/plain"; await new Promise(() => undefined)'))).toMatchObject({
    effect: 'navigated',
  });
  await expect.poll(() => tab.page.title()).toBe('Plain');
});
