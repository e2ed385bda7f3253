import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

/** Nothing came of it, whatever the page did behind the scenes: no success. */

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button, a' } };
const ENTER = { action: 'press', target: { selector: 'input' }, params: { key: 'Enter' } };

test.each(
  casesForRun(
    [
      [
        'a submit that the page swallows',
        '<form onsubmit="event.preventDefault()"><input><button>Send</button></form>',
        CLICK,
      ],
      [
        'Enter whose submit the page swallows',
        '<form onsubmit="event.preventDefault()"><input aria-label=A></form>',
        ENTER,
      ],
    ],
    1,
  ),
)('%s', async (_case, html, action) => {
  const page = await show(html);
  expect(await page.act(action)).toMatchObject({
    success: false,
    effect: 'no_change',
    message: expect.stringContaining('Do not assume that the form went out'),
  });
});

test('a submit that the page sends itself', async () => {
  const page = await show(
    `<form onsubmit="event.preventDefault(); fetch('/send', { method: 'POST' })"><input><button>Send</button></form>`,
  );
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'submitted' });
});

test.each(casesForRun(['mailto:a@b.c', 'tel:+123'], 1))(
  'a link for a program of the system: %s',
  async href => {
    const page = await show(`<a href="${href}">Write to us</a>`);
    const outcome = await page.act(CLICK);
    expect(outcome).toMatchObject({
      effect: 'no_change',
      message: expect.stringContaining("system's app"),
    });
    expect(outcome).not.toHaveProperty('leaving');
  },
);

test.each(
  casesForRun(
    [
      [
        'the same text written again',
        `<button onclick="o.textContent = o.textContent">Save</button><p id=o>hello</p>`,
      ],
      [
        'the same list drawn again',
        `<button onclick="l.innerHTML = l.innerHTML">Save</button><ul id=l><li>a</li><li>b</li></ul>`,
      ],
      [
        'a list taken out and put back in its order',
        `<button onclick="for (const li of [...l.children]) l.append(li)">Save</button><ul id=l><li>a</li><li>b</li></ul>`,
      ],
      ['a hidden field', '<input type=hidden id=h><button onclick="h.value = 1">Save</button>'],
      [
        'a note on a box that nobody sees',
        '<div id=h style="display:none"></div><button onclick="h.dataset.n = 1">Save</button>',
      ],
      ['a note on the button', '<button onclick="this.dataset.clicked = 1">Save</button>'],
      [
        'something hidden that is taken away',
        '<p id=o hidden>hello</p><button onclick="o.remove()">Save</button>',
      ],
    ],
    4,
  ),
)('%s', async (_case, html) => {
  const page = await show(html);
  expect(await page.act(CLICK)).toMatchObject({ success: false, effect: 'no_change' });
});

test.each(
  casesForRun(
    [
      [
        'a list that is sorted',
        `<button onclick="l.append(l.firstElementChild)">Sort</button><ul id=l><li>b</li><li>a</li></ul>`,
      ],
      [
        'a list drawn again in another order',
        `<button onclick="l.innerHTML = '<li>a</li><li>b</li>'">Sort</button><ul id=l><li>b</li><li>a</li></ul>`,
      ],
      [
        'text in another open shadow tree',
        `<div id=h></div><script>h.attachShadow({ mode: 'open' }).innerHTML = '<p>old</p>'</script><button onclick="h.shadowRoot.querySelector('p').textContent = 'new'">Go</button>`,
      ],
      [
        'a box that is shown',
        `<div id=h style="display:none">Hello</div><button onclick="h.style.display = 'block'">Go</button>`,
      ],
      ['a box that is hidden', `<div id=h>Hello</div><button onclick="h.hidden = true">Go</button>`],
    ],
    3,
  ),
)('but a change: %s', async (_case, html) => {
  const page = await show(html);
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'changed' });
});
