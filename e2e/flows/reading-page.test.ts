import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('select, select several, tick, untick, switch, radio', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view =>
        act(
          on(view.element(/Size/), 'select', { value: 'Large' }),
          on(view.element(/Extras/), 'select', { value: ['Milk', 'Lemon'] }),
          on(view.element(/Wrap as a gift/), 'check'),
          on(view.element(/Notify me/), 'check'),
          on(view.element(/Courier/), 'check'),
        ),
      view => act(on(view.element(/Wrap as a gift/), 'check', { value: false })),
      () => say('All set.'),
    ),
  });
  await panel.ask('Set the options');
  await panel.approve();
  await page.waitForFunction("document.querySelector('[value=courier]').checked");
  expect(await page.inputValue('#size')).toBe('Large');
  expect(
    await page.evaluate("[...document.getElementById('extras').selectedOptions].map(o => o.value)"),
  ).toEqual(['Milk', 'Lemon']);
  expect(await page.isChecked('#gift')).toBe(true);
  expect(await page.getAttribute('#switch', 'aria-checked')).toBe('true');
  await panel.approve();
  await panel.shows('All set.');
  expect(await page.isChecked('#gift')).toBe(false);
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).toContain('成功 5 个');
});

fullTest('scroll the page and a container; a click without effect is reported as no_change', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => act({ action: 'scroll', target: { selector: '.log' }, params: { direction: 'bottom' } }),
      () => act({ action: 'scroll', params: { direction: 'bottom' } }),
      () => say('Down we went.'),
    ),
  });
  await panel.ask('Try things');
  await panel.approve();
  await panel.approve();
  await page.waitForFunction("document.querySelector('.log').scrollTop > 700");
  expect(await page.evaluate('scrollY')).toBe(0);
  await panel.approve();
  await panel.shows('Down we went.');
  expect(await page.evaluate('innerHeight + scrollY >= document.documentElement.scrollHeight - 2')).toBe(
    true,
  );
  const [, second] = upstream?.requests ?? [];
  expect(second && newestText(second)).toMatch(/"effect":"no_change"/);
  expect(second && newestText(second)).toContain('成功 0 个，失败 1 个');
});

test('read, highlight, underline, and clear without a trace', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      () =>
        act(
          { action: 'read', target: { selector: 'h1' } },
          { action: 'read', target: { selector: '#first' } },
        ),
      () =>
        act(
          { action: 'highlight', target: { selector: '#first' }, params: { color: 'yellow' } },
          { action: 'underline', target: { selector: '#second' }, params: { color: 'red' } },
        ),
      () => ({ kind: 'answer', calls: [{ name: 'clear_ai_styles', input: {} }] }),
      () => say('As it was.'),
    ),
  });
  const before = await page.content();
  await panel.ask('Read and mark');
  await panel.approve();
  await panel.approve();
  await panel.approve();
  await panel.shows('As it was.');
  // The sign that the page is worked on is the last to go.
  await expect.poll(() => page.content()).toBe(before);
  const [, second, third, fourth] = (upstream?.requests ?? []).map(newestText);
  expect(second).toContain('The tea garden');
  expect(second).toContain('Green tea is steeped for two minutes');
  expect(third).toContain('成功 2 个');
  expect(fourth).toMatch(/"cleared":2/);
});

fullTest('the offline model scrolls and reads', async () => {
  const { page, panel } = await startAssent({ page: 'reading' });
  await panel.ask('read the heading');
  await panel.approve();
  await panel.idle();
  // The page itself is called so too, and the panel says that all the time.
  await panel.page.getByRole('log').getByText('The tea garden').first().waitFor();
  await panel.ask('scroll to the bottom');
  await panel.approve();
  await panel.idle();
  expect(await page.evaluate('scrollY > 1000')).toBe(true);
});
