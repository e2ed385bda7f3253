import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test('finds a row far down in the virtual table of antd and acts on it', async () => {
  const zoo = await showWidgets(show, 'antd-long-lists.tsx');
  const ask = (query: object) => zoo.call<MoreElements>('findMore', { language: 'en', query, limit: 30 });
  await zoo.idOf('button: Invite');
  const { list } = await ask({});
  expect(list?.drawn).toBeLessThan(50);
  expect(list?.total).toBeGreaterThan(700);
  const { collected, elements } = await ask({ keyword: 'Invite Person 333', collect: true });
  expect(collected).toMatchObject({ isFound: true });
  const outcome = await zoo.act({ action: 'click', target: { elementId: elements[0]?.id } });
  expect(outcome.success, outcome.message).toBe(true);
  expect(await zoo.state('invited')).toBe('Person 333');
});
