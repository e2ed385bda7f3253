import { describe, expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { expectSooner } from './compare-times.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function click(selector: string) {
  return { action: 'click', target: { selector } };
}

test('fires the events of a press in the order of a real one', async () => {
  const page = await show('<button>Go</button><p></p>');
  await page.page.evaluate(() => {
    const button = document.querySelector('button');
    for (const type of ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click', 'dblclick']) {
      button?.addEventListener(type, () => document.querySelector('p')?.append(`${type} `));
    }
  });
  await page.act(click('button'));
  expect((await page.page.textContent('p'))?.trim()).toBe(
    'pointerdown mousedown focus pointerup mouseup click',
  );
});

test.each(
  casesForRun(
    [
      [
        'a covered button',
        '<button>Pay</button><div style="position:fixed;inset:0;background:#fff">Cookie notice</div>',
        'Cookie notice',
      ],
      [
        'a button nobody can reach',
        '<div style="overflow:hidden;height:20px;width:60px;position:relative"><button style="position:absolute;left:300px;pointer-events:none">Pay</button></div>',
        '',
      ],
    ],
    1,
  ),
)('does not click %s, and names the cover', async (_case, html, cover) => {
  const page = await show(html);
  await page.page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => document.body.append('PAID')),
  );
  const outcome = await page.act(click('button'));
  expect(outcome).toMatchObject({ success: false, error_type: 'NotInteractable' });
  expect(outcome.message).toContain(cover);
  expect(await page.page.textContent('body')).not.toContain('PAID');
});

test('presses a card beside the button in it', async () => {
  const page =
    await show(`<div id=card tabindex=0 onclick="document.body.append('CARD')" style="width:300px;padding:40px 0">
    <button onclick="event.stopPropagation(); document.body.append('BUTTON')" style="width:160px;margin-left:70px">Delete</button></div>`);
  await page.act(click('#card'));
  expect(await page.page.textContent('body')).toMatch(/CARD/u);
  expect(await page.page.textContent('body')).not.toMatch(/BUTTON/u);
});

test.each(
  casesForRun(
    [
      [
        'a part with a script of its own',
        '<div id=x onclick="document.body.append(`CARD`)" style="width:300px;padding:20px;cursor:pointer">Open<div style="height:60px" onclick="event.stopPropagation();document.body.append(`OTHER`)">&nbsp;</div></div>',
      ],
      [
        'a label of another control',
        '<div id=x onclick="document.body.append(`CARD`)" style="width:300px;cursor:pointer">Open<label for=s style="display:block;height:80px">&nbsp;</label></div><button id=s onclick="document.body.append(`OTHER`)">Delete</button>',
      ],
    ],
    1,
  ),
)('a card is pressed beside %s at its middle', async (_case, html) => {
  const page = await show(html);
  await page.act(click('#x'));
  expect(await page.page.textContent('body')).toMatch(/CARD/u);
  expect(await page.page.textContent('body')).not.toMatch(/OTHER/u);
});

test('treats a tick box under a transparent button in its label as covered', async () => {
  const page = await show(
    '<label style="position:relative;display:inline-block;padding:10px"><input type=checkbox id=x> News <button type=button style="position:absolute;inset:0;opacity:0" onclick="document.body.append(`OTHER`)">Delete</button></label>',
  );
  for (const action of ['click', 'check']) {
    expect(await page.act({ action, target: { selector: '#x' } })).toMatchObject({
      error_type: 'NotInteractable',
    });
  }
  expect(await page.page.textContent('body')).not.toMatch(/OTHER/u);
});

const ELSEWHERE = 'http://other.test/';
const SUBMITS = { effect: 'submits', submitsTo: { origin: 'http://other.test', foreign: true } };

test.each(
  casesForRun(
    [
      [
        'a label of a submit button',
        `<form action=${ELSEWHERE}><label for=s id=x>More</label><button id=s>Go</button></form>`,
        SUBMITS,
      ],
      [
        'what is inside such a label',
        `<form action=${ELSEWHERE}><label for=s><b id=x>More</b></label><button id=s>Go</button></form>`,
        SUBMITS,
      ],
      [
        'a method of its own in a form that closes a dialog',
        `<dialog open><form method=dialog action=${ELSEWHERE}><button id=x formmethod=get>Close</button></form></dialog>`,
        SUBMITS,
      ],
      [
        'a script that sends the form',
        `<form action=${ELSEWHERE}><button type=button id=x onclick="this.form.submit()">Go</button></form>`,
        SUBMITS,
      ],
      [
        'a link in a drawing',
        `<svg width=300 height=60><a href=${ELSEWHERE} id=x><rect width=300 height=60></rect></a></svg>`,
        { effect: 'leaves', facts: { link: ELSEWHERE } },
      ],
      ['a script that goes elsewhere', '<div id=x onclick="location = `/y`">Go</div>', { effect: 'submits' }],
    ],
    3,
  ),
)('the card shows where %s leads', async (_case, html, told) => {
  const page = await show(html);
  expect(await page.preview(click('#x'))).toMatchObject(told);
});

