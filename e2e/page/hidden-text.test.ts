import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const WAYS = [
  'display:none',
  'visibility:hidden',
  'opacity:0',
  'position:absolute;left:-9999px',
  'position:absolute;top:-9999px',
  'position:fixed;left:200vw',
  'position:absolute;width:1px;height:1px;overflow:hidden',
  'position:absolute;clip:rect(0 0 0 0)',
  'clip-path:inset(100%);position:absolute',
  'height:0;overflow:hidden;display:block',
  'font-size:0',
  'color:transparent',
  'color:#fff',
  'transform:scale(0);display:block',
  'text-indent:-9999px;display:block;overflow:hidden',
  'content-visibility:hidden;display:block',
];

test.each(casesForRun(WAYS, 6))(
  'leaves text hidden by %s out of names, descriptions, readings and selections',
  async style => {
    const page = await show(`<body style="background:#fff">
    <button style="background:#fff">Save <span style="${style}">CANARY</span></button>
    <label>Name <span style="${style}">CANARY</span><input></label>
    <p>Visible <span style="${style}">CANARY</span></p><div style="${style}"><a href=/x style="color:inherit">CANARY</a></div>`);
    await page.page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    const answers = JSON.stringify([
      await page.read(),
      await page.call('readSelection'),
      await page.act({ action: 'read', target: { selector: 'p' } }),
      await page.act({ action: 'read', target: { selector: 'body' } }),
    ]);
    expect(answers).toContain('Save');
    expect(answers).toContain('Visible');
    expect(answers).not.toContain('CANARY');
  },
);

test.each(casesForRun(WAYS, 6))(
  'what an element is called by text hidden by %s is told to the model, and to nobody as if it were seen',
  async style => {
    const page = await show(`<body style="background:#fff"><style>span { ${style} }</style>
    <button id=first aria-labelledby=a>Pay now</button><button aria-labelledby=b>Pay now</button>
    <button aria-labelledby=b>Not now</button><span id=a>Cancel</span><span id=b>Later</span>`);
    const listed = ['button: Cancel', 'button: Later (1 of 2)', 'button: Later (2 of 2)'];
    expect(await descriptions(page)).toEqual(listed);
    const click = (selector: string) => ({ action: 'click', target: { selector } }) as const;
    expect(await page.preview(click('#first'))).toMatchObject({
      facts: { name: 'Pay now', place: { index: 1, count: 2 } },
    });
    expect((await page.act(click('#first'))).message).toContain('Clicked "Pay now"');
  },
);

test('a card has no name for a picture that only text that is not drawn names', async () => {
  const page = await show(`<span id=b hidden>Later</span>
    <button aria-labelledby=b style="width:30px;height:30px"><svg width=9 height=9></svg></button>`);
  expect(await descriptions(page)).toEqual(['button: Later']);
  const bound = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bound).toMatchObject({ status: 'bound', facts: { name: '' } });
});

test.each(['aria-hidden=true', 'inert', 'hidden'])('does not list an element that is %s', async attribute => {
  const page = await show(`<div ${attribute}><button>CANARY</button></div><button>Seen</button>`);
  expect(await descriptions(page)).toEqual(['button: Seen']);
});

test('lists nothing behind a modal dialog', async () => {
  const page = await show(
    '<button>Behind</button><dialog id=d><button>Front</button></dialog><script>d.showModal()</script>',
  );
  expect(await descriptions(page)).toEqual(['button: Front (dialog)']);
});

test('a closed section, an unmounted slot and a template hide their content', async () => {
  const page = await show(`<details><summary>More</summary><button>CANARY</button></details>
    <div id=h><button>CANARY</button></div><template><button>CANARY</button></template>
    <script>h.attachShadow({ mode: 'open' }).innerHTML = '<button>In shadow</button>'</script>`);
  expect((await descriptions(page)).sort()).toEqual(['button: In shadow', 'button: More (collapsed)']);
});

test('reads white text over a picture', async () => {
  const page =
    await show(`<body style="background:#fff"><div style="position:relative"><img width=300 height=100 style="position:absolute">
    <h1 style="position:relative;color:#fff">Hero</h1></div>`);
  expect((await page.act({ action: 'read', target: { selector: 'body' } })).value).toContain('Hero');
});

test('a reference to hidden text brings no secret', async () => {
  const page = await show(`<div hidden><span id=a>Code <input type=password value=CANARY1>
    <input autocomplete=one-time-code value=CANARY2> <input autocomplete=cc-number value=CANARY3>
    <b style="-webkit-text-security:disc">CANARY4</b> <input value=CANARY5></span></div>
    <button aria-labelledby=a>Go</button><span style="-webkit-text-security:disc" id=b>CANARY6</span>
    <button aria-labelledby=b>Show</button>`);
  expect(await descriptions(page)).toEqual(['button: Code', 'button: Show']);
});
