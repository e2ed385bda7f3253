import { newestText, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { standStill } from './stand-still.ts';
import { startAssent } from './start-assent.ts';

const clickSearch = (): ReturnType<typeof steps> =>
  steps(
    view =>
      act(on(view.element(/^输入框:搜索/), 'fill', { value: '茶' }), on(view.element(/^按钮:搜索/), 'click')),
    () => say('好的。'),
  );

test('a rejection runs nothing and reaches the model', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'search',
    language: 'zh',
    script: clickSearch(),
  });
  await panel.ask('搜索茶');
  await panel.reject();
  await panel.shows('好的。');
  expect(await page.inputValue('#query')).toBe('');
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).toContain('"error_type":"Rejected"');
});

test('a double click on Approve runs the action once', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'search',
    language: 'zh',
    script: clickSearch(),
  });
  await panel.ask('搜索茶');
  await panel.approveButton.dblclick();
  await panel.shows('好的。');
  expect(await page.evaluate('window.searches')).toBe(1);
  expect(upstream?.requests).toHaveLength(2);
});

test('a click made by a script, and one in the first 400 ms, approve nothing', async () => {
  const { page, panel } = await startAssent({ page: 'search', language: 'zh', script: clickSearch() });
  const time = await standStill(panel);
  await panel.page.evaluate(`
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button')) if (button.textContent.includes('批准')) button.click();
    }).observe(document.body, { childList: true, subtree: true, attributes: true })`);
  await panel.ask('搜索茶');
  await panel.approveButton.waitFor();
  for (const passed of [0, 399]) {
    await time.pass(passed);
    await panel.approveButton.click({ force: true });
    expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await page.evaluate('window.searches ?? 0')).toBe(0);
  await time.arm();
  await panel.approve();
  await time.goOn();
  await panel.shows('好的。');
  expect(await page.evaluate('window.searches')).toBe(1);
});

test('an approved server tool runs', async () => {
  const { panel, upstream, sent } = await startAssent({
    page: 'search',
    script: steps(
      () => propose('current_time', {}),
      () => say('It is late.'),
    ),
  });
  await panel.ask('What time is it?');
  await panel.approve();
  await panel.shows('It is late.');
  expect(sent[1]).toContain('"role":"function"');
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).toMatch(/20\d\d-\d\d-\d\dT/);
});

test('a rejected server tool does not run, and the model gets the rejection', async () => {
  const { panel, upstream } = await startAssent({
    page: 'search',
    script: steps(
      () => propose('current_time', {}),
      () => say('As you wish.'),
    ),
  });
  await panel.ask('What time is it?');
  await panel.reject();
  await panel.shows('As you wish.');
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).not.toMatch(/20\d\d-\d\d-\d\dT/);
  expect(second && newestText(second)).toMatch(/reject/i);
});

test('invalid arguments go back to the model without a card', async () => {
  const { panel, upstream } = await startAssent({
    page: 'search',
    script: steps(
      () => propose('page_action', { actions: [{ action: 'explode', target: {} }] }),
      () => say('Sorry.'),
    ),
  });
  await panel.ask('Do it');
  await panel.shows('Sorry.');
  expect(await panel.approveButton.count()).toBe(0);
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).toContain('"error_type":"InvalidArgument"');
});