test('reaches an inner part that a widget listens to', async () => {
  const page = await show(
    '<div role=button tabindex=0 id=w><span onmousedown="w.title = 1" style="display:block">Open</span></div>',
  );
  expect(await page.act(click('#w'))).toMatchObject({ success: true, effect: 'changed' });
});

test('scrolls to an element below the fold first', async () => {
  const page = await show(
    '<div style="height:3000px"></div><button onclick="this.textContent=\'Done\'">Go</button>',
  );
  expect(await page.act(click('button'))).toMatchObject({ success: true, effect: 'changed' });
});

test.each(
  casesForRun(
    ['javascript:', 'javascript:;', 'javascript:void(0)', 'javascript:void(0);', 'javascript:void 0'],
    3,
  ),
)('a link to %s is pressed for what listens to it, and leads nowhere', async address => {
  const page = await show(`<a href="${address}" onclick="document.body.append('VIEWED')">View</a>`);
  const preview = await page.preview(click('a'));
  expect(preview).toMatchObject({ status: 'bound', effect: 'acts' });
  expect(JSON.stringify(preview)).not.toContain('javascript:');
  expect(await page.act(click('a'))).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.textContent('body')).toContain('VIEWED');
});

test('sends a form without an address to its listener', async () => {
  const page = await show(
    '<form action="javascript:void(0)" onsubmit="document.body.append(`SENT`); return false"><button>Go</button></form>',
  );
  expect(await page.preview(click('button'))).toMatchObject({ status: 'bound', effect: 'submits' });
  expect(await page.act(click('button'))).toMatchObject({ success: true, effect: 'submitted' });
  expect(await page.page.textContent('body')).toContain('SENT');
});

test.each(
  casesForRun(
    [
      ['javascript: after nothing', '<a href="javascript:void(0);document.body.append(1)">Go</a>', 'a'],
      ['javascript:', '<a href="javascript:document.body.append(1)">Go</a>', 'a'],
      ['data:', '<a href="data:text/html,x">Go</a>', 'a'],
      ['file:', '<a href="file:///etc/passwd">Go</a>', 'a'],
      ['chrome:', '<a href="chrome://settings">Go</a>', 'a'],
      ['a form to javascript:', '<form action="javascript:1"><button>Go</button></form>', 'button'],
      ['javascript: in a drawing', '<svg><a href="javascript:1" id=s><text y=20>Go</text></a></svg>', '#s'],
      ['a child of such a link', '<a href="javascript:1"><span id=s>Go</span></a>', '#s'],
    ],
    4,
  ),
)('%s is refused before any card', async (_case, html, selector) => {
  const page = await show(html);
  expect(await page.preview(click(selector))).toMatchObject({
    status: 'failed',
    failure: { type: 'NotPermitted' },
  });
});

