import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

const DAY = { value: '2027-03-05' };
const STAY = { value: '2026-12-29', end: '2027-01-03' };

test.each<[file: string, target: string, params: unknown, state: string, held: unknown]>([
  ['antd-dates.tsx', 'Day', DAY, 'day', '2027-03-05'],
  ['antd-dates.tsx', 'Weekday', DAY, 'weekday', '2027-03-05'],
  ['antd-dates.tsx', 'Stay', STAY, 'stay', ['2026-12-29', '2027-01-03']],
  ['antd-dates.tsx', 'Hour', { value: '09:30' }, 'hour', '09:30:00'],
  ['element-plus-choosing.ts', 'Day', DAY, 'day', '2027-03-05'],
  ['element-plus-choosing.ts', 'Stay', STAY, 'stay', ['2026-12-29', '2027-01-03']],
  ['element-plus-choosing.ts', 'Hour', { value: '09:30' }, 'hour', '09:30:00'],
  ['plain-choosing.ts', 'Day', DAY, 'day', '2027-03-05'],
  ['plain-choosing.ts', 'Stay', STAY, 'stay', '2026-12-29 to 2027-01-03'],
  ['plain-choosing.ts', 'Moment', { value: '2026-12-24 18:45' }, 'moment', '2026-12-24 18:45'],
  ['mui-dates.tsx', 'Choose date', DAY, 'birthday', '2027-03-05'],
  ['layui-choosing.ts', 'Day', DAY, 'day', '2027-03-05'],
])('%s: %s takes %o', async (file, target, params, state, held) => {
  const zoo = await showWidgets(show, file);
  const action = { action: 'choose_date', target: await zoo.target(target), params: { ...Object(params) } };
  const outcome = await zoo.act(action);
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  // Flatpickr reports a time a moment later.
  await expect.poll(() => zoo.state(state)).toEqual(held);
});

test('refuses a closed day with the list of open ones', async () => {
  const zoo = await showWidgets(show, 'antd-dates.tsx');
  const target = await zoo.target('Weekday');
  const outcome = await zoo.act({ action: 'choose_date', target, params: { value: '2027-03-07' } });
  expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  expect(outcome.message).toContain('1–6, 8–13');
  expect(await zoo.state('weekday')).toBeUndefined();
});
