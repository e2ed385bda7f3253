import { newestText, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { look, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('request_more_elements finds a footer button beyond the first thirty elements', async () => {
  const { page, panel } = await startAssent({
    page: 'reading',
    script: steps(
      () =>
        propose('request_more_elements', { region: 'footer', elementType: 'button', keyword: 'complaint' }),
      view => {
        const [, id = ''] = /"id":"(e_\w+)","desc":"button: File a complaint/.exec(view.newest) ?? [];
        return act(on(id, 'click'));
      },
      () => say('Filed.'),
    ),
  });
  await panel.ask('File a complaint');
  await panel.approve();
  await panel.approve();
  await panel.shows('Filed.');
  expect(await page.title()).toBe('Complaint filed');
});

fullTest(
  'the first request holds at most thirty elements, form fields before the archive links',
  async () => {
    const { panel, upstream } = await startAssent({ page: 'reading', script: steps(() => say('I see.')) });
    await panel.ask('What is here?');
    await panel.shows('I see.');
    const [first] = upstream?.requests ?? [];
    const view = first && look(first);
    expect(view?.elements(/./).length).toBeLessThanOrEqual(30);
    expect(view?.elements(/Size|Extras|Wrap as a gift|Notify me|Courier/)).toHaveLength(5);
  },
);

fullTest('the offline model asks for more elements when it is told to', async () => {
  const { panel, sent } = await startAssent({ page: 'reading' });
  await panel.ask('show me more buttons in the footer');
  await panel.approve();
  await panel.shows(/File a complaint/);
  await panel.idle();
  expect(sent.some(body => body.includes('浏览器工具 request_more_elements 执行结果'))).toBe(true);
});

test('selected text reaches the model, with and without a call', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      () => propose('get_selected_text', {}),
      () => say('A fine sentence.'),
    ),
  });
  await page.evaluate("getSelection().selectAllChildren(document.getElementById('second'))");
  await panel.ask('What have I selected?');
  await panel.approve();
  await panel.shows('A fine sentence.');
  const [first, second] = (upstream?.requests ?? []).map(newestText);
  expect(first).toContain('selected | Black tea likes boiling water');
  expect(second).toContain('"text":"Black tea likes boiling water and four minutes of patience."');
});

fullTest('the offline model highlights the selected text', async () => {
  const { page, panel } = await startAssent({ page: 'reading' });
  const plain = await page.locator('#second').screenshot();
  await page.evaluate("getSelection().selectAllChildren(document.getElementById('second'))");
  // Taken after the screenshot, for which Playwright sets a style on every field to hide its caret.
  const before = await page.content();
  await panel.ask('highlight the selected text');
  await panel.approve();
  await panel.idle();
  await page.evaluate('getSelection().removeAllRanges()');
  const marked = await page.locator('#second').screenshot();
  expect(marked.equals(plain)).toBe(false);
  await panel.ask('clear the highlights');
  await panel.approve();
  await panel.idle();
  await expect.poll(() => page.content()).toBe(before);
});

fullTest(
  'a button of the footer is among the thirty when the request names it, in the other language as well',
  async () => {
    const { panel, upstream } = await startAssent({ page: 'reading', script: steps(() => say('I see.')) });
    await panel.ask('我要投诉');
    await panel.shows('I see.');
    const [first] = upstream?.requests ?? [];
    const view = first && look(first);
    expect(view?.elements(/./).length).toBeLessThanOrEqual(30);
    expect(view?.elements(/File a complaint/)).toHaveLength(1);
  },
);

fullTest('more elements come in parts, each told with how many there are', async () => {
  const { panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      () => propose('request_more_elements', { elementType: 'link' }),
      () => propose('request_more_elements', { elementType: 'link', offset: 30 }),
      () => say('All seen.'),
    ),
  });
  await panel.ask('List every link');
  await panel.approve();
  await panel.approve();
  await panel.shows('All seen.');
  const [, first = '', second = ''] = (upstream?.requests ?? []).map(newestText);
  expect(first).toMatch(/"more":"1 to 30 of \d+\. For the next ones, ask again with offset: 30\."/);
  expect(second).toMatch(/"more":"31 to \d+ of \d+\./);
  const ids = (text: string) => [...text.matchAll(/"id":"(e_\w+)"/g)].map(([, id]) => id);
  expect(ids(first).filter(id => ids(second).includes(id))).toEqual([]);
});

fullTest('what an action brings up is told with its result', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/Wrap as a gift/), 'check')),
      () => say('Done.'),
    ),
  });
  await page.evaluate(`document.querySelectorAll('input').forEach(input => input.addEventListener('change', () => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<button type=button>Confirm the notice</button>') }, { once: true }))`);
  await panel.ask('Wrap it as a gift');
  await panel.approve();
  await panel.shows('Done.');
  const [, result = ''] = (upstream?.requests ?? []).map(newestText);
  expect(result).toMatch(
    /"new_elements":\[\{"id":"e_\w+","desc":"button: Confirm the notice"\}\],"new_elements_total":1/,
  );
});
