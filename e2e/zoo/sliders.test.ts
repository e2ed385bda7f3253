import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test.each<[file: string, target: string, value: number, state: string, held: unknown, old: unknown]>([
  ['antd-ticks.tsx', 'Volume', 77, 'volume', 77, 30],
  ['antd-ticks.tsx', 'Cheapest', 450, 'prices', [450, 900], [200, 900]],
  ['antd-ticks.tsx', 'Dearest', 1850, 'prices', [200, 1850], [200, 900]],
  ['mui-choosing.tsx', 'Volume', 77, 'volume', 77, 30],
  ['mui-choosing.tsx', 'Dearest', 90, 'prices', [20, 90], [20, 60]],
  ['radix-choosing.tsx', 'Volume', 85, 'volume', 85, 50],
  ['element-plus-choosing.ts', 'Volume', 77, 'volume', 77, 30],
  ['shoelace-choosing.ts', 'Volume', 77, 'volume', 77, 30],
  ['material-web-choosing.ts', 'Volume', 77, 'volume', 77, 30],
])('%s: %s is moved to %i, and back', async (file, named, value, state, held, old) => {
  const zoo = await showWidgets(show, file);
  const action = { action: 'fill', target: await zoo.target(named), params: { value } };
  const bound = await zoo.preview(action);
  if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
  const key = randomUUID();
  const approved = { key, action, binding: bound.binding, language: 'en' };
  const outcome = await zoo.call<Outcome>('runAction', approved);
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', undoable: true });
  expect(await zoo.state(state)).toEqual(held);
  const undone = await zoo.call<Outcome>('undoAction', { key, language: 'en' });
  expect(undone, undone.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await zoo.state(state)).toEqual(old);
});

test('refuses a value beyond the ends, and names the ends', async () => {
  const zoo = await showWidgets(show, 'radix-choosing.tsx');
  const target = await zoo.target('Volume');
  const outcome = await zoo.act({ action: 'fill', target, params: { value: '120' } });
  expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  expect(outcome.message).toContain('from 0 to 100');
  expect(await zoo.state('volume')).toBeUndefined();
});

test('does not claim a value between two steps', async () => {
  const zoo = await showWidgets(show, 'radix-choosing.tsx');
  const target = await zoo.target('Volume');
  const outcome = await zoo.act({ action: 'fill', target, params: { value: 62 } });
  expect(outcome).toMatchObject({ success: false, effect: 'changed', value: '60' });
  expect(await zoo.state('volume')).toBe(60);
});
