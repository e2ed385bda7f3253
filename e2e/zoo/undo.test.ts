import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { inBrowser } from '../page/show.ts';
import { EDITORS } from './editor-list.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test.each(EDITORS)(
  '%s: %s gets its old value back after a fill',
  async (file, name) => {
    const zoo = await showWidgets(show, file);
    await expect.poll(() => zoo.idsOf(`input: ${name}`)).toHaveLength(1);
    const [elementId] = await zoo.idsOf(`input: ${name}`);
    const action = { action: 'fill', target: { elementId }, params: { value: 'one\ntwo' } };
    const bound = await zoo.preview(action);
    if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
    const key = randomUUID();
    const approved = { key, action, binding: bound.binding, language: 'en' };
    expect(await zoo.call<Outcome>('runAction', approved)).toMatchObject({ success: true, undoable: true });
    expect(await zoo.call<Outcome>('undoAction', { key, language: 'en' })).toMatchObject({
      success: true,
      effect: 'changed',
    });
    expect(String(await zoo.state(name)).trim()).toBe('old text');
  },
  30_000,
);

/** What is done first, so that there is something to go back to, and what is undone. */
const CHANGES: [file: string, target: string, action: string, first: object, then: object, state: string][] =
  [
    ['antd-selects.tsx', 'Cities', 'select', { value: ['Paris', 'Lima'] }, { value: ['Tokyo'] }, 'cities'],
    ['mui-choosing.tsx', 'Sizes', 'select', { value: ['Medium'] }, { value: ['Small', 'Large'] }, 'sizes'],
    ['plain-choosing.ts', 'Toms', 'select', { value: ['Green'] }, { value: ['Red', 'Blue'] }, 'toms'],
    ['react-select.tsx', 'Visited', 'select', { value: ['Japan', 'Brazil'] }, { value: 'China' }, 'visited'],
    [
      'mui-dates.tsx',
      'Choose date',
      'choose_date',
      { value: '2027-03-05' },
      { value: '2027-04-06' },
      'birthday',
    ],
    ['antd-dates.tsx', 'Day', 'choose_date', { value: '2027-03-05' }, { value: '2027-04-06' }, 'day'],
  ];

test.each(CHANGES)('%s: %s undoes a second %s', async (file, name, action, first, then, state) => {
  const zoo = await showWidgets(show, file);
  const change = async (params: object) => {
    const asked = { action, target: await zoo.target(name), params: { ...params } };
    const bound = await zoo.preview(asked);
    if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
    const key = randomUUID();
    const outcome = await zoo.call<Outcome>('runAction', {
      key,
      action: asked,
      binding: bound.binding,
      language: 'en',
    });
    expect(outcome, outcome.message).toMatchObject({ success: true, undoable: true });
    return key;
  };
  await change(first);
  const before = await zoo.state(state);
  const key = await change(then);
  expect(await zoo.state(state)).not.toEqual(before);
  const undone = await zoo.call<Outcome>('undoAction', { key, language: 'en' });
  expect(undone, undone.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await zoo.state(state)).toEqual(before);
});
