import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const ICON = '<i style="display:inline-block;width:16px;height:16px;background:#888"></i>';

test.each([
  [
    'a button whose text is moved out of sight goes by its title',
    '<button title="Settings" style="width:30px;height:30px;text-indent:-9999px;overflow:hidden"> Gear </button>',
    'button: Settings',
  ],
  [
    'a box to tick goes by the title of a label that is only a picture',
    `<label title="Underline"><input type=checkbox> ${ICON}</label>`,
    'checkbox: Underline (unchecked)',
  ],
  [
    'what a label is called comes before what it holds',
    '<label aria-label="Work e-mail">E-mail <input></label>',
    'input: Work e-mail',
  ],
  [
    'words of a style sheet are joined to those of the page as they are drawn, with their alternative text',
    '<style>.a::before { content: "New" } .a::after { content: "s" / " soon" }</style><button class=a>Report</button>',
    'button: NewReport soon',
  ],
  ['parts of a word stay together', '<button>Re<b>start</b>ed</button>', 'button: Restarted'],
])('%s', async (_case, html, expected) => {
  expect(await descriptions(await show(html))).toEqual([expected]);
});

test('lists a label without a field beside a tick box only', async () => {
  const page = await show(`
    <ul><li><input type=checkbox> <label>Buy bread</label><input type=text value="Buy bread" hidden></ul>
    <p><label>First name</label> <input></p>
    <p><input type=checkbox id=ok> <label for=ok>Agree</label></p>
    <p><input type=radio> <label>Yes</label></p>`);
  expect((await descriptions(page)).filter(desc => desc.startsWith('clickable'))).toEqual([
    'clickable: Buy bread',
  ]);
  expect(await descriptions(page)).toContain('input: First name');
});
