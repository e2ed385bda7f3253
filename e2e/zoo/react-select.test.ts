import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test('react-select takes a choice', async () => {
  const zoo = await showWidgets(show, 'react-select.tsx');
  const elementId = await zoo.idOf('Country');
  const outcome = await zoo.act({ action: 'select', target: { elementId }, params: { value: 'Japan' } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed', value: 'Japan' });
  expect(await zoo.state('country')).toBe('japan');
});

test('react-select takes several choices', async () => {
  const zoo = await showWidgets(show, 'react-select.tsx');
  const elementId = await zoo.idOf('Visited');
  const outcome = await zoo.act({
    action: 'select',
    target: { elementId },
    params: { value: ['Japan', 'Brazil'] },
  });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(await zoo.state('visited')).toBe('japan,brazil');
});
