import { describe, expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

const BOXES: [file: string, target: string, state: string][] = [
  ['antd-ticks.tsx', 'Dark', 'dark'],
  ['antd-ticks.tsx', 'Agree', 'agree'],
  ['antd-ticks.tsx', 'Partly', 'partly'],
  ['mui-choosing.tsx', 'Dark', 'dark'],
  ['mui-choosing.tsx', 'Agree', 'agree'],
  ['radix-choosing.tsx', 'Dark', 'dark'],
  ['radix-choosing.tsx', 'Agree', 'agree'],
  ['headless-choosing.tsx', 'Dark', 'dark'],
  ['headless-choosing.tsx', 'Agree', 'agree'],
  ['element-plus-choosing.ts', 'Dark', 'dark'],
  ['element-plus-choosing.ts', 'Agree', 'agree'],
  ['shoelace-choosing.ts', 'Dark', 'dark'],
  ['shoelace-choosing.ts', 'Agree', 'agree'],
  ['material-web-choosing.ts', 'Dark', 'dark'],
  ['material-web-choosing.ts', 'Agree', 'agree'],
  ['layui-choosing.ts', 'Writing', 'writing'],
];

describe.each(BOXES)('%s: %s', (file, target, state) => {
  test('is ticked and unticked', async () => {
    const zoo = await showWidgets(show, file);
    const act = async (action: string) => zoo.act({ action, target: await zoo.target(target) });
    const ticked = await act('check');
    expect(ticked, ticked.message).toMatchObject({ success: true, effect: 'changed', value: 'checked' });
    expect(await zoo.state(state)).toBe(true);
    expect(await act('check')).toMatchObject({ success: true, effect: 'no_change' });
    expect(await act('uncheck')).toMatchObject({ success: true, effect: 'changed', value: 'unchecked' });
    expect(await zoo.state(state)).toBe(false);
  });
});

test.each<[file: string, target: string, state: string, held: unknown]>([
  ['antd-ticks.tsx', 'Blue', 'color', 'Blue'],
  ['antd-ticks.tsx', 'Weekly', 'rhythm', 'Weekly'],
  ['layui-choosing.ts', 'Second', 'team', 'b'],
  ['mui-choosing.tsx', 'Blue', 'color', 'blue'],
  ['radix-choosing.tsx', 'Blue', 'color', 'blue'],
  ['headless-choosing.tsx', 'Full', 'plan', 'Full'],
  ['element-plus-choosing.ts', 'Blue', 'color', 'Blue'],
  ['shoelace-choosing.ts', 'Large', 'size', 'l'],
])('%s: the radio button %s is chosen', async (file, target, state, held) => {
  const zoo = await showWidgets(show, file);
  const outcome = await zoo.act({ action: 'check', target: await zoo.target(target) });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: 'checked' });
  expect(await zoo.state(state)).toEqual(held);
});

test.each(['antd-ticks.tsx', 'radix-choosing.tsx'])('%s: a half-ticked box is unticked', async file => {
  const zoo = await showWidgets(show, file);
  const target = await zoo.target(file.startsWith('antd') ? 'Partly' : 'Agree');
  expect(await zoo.preview({ action: 'uncheck', target })).toMatchObject({ before: 'partly checked' });
  const outcome = await zoo.act({ action: 'uncheck', target });
  expect(outcome.success).toBe(outcome.value === 'unchecked');
});

test('confirms a radio button without a state by its drawing', async () => {
  const zoo = await showWidgets(show, 'material-web-choosing.ts');
  const action = { action: 'check', target: await zoo.target('Blue') };
  expect(await zoo.act(action)).toMatchObject({ success: true, effect: 'changed', value: 'checked' });
  expect(await zoo.state('blue')).toBe(true);
  expect(await zoo.act(action)).toMatchObject({ success: true, effect: 'no_change' });
});

test('does not claim a state that is not drawn', async () => {
  const page =
    await show(`<label><x-radio style="display:inline-block;width:20px;height:20px"></x-radio> Blue</label>
    <script>customElements.define('x-radio', class extends HTMLElement {
      static formAssociated = true;
      constructor() { super(); this.inside = this.attachInternals();
        this.onclick = () => { this.inside.ariaChecked = 'true'; }; } });</script>`);
  const outcome = await page.act({ action: 'check', target: { selector: 'x-radio' } });
  expect(outcome).toMatchObject({ success: false, effect: 'no_change' });
  expect(outcome.message).toContain('nothing is confirmed');
});
