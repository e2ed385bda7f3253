import { describe, expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const click = (target: Record<string, string>) => ({ action: 'click', target });

const ROWS = `<table><tr><td>Oolong<td><button onclick="document.body.append('A')">Edit</button>
  <tr><td>Sencha<td><button onclick="document.body.append('B')">Edit</button></table>`;

describe('by XPath', () => {
  test.each([
    '//td[.="Sencha"]/following-sibling::td/button',
    'xpath=/html/body//tr[2]//button',
    '(//button)[2]',
    '(//button[normalize-space()="Edit"])[last()]',
  ])('%s', async selector => {
    const page = await show(ROWS);
    expect(await page.act(click({ selector }))).toMatchObject({ success: true });
    expect(await page.page.textContent('body')).toMatch(/B$/u);
  });

  test('several matches are refused with their number', async () => {
    const page = await show(ROWS);
    const outcome = await page.act(click({ selector: '//button' }));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('2 visible elements');
  });

  test.each(['//button[', '//button[foo()]', 'xpath=count(//button)'])(
    '%s is refused as no path',
    async selector => {
      const page = await show(ROWS);
      expect(await page.act(click({ selector }))).toMatchObject({
        success: false,
        error_type: 'InvalidArgument',
      });
    },
  );

  test('another element in its place is not clicked', async () => {
    const page = await show(ROWS);
    const action = { ...click({ selector: '//tr[2]//button' }), params: {} };
    const bound = await page.preview(action);
    if (bound.status !== 'bound') throw new Error('It was not bound.');
    await page.page.evaluate(() => {
      const [, row] = document.querySelectorAll('tr');
      if (row) row.outerHTML = '<tr><td>Sencha<td><button onclick="document.body.append(1)">Delete</button>';
    });
    const run = { key: 'k', action, binding: bound.binding, language: 'en' };
    expect(await page.call('runAction', run)).toMatchObject({ success: false });
    expect(await page.page.textContent('body')).not.toContain('1');
  });

  test.each([
    '//*[starts-with(@value, "h")]',
    '//input[@*="hunter2"]',
    '//input[attribute::value]',
    '//*[starts-with(@data-copy, "hunter")]',
    '//p[contains(., "hunter2")]',
    '//p[string-length(.) > 5]',
  ])('%s does not guess a secret', async selector => {
    const page = await show(
      '<input type=password value=hunter2 aria-label=Password><p data-copy=hunter2>hunter2</p><button>Go</button>',
    );
    expect(await page.act(click({ selector }))).toMatchObject({
      error_type: 'InvalidArgument',
      message: expect.stringContaining('may hold a secret'),
    });
  });

  test('a path by place is fine beside a secret', async () => {
    const page = await show(
      `<input type=password value=hunter2 aria-label=Password><button onclick="document.body.append('B')">Go</button>`,
    );
    expect(await page.act(click({ selector: '/html/body/button[1]' }))).toMatchObject({ success: true });
  });
});

describe('by visible text', () => {
  test('what only a listener makes a target', async () => {
    const page = await show(
      `<div id=list><div><b>Green</b> tea</div><div>Green tea with lemon</div></div><script>
        list.addEventListener('click', event => document.body.append('[' + event.target.closest('#list > div').textContent + ']'));
      </script>`,
    );
    expect(await page.act(click({ description: 'Green tea' }))).toMatchObject({ success: true });
    expect(await page.page.textContent('body')).toMatch(/\[Green tea\]$/u);
  });

  test('a text inside a control stands for the control', async () => {
    const page = await show(`<a href="#x" aria-label="Open the article"><h3>Spring harvest</h3></a>`);
    expect(await page.preview(click({ description: 'Spring harvest' }))).toMatchObject({
      facts: { name: 'Open the article' },
    });
  });

  test('several are refused with their number', async () => {
    const page = await show('<p>Green tea<p>Green tea<p hidden>Green tea');
    const outcome = await page.act(click({ description: 'Green tea' }));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('2 visible elements have the text');
  });

  test('tells the matches of a selector apart', async () => {
    const page = await show(
      `<ul>${['Oolong', 'Sencha'].map(name => `<li onclick="document.body.append('[${name}]')">${name}`).join('')}</ul>`,
    );
    expect(await page.act(click({ selector: 'li', description: 'Sencha' }))).toMatchObject({ success: true });
    expect(await page.page.textContent('body')).toMatch(/\[Sencha\]/u);
    const none = await page.act(click({ selector: 'li', description: 'Matcha' }));
    expect(none.message).toContain('2 visible elements');
  });

  test('a secret that the page shows is not guessed', async () => {
    const page = await show('<input type=password value=hunter2 aria-label=Password><p>hunter2</p>');
    expect((await page.preview(click({ description: 'hunter2' }))).status).toBe('elsewhere');
  });
});
