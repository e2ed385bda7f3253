import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

/** Where a widget is named as the model sees it, its description; else, as `$…`, a selector. */
const CHOICES: [file: string, target: string, value: unknown, state: string, held: unknown][] = [
  ['antd-selects.tsx', 'City', 'Tokyo', 'city', 'tokyo'],
  ['antd-selects.tsx', 'Cities', ['Paris', 'Lima'], 'cities', ['paris', 'lima']],
  ['antd-selects.tsx', 'Many', 'Item 777', 'many', 777],
  ['antd-selects.tsx', 'Found', 'Item 888', 'found', 888],
  ['antd-selects.tsx', 'Area', 'Zhejiang / Hangzhou', 'area', ['zj', 'hz']],
  ['antd-selects.tsx', 'Area', ['Zhejiang', 'Ningbo'], 'area', ['zj', 'nb']],
  ['antd-selects.tsx', 'Food', 'Bread', 'food', 'bread'],
  ['antd-selects.tsx', 'Food', 'Apple', 'food', 'apple'],
  ['antd-selects.tsx', 'Food', 'Fruit > Apple', 'food', 'apple'],
  ['antd-selects.tsx', 'Typed', 'Paris', 'typed', 'paris'],
  ['mui-choosing.tsx', 'Age', 'Twenty', 'age', 20],
  ['mui-choosing.tsx', 'Sizes', ['Medium', 'Large'], 'sizes', ['m', 'l']],
  ['mui-choosing.tsx', 'City', 'Lima', 'city', 'Lima'],
  ['mui-choosing.tsx', 'Visited', ['Lima', 'Paris'], 'cities', ['Lima', 'Paris']],
  ['radix-choosing.tsx', 'Fruit', 'Banana', 'fruit', 'banana'],
  ['radix-choosing.tsx', 'Sort', 'By cheapest', 'order', 'cheapest'],
  ['headless-choosing.tsx', 'Person', 'Linus', 'person', 'Linus'],
  ['headless-choosing.tsx', 'Team', ['Grace', 'Linus'], 'team', ['Grace', 'Linus']],
  ['headless-choosing.tsx', 'Searched', 'Margaret', 'searched', 'Margaret'],
  ['element-plus-choosing.ts', 'City', 'Tokyo', 'city', 'tokyo'],
  ['element-plus-choosing.ts', 'Cities', ['Paris', 'Lima'], 'cities', ['paris', 'lima']],
  ['element-plus-choosing.ts', 'Found', 'Lima', 'found', 'lima'],
  ['element-plus-choosing.ts', 'Area', 'Zhejiang / Hangzhou', 'area', ['zj', 'hz']],
  ['plain-choosing.ts', '$.choices', 'Green', 'one', 'g'],
  ['plain-choosing.ts', '$.choices >> nth=1', ['Green', 'Blue'], 'several', ['g', 'b']],
  ['plain-choosing.ts', 'Tom', 'Green', 'tom', ['g']],
  ['plain-choosing.ts', 'Toms', ['Green', 'Blue'], 'toms', ['g', 'b']],
  ['select2.ts', '$.select2-selection', 'Blue', 'one', 'b'],
  ['select2.ts', '$.select2-selection >> nth=1', ['Green', 'Blue'], 'several', ['g', 'b']],
  ['shoelace-choosing.ts', 'One', 'Green', 'one', 'g'],
  ['shoelace-choosing.ts', '$#several', ['Green', 'Blue'], 'several', ['g', 'b']],
  ['material-web-choosing.ts', 'Fruit', 'Pear', 'fruit', 'pear'],
  ['react-select.tsx', 'Country', 'Japan', 'country', 'japan'],
  ['react-select.tsx', 'Visited', ['Japan', 'Brazil'], 'visited', 'japan,brazil'],
  ['react-select.tsx', 'Asked', 'Brazil', 'asked', 'brazil'],
  ['react-select.tsx', 'Made', 'China', 'made', 'china'],
];

test.each(CHOICES)(
  '%s: %s takes %s; a second choice changes nothing and stays possible',
  async (file, target, value, state, held) => {
    const zoo = await showWidgets(show, file);
    const action = { action: 'select', target: await zoo.target(target), params: { value } };
    const first = await zoo.act(action);
    expect(first, first.message).toMatchObject({ success: true, effect: 'changed' });
    expect(await zoo.state(state)).toEqual(held);
    const second = await zoo.act(action);
    expect(second, second.message).toMatchObject({ success: true });
    expect(await zoo.state(state)).toEqual(held);
    await zoo.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    expect(await zoo.target(target)).toEqual(action.target);
  },
);

test.each([
  ['antd-selects.tsx', 'City', 'Tokyo', 'city', 'tokyo'],
  ['mui-choosing.tsx', 'Age', 'Twenty', 'age', 20],
  ['radix-choosing.tsx', 'Fruit', 'Banana', 'fruit', 'banana'],
  ['headless-choosing.tsx', 'Person', 'Linus', 'person', 'Linus'],
  ['element-plus-choosing.ts', 'City', 'Tokyo', 'city', 'tokyo'],
  ['shoelace-choosing.ts', 'One', 'Green', 'one', 'g'],
  ['react-select.tsx', 'Country', 'Japan', 'country', 'japan'],
])('%s: %s opens by a click, lists %s, and a click chooses it', async (file, name, option, state, held) => {
  const zoo = await showWidgets(show, file);
  const opened = await zoo.act({ action: 'click', target: await zoo.target(name) });
  expect(opened, opened.message).toMatchObject({ success: true });
  // The rows that antd draws have no role: those that have are for screen readers alone.
  const offered = `${file.startsWith('antd') ? 'clickable' : 'option'}: ${option}`;
  await expect.poll(() => zoo.idsOf(offered)).toHaveLength(1);
  const [elementId] = await zoo.idsOf(offered);
  const outcome = await zoo.act({ action: 'click', target: { elementId } });
  expect(outcome, outcome.message).toMatchObject({ success: true });
  expect(await zoo.state(state)).toEqual(held);
});
