import { describe, expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const SEARCH_PAGE = `<title>Shop</title>
  <form action="https://elsewhere.test/find"><input name=q placeholder="搜索"><button>搜索</button></form>
  <button id=more onclick="list.innerHTML += '<li>Another one'">More</button><button id=dead>Dead</button>
  <a href="/login">登录</a><ul id=list></ul>`;

describe('a search page', () => {
  test('is described in both languages, as the protocol says', async () => {
    const page = await show(SEARCH_PAGE);
    expect(await descriptions(page, 'zh')).toEqual([
      '输入框:搜索(placeholder:搜索)',
      '按钮:搜索',
      '按钮:More',
      '按钮:Dead',
      '链接:登录',
    ]);
    expect(await descriptions(page)).toContain('input: 搜索 (placeholder: 搜索)');
  });

  test('is filled', async () => {
    const page = await show(SEARCH_PAGE);
    const [elementId] = await page.idsOf('input:');
    const action = { action: 'fill', target: { elementId }, params: { value: 'iPhone 16' } };
    expect(await page.preview(action)).toMatchObject({
      status: 'bound',
      facts: { kind: 'text field', name: '搜索' },
      effect: 'edits',
      before: '',
      after: 'iPhone 16',
    });
    expect(await page.act(action)).toMatchObject({ success: true, effect: 'changed', value: 'iPhone 16' });
    expect(await page.page.inputValue('input')).toBe('iPhone 16');
  });

  test('is clicked, and a click without effect is reported as one', async () => {
    const page = await show(SEARCH_PAGE);
    const more = await page.act({ action: 'click', target: { selector: '#more' } });
    expect(more).toMatchObject({ success: true, effect: 'changed' });
    expect(more.message).toContain('Another one');
    const dead = await page.act({ action: 'click', target: { selector: '#dead' } });
    expect(dead).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('says where its form goes, and where its link leads', async () => {
    const page = await show(SEARCH_PAGE);
    expect(await page.preview({ action: 'click', target: { selector: 'form button' } })).toMatchObject({
      effect: 'submits',
      submitsTo: { origin: 'https://elsewhere.test', foreign: true },
    });
    expect(await page.preview({ action: 'click', target: { description: '登录' } })).toMatchObject({
      effect: 'leaves',
      facts: { link: 'http://page.test/login' },
    });
  });

  test('answers before a click leaves it', async () => {
    const page = await show(SEARCH_PAGE);
    expect(await page.act({ action: 'click', target: { selector: 'a' } })).toMatchObject({
      success: true,
      effect: 'navigated',
      url: 'http://page.test/login',
    });
  });

  test('runs an approval once, however often it arrives', async () => {
    const page = await show(SEARCH_PAGE);
    const action = { action: 'click', target: { selector: '#more' }, params: {} };
    const bound = await page.preview(action);
    if (bound.status !== 'bound') throw new Error('not bound');
    const approved = { key: 'approval', action, binding: bound.binding, language: 'en' };
    const outcomes = await Promise.all([page.call('runAction', approved), page.call('runAction', approved)]);
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await page.page.locator('li').count()).toBe(1);
  });
});

test.each([
  ['<input aria-label=A>', 'text field', '输入框'],
  ['<textarea aria-label=A></textarea>', 'text area', '多行输入框'],
  ['<div contenteditable role=textbox aria-label=A>x</div>', 'text field', '输入框'],
  ['<input type=password aria-label=A>', 'password field', '密码框'],
  ['<input type=datetime-local aria-label=A>', 'date field', '日期框'],
  ['<input type=search aria-label=A>', 'search field', '搜索框'],
  ['<input type=email aria-label=A>', 'text field', '输入框'],
])('a card says which kind of field %s is', async (html, en, zh) => {
  const page = await show(html);
  const action = { action: 'focus', target: { selector: '[aria-label=A]' }, params: {} };
  for (const [language, kind] of [
    ['en', en],
    ['zh', zh],
  ])
    expect(await page.call('previewAction', action, language)).toMatchObject({ facts: { kind } });
});
