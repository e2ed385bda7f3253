import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test.each(['City', 'Remark', 'Street'])('%s, inside a shadow root, is filled and typed into', async name => {
  const zoo = await showWidgets(show, 'text-fields.ts');
  await expect.poll(() => zoo.idsOf(`input: ${name}`)).toHaveLength(1);
  const [elementId] = await zoo.idsOf(`input: ${name}`);
  const target = { elementId };
  const filled = await zoo.act({ action: 'fill', target, params: { value: '上海 😀' } });
  expect(filled, filled.message).toMatchObject({ success: true, value: '上海 😀' });
  expect(await zoo.state(name)).toBe('上海 😀');
  await zoo.act({ action: 'type', target, params: { value: ' ok' } });
  expect(await zoo.state(name)).toBe('上海 😀 ok');
  expect(await zoo.act({ action: 'fill', target, params: { value: '' } })).toMatchObject({ success: true });
  expect(await zoo.state(name)).toBe('');
});
