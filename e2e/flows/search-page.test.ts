import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const request = '在搜索框输入 iPhone 16 然后点击搜索';

test('fill and click on a search page, with the Anthropic provider, in Chinese', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'search',
    language: 'zh',
    script: steps(
      view =>
        propose(
          'page_action',
          {
            actions: [
              {
                action: 'fill',
                target: { elementId: view.element(/^输入框:搜索/) },
                params: { value: 'iPhone 16' },
              },
              { action: 'click', target: { elementId: view.element(/^按钮:搜索/) }, params: {} },
            ],
          },
          '我来搜索。',
        ),
      () => say('已经搜到 **3 个** 商品。'),
    ),
  });
  await panel.ask(request);
  await panel.approveButton.waitFor();
  expect(await page.inputValue('#query')).toBe('');
  expect(await panel.text()).toContain('iPhone 16');
  await panel.approve();
  await panel.shows('已经搜到 3 个 商品。');
  await panel.idle();
  expect(await page.inputValue('#query')).toBe('iPhone 16');
  expect(await page.evaluate('window.searches')).toBe(1);
  await page.getByText('找到 3 个与“iPhone 16”有关的商品').waitFor();
  const [, second] = upstream?.requests ?? [];
  expect(JSON.stringify(second)).toContain('执行了 2 个操作，成功 2 个，失败 0 个');
});

test('the same with the offline model', async () => {
  const { page, panel } = await startAssent({ page: 'search', language: 'zh' });
  await panel.ask(request);
  await panel.approve();
  await page.getByText('找到 3 个与“iPhone 16”有关的商品').waitFor();
  await panel.idle();
  expect(await page.evaluate('window.searches')).toBe(1);
});
