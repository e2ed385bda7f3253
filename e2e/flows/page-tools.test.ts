import { promptText, propose, type Script, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** Tools that a page offers, in the real browser with the feature that its flag switches on. */

const FEATURES = ['WebMCP'];

const call = (name: string, input: Record<string, unknown> = {}) =>
  propose('browser_call_page_tool', { name, input });

async function startOnShop(script: Script, isAllowed = true, language: 'en' | 'zh' = 'en'): Promise<Assent> {
  const assent = await startAssent({ page: 'page-tools', script, features: FEATURES, language });
  expect(await assent.page.evaluate('typeof document.modelContext')).toBe('object');
  if (isAllowed) {
    const box = assent.panel.page.getByRole('checkbox', { name: /Page tools|网页的工具/ });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  return assent;
}

const toolsSent = (body = '{}'): string[] => {
  const { browser_tools: tools = [] } = JSON.parse(body);
  return tools.map(({ name }: { name: string }) => name);
};

test('without the permission of the user no tool of the page is told, called, or looked for', async () => {
  const { panel, page, sent } = await startOnShop(
    steps(
      () => call('add_to_cart', { id: '7' }),
      () => say('I tried.'),
    ),
    false,
  );
  await panel.ask('Add tea');
  await panel.shows('I tried.');
  expect(sent[0]).not.toContain('add_to_cart');
  expect(toolsSent(sent[0])).not.toContain('browser_call_page_tool');
  expect(sent.at(-1)).toContain('NotPermitted');
  expect(await page.evaluate('calls.length')).toBe(0);
});

test('the tools are told as the words of the page, and one is called as shown, once approved', async () => {
  const { panel, page, sent, upstream } = await startOnShop(
    steps(
      () => call('add_to_cart', { id: '7', note: 'two\nlines' }),
      () => say('It is in the cart.'),
    ),
  );
  await panel.ask('Add tea');
  await panel.approveButton.waitFor();
  const [first] = upstream?.requests ?? [];
  const prompt = first ? promptText(first) : '';
  expect(prompt).toContain('tool | add_to_cart | Adds a product to the cart | ');
  expect(prompt).toMatch(/tool \| subscribe \| Subscribe to the newsletter \| .*Where to send it/);
  expect(prompt).not.toContain('tool | page_action');
  expect(toolsSent(sent[0]).at(-1)).toBe('browser_call_page_tool');
  const card = await panel.text();
  expect(card).toMatch(/Call.*add_to_cart.*offered by localhost:\d+/su);
  expect(card).toContain('Adds a product to the cart');
  expect(card).toMatch(/note.*two\\+nlines/);
  expect(await page.evaluate('calls.length')).toBe(0);
  await panel.approve();
  await panel.shows('It is in the cart.');
  expect(await page.evaluate('calls')).toEqual([
    ['Adds a product to the cart', { id: '7', note: 'two\nlines' }],
  ]);
  expect(sent.at(-1)).toMatch(/\\"effect\\":\\"changed\\"/);
  expect(sent.at(-1)).toContain('Approved by the user');
});

test('a tool that says it did something is told that nothing changed, and its words are quoted', async () => {
  const { panel, sent } = await startOnShop(
    steps(
      () => call('place_order'),
      () => say('It says so.'),
    ),
  );
  await panel.ask('Order');
  await panel.approve();
  await panel.shows('It says so.');
  expect(sent.at(-1)).toMatch(/\\"effect\\":\\"no_change\\"/);
  expect(sent.at(-1)).toContain('Nothing on the page changed');
  expect(sent.at(-1)).toContain('Done, it is ordered!');
  expect(await panel.text()).toContain('The tool answered: “Done, it is ordered!”');
});

fullTest(
  'a name of ours is refused before any card, and an unknown one with the names that there are',
  async () => {
    const { panel, page, sent } = await startOnShop(
      steps(
        () => call('page_action'),
        () => call('Page-Action'),
        () => call('empty_cart'),
        () => say('I tried.'),
      ),
    );
    await panel.ask('Try');
    await panel.shows('I tried.');
    expect(sent[1]).toContain("not of one of Assent's own");
    expect(sent[2]).toContain("not of one of Assent's own");
    expect(sent[3]).toMatch(/offers no tool .*empty_cart.*add_to_cart/);
    expect(await page.evaluate('calls.length')).toBe(0);
  },
);

test('a tool whose inputs change between card and press is not called, and is asked about again', async () => {
  const { panel, page, sent } = await startOnShop(
    steps(
      () => call('add_to_cart', { id: '7' }),
      () => say('It changed.'),
    ),
  );
  await panel.ask('Add tea');
  await panel.approveButton.waitFor();
  await page.evaluate(
    `schema.properties.gift = { type: 'boolean' }; offerCart('Adds a product to the cart')`,
  );
  await panel.approve();
  await panel.shows('The page changed before this could run, so nothing was run.');
  expect(await page.evaluate('calls')).toEqual([]);
  await panel.reject();
  await panel.shows('It changed.');
  expect(await page.evaluate('calls')).toEqual([]);
  expect(sent.at(-1)).toContain('Rejected');
});

test('a permission that is withdrawn while a card waits leaves nothing to approve', async () => {
  const { panel, page, sent } = await startOnShop(
    steps(
      () => call('add_to_cart', { id: '7' }),
      () => say('It was not allowed.'),
    ),
  );
  await panel.ask('Add tea');
  await panel.approveButton.waitFor();
  await panel.page.getByRole('checkbox', { name: 'Page tools' }).click();
  await panel.shows(/you have not allowed tools of localhost/);
  await panel.approveButton.waitFor({ state: 'detached' });
  await panel.reject();
  await panel.shows('It was not allowed.');
  expect(await page.evaluate('calls')).toEqual([]);
  expect(sent.at(-1)).toContain('Rejected');
});

fullTest('a tool that fails, one that leads away, and forms that it fills in or submits', async () => {
  const { panel, page, sent } = await startOnShop(
    steps(
      () => call('fails'),
      () => call('subscribe', { mail: 'a@b.c' }),
      () => call('find', { q: 'oolong' }),
      () => say('All tried.'),
    ),
  );
  await panel.ask('Try all');
  await panel.approve();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatch(/was called and failed/);
  expect(sent[1]).toContain('\\"success\\":false');
  await panel.approve();
  await expect.poll(() => sent.length).toBe(3);
  expect(await page.inputValue('[name=mail]')).toBe('a@b.c');
  expect(sent[2]).toContain('Nothing was submitted');
  expect(page.url()).toContain('/page-tools');
  await panel.approveButton.waitFor();
  expect(await panel.text()).toContain('submits it at once');
  await panel.approve();
  await panel.shows('All tried.');
  expect(page.url()).toContain('/search?q=oolong');
  expect(sent[3]).toMatch(/\\"effect\\":\\"navigated\\"/);
});

fullTest(
  'a tool that never answers is told so in time, and the next page of one that leads away is read',
  async () => {
    const { panel, page, sent } = await startOnShop(
      steps(
        () => call('is_silent'),
        () => call('go_away'),
        () => say('Away.'),
      ),
    );
    await panel.ask('Wait');
    await panel.approve();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toContain('has not answered in 10 seconds');
    expect(sent[1]).toContain('Timeout');
    await panel.approve();
    await panel.shows('Away.');
    expect(page.url()).toContain('/reading');
    expect(sent[2]).toMatch(/\\"effect\\":\\"navigated\\"/);
    expect(sent[2]).not.toContain('browser_call_page_tool\\",\\"description');
  },
);

fullTest('the card in Chinese', async () => {
  const { panel, page } = await startOnShop(
    steps(
      () => call('add_to_cart', { id: '7' }),
      () => say('好了。'),
    ),
    true,
    'zh',
  );
  await panel.ask('加茶');
  await panel.approveButton.waitFor();
  const card = await panel.text();
  expect(card).toMatch(/调用 localhost:\d+ 提供的/);
  expect(card).toContain('全部参数');
  await panel.approve();
  await panel.shows('好了。');
  expect(await page.textContent('#cart')).toBe('1');
});
