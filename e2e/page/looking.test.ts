import { describe, expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

describe('scroll', () => {
  test('moves the page, and reports its end', async () => {
    const page = await show('<div style="height:3000px">Long</div>');
    expect(await page.act({ action: 'scroll', params: { direction: 'down' } })).toMatchObject({
      success: true,
      effect: 'changed',
    });
    expect(await page.page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await page.act({ action: 'scroll', params: { direction: 'bottom' } })).toMatchObject({
      success: true,
    });
    expect(await page.act({ action: 'scroll', params: { direction: 'down' } })).toMatchObject({
      success: false,
      effect: 'no_change',
    });
    expect(await page.act({ action: 'scroll', params: { direction: 'top' } })).toMatchObject({
      success: true,
    });
    expect(await page.page.evaluate(() => scrollY)).toBe(0);
  });

  test('moves the scrolling area of its target, and of an app without a page scroll', async () => {
    const page = await show(
      '<div id=box style="height:200px;overflow:auto"><p id=p style="height:900px">x</p></div>',
    );
    await page.act({ action: 'scroll', target: { selector: '#p' }, params: { direction: 'bottom' } });
    expect(await page.page.evaluate(() => document.getElementById('box')?.scrollTop)).toBe(732);
    await page.act({ action: 'scroll', params: { direction: 'top' } });
    expect(await page.page.evaluate(() => document.getElementById('box')?.scrollTop)).toBe(0);
  });

  test('brings a target into view', async () => {
    const page = await show('<div style="height:3000px"></div><p id=p>Here</p>');
    expect(await page.act({ action: 'scroll', target: { selector: '#p' } })).toMatchObject({
      success: true,
      effect: 'changed',
    });
    expect(await page.page.locator('#p').evaluate(p => p.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
  });
});

describe('read', () => {
  test('an element, a value, the selection, the main text', async () => {
    const page = await show(
      `<nav>Menu</nav><main><h1>Title</h1><p id=p>A <b>paragraph</b></p>${'<p>More words follow here.</p>'.repeat(20)}</main><input value=typed aria-label=F>`,
    );
    expect(await page.act({ action: 'read', target: { selector: '#p' } })).toMatchObject({
      value: 'A **paragraph**',
    });
    expect(await page.act({ action: 'read', target: { selector: 'input' } })).toMatchObject({
      value: 'typed',
    });
    const main = await page.act({ action: 'read' });
    expect(main.value).toMatch(/Title\n\nA \*\*paragraph\*\*\n\nMore/u);
    expect(main.value).not.toContain('Menu');
    await page.page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('#p') ?? document.body),
    );
    expect(await page.act({ action: 'read' })).toMatchObject({ value: 'A paragraph' });
    expect(await page.call('readSelection')).toEqual({ text: 'A paragraph' });
  });

  test('is bounded, and reports the full length', async () => {
    const page = await show(`<p>${'word '.repeat(3000)}</p>`);
    const outcome = await page.act({ action: 'read' });
    expect(outcome.value?.length).toBe(8000);
    expect(outcome.message).toContain('14999');
  });
});

describe('marks', () => {
  const PAGE = '<p id=p>Some text</p><input id=i aria-label=F><div style="height:2000px"></div>';

  test("do not touch the page's tree, and leave no trace when cleared", async () => {
    const page = await show(PAGE);
    const html = () => page.page.evaluate(() => document.documentElement.outerHTML);
    const before = await html();
    expect(
      await page.act({ action: 'highlight', target: { selector: '#p' }, params: { color: '黄色' } }),
    ).toMatchObject({ success: true });
    expect(await html()).toBe(before);
    await page.act({ action: 'underline', target: { selector: '#p' } });
    await page.act({ action: 'highlight', target: { selector: '#i' } });
    expect(await page.page.locator('html > :not(head, body)').count()).toBe(1);
    expect(await page.page.evaluate(() => CSS.highlights.size)).toBe(2);
    expect(await page.call('clearMarks')).toEqual({ cleared: 3 });
    expect(await html()).toBe(before);
    expect(await page.page.evaluate(() => [CSS.highlights.size, document.adoptedStyleSheets.length])).toEqual(
      [0, 0],
    );
  });

  test('are seen', async () => {
    const page = await show(PAGE);
    const shot = () => page.page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 60 } });
    const before = await shot();
    await page.act({ action: 'highlight', target: { selector: '#p' }, params: { color: 'lime' } });
    const after = await shot();
    expect(after.equals(before)).toBe(false);
    await page.call('clearMarks');
    expect((await shot()).equals(before)).toBe(true);
  });

  test('use the selection for an empty target, and fail without one', async () => {
    const page = await show(PAGE);
    expect(await page.preview({ action: 'highlight' })).toMatchObject({
      status: 'failed',
      failure: { type: 'ElementNotFound' },
    });
    await page.page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('#p') ?? document.body),
    );
    expect(await page.preview({ action: 'highlight' })).toMatchObject({
      status: 'bound',
      binding: { kind: 'selection' },
      facts: { name: 'Some text' },
    });
    expect(await page.act({ action: 'highlight' })).toMatchObject({ success: true });
    expect(await page.call('clearMarks')).toEqual({ cleared: 1 });
  });

  test('an unknown colour is refused', async () => {
    const page = await show(PAGE);
    expect(
      await page.preview({ action: 'highlight', target: { selector: '#p' }, params: { color: 'blurple' } }),
    ).toMatchObject({ failure: { type: 'InvalidArgument' } });
  });

  test('the outline of a card follows its element and goes with the card', async () => {
    const page = await show(PAGE);
    const [id] = await page.idsOf('input');
    expect(await page.call('outline', { elementIds: [id, 'e_other1'] })).toEqual({ outlined: 1 });
    expect(await page.idsOf('covered')).toEqual([]);
    expect(await page.call('outline', { elementIds: [] })).toEqual({ outlined: 0 });
    expect(await page.page.locator('html > :not(head, body)').count()).toBe(0);
  });
});