describe('reported effects', () => {
  test('a dialog opened', async () => {
    const page = await show(
      '<button onclick="d.showModal()">Open</button><dialog id=d aria-label="Terms">Text</dialog>',
    );
    const outcome = await page.act(click('button'));
    expect(outcome).toMatchObject({ success: true, effect: 'opened' });
    expect(outcome.message).toContain('Terms');
  });

  test('a tab of its own', async () => {
    const page = await show('<a href=/next target=_blank>Open</a>');
    const outcome = await page.act(click('a'));
    expect(outcome).toMatchObject({ success: true, effect: 'opened' });
    expect(outcome.message).toContain('http://page.test/next');
  });

  fullTest('no tab, when the page prevents the default of the click', async () => {
    const page = await show('<a href=/next target=_blank onclick="event.preventDefault()">Open</a>');
    expect(await page.act(click('a'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('a form that the browser would not send', async () => {
    const page = await show(
      '<form action=/next><label>Email <input type=email required></label><button>Send</button></form>',
    );
    const outcome = await page.act(click('button'));
    expect(outcome).toMatchObject({ success: false, effect: 'validation_error' });
    expect(outcome.message).toContain('Email');
  });

  test('a form that a script sent', async () => {
    const page = await show(
      '<form onsubmit="event.preventDefault(); o.textContent=\'Thanks\'"><button>Send</button></form><output id=o></output>',
    );
    expect(await page.act(click('button'))).toMatchObject({ success: true, effect: 'submitted' });
  });

  test('a form that loads another page', async () => {
    const page = await show('<form action=/next><input name=q value=1><button>Send</button></form>');
    expect(await page.act(click('button'))).toMatchObject({
      effect: 'navigated',
      url: 'http://page.test/next?q=1',
    });
  });

  test('a route of an app', async () => {
    const page = await show("<button onclick=\"history.pushState(0, '', '/route')\">Route</button>");
    expect(await page.act(click('button'))).toMatchObject({
      effect: 'navigated',
      url: 'http://page.test/route',
    });
  });

  test('a change that comes later', async () => {
    const page = await show(
      '<button onclick="setTimeout(() => o.textContent=\'Late\', 80)">Go</button><p id=o></p>',
    );
    expect(await page.act(click('button'))).toMatchObject({ effect: 'changed' });
  });

  fullTest('only a ripple, and a class that follows the focus', async () => {
    const page = await show(
      `<button onclick="this.classList.add('focus-visible'); this.append(Object.assign(document.createElement('i'), { className: 'ripple', style: 'display:block;width:5px;height:5px' }))">Go</button>`,
    );
    expect(await page.act(click('button'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  fullTest('nothing, though a clock ticks elsewhere a second later', async () => {
    const page = await show(
      '<button onpointerdown="setInterval(() => c.textContent++, 1000)">Go</button><p id=c>1</p>',
    );
    expect(await page.act(click('button'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('a change that waits for the server', async () => {
    const page = await show(
      '<button onclick="setTimeout(() => p.textContent = `Saved`, 700)">Save</button><p id=p></p>',
    );
    expect(await page.act(click('button'))).toMatchObject({ success: true, effect: 'changed' });
  });

  fullTest('a text that is taken away', async () => {
    const page = await show('<button onclick="p.textContent = ``">Clear</button><p id=p>Draft</p>');
    expect(await page.act(click('button'))).toMatchObject({ success: true, effect: 'changed' });
  });

  fullTest('does not wait for an endless animation', async () => {
    const page = await show(
      '<button>Go</button><p id=c></p><script>setInterval(() => c.style.left = Math.random() + "px", 10)</script>',
    );
    await expectSooner(page, 2500, () => page.act(click('button')));
  });
});

const FILLING = 'style="display:block;padding:20px;width:140px;box-sizing:border-box"';

/** Kits put a link, a box or a stop for the keyboard into a control, all over it. */
test.each(
  casesForRun(
    [
      [
        'a tab by its link',
        `<div id=x role=tab tabindex=0 style="width:140px"><a href="#p" ${FILLING}>First</a></div>`,
      ],
      [
        'a menu item by its link',
        `<li id=x role=menuitem style="width:140px"><a href="#" ${FILLING}>First</a></li>`,
      ],
      [
        'a head of a table by its stop',
        `<div id=x tabindex=0 style="width:140px"><div tabindex=0 ${FILLING}>First</div></div>`,
      ],
      [
        'a tree item by its box',
        `<div id=x role=treeitem style="width:140px"><div role=checkbox ${FILLING}>First</div></div>`,
      ],
    ],
    2,
  ),
)('%s, which looks like the same thing', async (_case, html) => {
  const page = await show(html);
  await page.page.evaluate(() => {
    const pressed = document.querySelector('#x > *');
    pressed?.addEventListener('click', () => document.body.append('PRESSED'));
  });
  expect(await page.act(click('#x'))).toMatchObject({ success: true });
  expect(await page.page.textContent('body')).toMatch(/PRESSED/u);
});

test.each(
  casesForRun(
    [
      ['a button of another name', `<button ${FILLING}>Delete</button>`],
      ['a button without a name', `<button ${FILLING}><i></i></button>`],
      ['a link that leads away', `<a href="http://other.test/" ${FILLING}>First</a>`],
      ['a tick box', `<div role=checkbox ${FILLING}>First</div>`],
      ['a button of a form', `<form action="http://other.test/"><button ${FILLING}>First</button></form>`],
      ['a script of its own', `<div onclick="document.body.append('OTHER')" ${FILLING}>First</div>`],
    ],
    3,
  ),
)('but not by %s', async (_case, inner) => {
  const page = await show(
    `<div id=x tabindex=0 aria-label=First style="width:140px;line-height:0;overflow:hidden">${inner}</div>`,
  );
  expect(await page.act(click('#x'))).toMatchObject({ error_type: 'NotInteractable' });
});
