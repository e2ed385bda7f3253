import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

/** The row, list item, dialog, form or heading around a target, as the card says it. */
const show = inBrowser();

interface Case {
  what: string;
  html: string;
  /** The second of the equal buttons, of class `b`, unless given. */
  selector?: string;
  says: RegExp;
  saysNot?: RegExp;
}

const NAMES = ['', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing'];

function rows(count: number, row: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => row(index + 1)).join('');
}

function two(row: (index: number) => string): string {
  return rows(2, row);
}

const PER_CHANGE = 16;

const CASES: Case[] = [
  {
    what: 'table row',
    html: `<table><thead><tr><th>Order<th>Who<th></thead>${rows(3, i => `<tr><td>Order 104${i}<td>${NAMES[i]}<td><button class=b>Refund</button>`)}</table>`,
    says: /Order 1042 Grace Hopper/u,
  },
  {
    what: 'table row with input and select',
    html: `<table>${rows(3, i => `<tr><td><input type=checkbox aria-label="Select"><td>Order 104${i}<td><select><option>open<option>closed</select><td>${NAMES[i]}<td><button class=b>Refund</button>`)}</table>`,
    says: /Order 1042 Grace Hopper/u,
  },
  {
    what: 'table row whose long text comes first',
    html: `<table>${rows(3, i => `<tr><td>A description of the goods that were sent by the usual carrier to the usual place in town<td>Order 104${i}<td><button class=b>Refund</button>`)}</table>`,
    says: /Order 1042/u,
  },
  {
    what: 'list',
    html: `<ul>${rows(3, i => `<li>${NAMES[i]} <button class=b>Remove</button>`)}</ul>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'list of links',
    html: `<ul>${rows(3, i => `<li><a href=/f${i}>file-${i}.pdf</a> <button class=b>Delete</button>`)}</ul>`,
    says: /file-2\.pdf/u,
  },
  {
    what: 'div rows',
    html: `<div>${rows(3, i => `<div class=row><span>${NAMES[i]}</span><span>12 €</span><button class=b>Pay</button></div>`)}</div>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'div rows, five levels deep',
    html: `<div>${rows(3, i => `<div class=row><div><div><span>${NAMES[i]}</span></div></div><div><div><div><div><button class=b>Pay</button></div></div></div></div></div>`)}</div>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'cards with headings',
    html: rows(
      3,
      i => `<div class=card><h3>Plan ${NAMES[i]}</h3><p>9 €</p><button class=b>Choose</button></div>`,
    ),
    says: /Plan Grace Hopper/u,
  },
  {
    what: 'cards whose heading is in a header div',
    html: rows(
      3,
      i =>
        `<div class=card><div class=head><h3>Plan ${NAMES[i]}</h3></div><div class=body><p>All you need</p></div><div class=foot><div><button class=b>Choose</button></div></div></div>`,
    ),
    says: /Plan Grace Hopper/u,
  },
  {
    what: 'sections with headings',
    html: rows(
      3,
      i => `<section><h2>Device ${i}</h2><p>Firmware</p><div><button class=b>Reset</button></div></section>`,
    ),
    says: /Device 2/u,
  },
  {
    what: 'headings, flat',
    html: rows(3, i => `<h3>Device ${i}</h3><p>Firmware</p><button class=b>Reset</button>`),
    says: /Device 2/u,
  },
  {
    what: 'dl',
    html: `<dl>${rows(3, i => `<dt>${NAMES[i]}</dt><dd>Member <button class=b>Remove</button></dd>`)}</dl>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'div role=row',
    html: `<div role=grid>${rows(3, i => `<div role=row><div role=gridcell>${NAMES[i]}</div><div role=gridcell><button class=b>Ban</button></div></div>`)}</div>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'rows told apart by a picture',
    html: `<div>${rows(3, i => `<div class=row><img width=20 height=20 alt="${NAMES[i]}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><button class=b>Follow</button></div>`)}</div>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'rows told apart by a field',
    html: `<div>${rows(3, i => `<div class=row><input value="${NAMES[i]}" aria-label=Name><button class=b>Remove</button></div>`)}</div>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'rows told apart by aria-label of the row',
    html: `<ul>${rows(3, i => `<li aria-label="${NAMES[i]}"><button class=b>Remove</button></li>`)}</ul>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'rows told apart by a cell link',
    html: `<table>${rows(3, i => `<tr><td><a href=/u${i}>${NAMES[i]}</a><td><button class=b>Ban</button>`)}</table>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'row text cut at a word',
    html: `<table>${rows(3, i => `<tr><td>Invoice number ${i} of the company Electric Appliances Incorporated<td><button class=b>Void</button>`)}</table>`,
    says: /Invoice number 2/u,
    saysNot: /\p{L}…$/u,
  },
  {
    what: 'Chinese rows',
    html: `<table>${rows(3, i => `<tr><td>订单 104${i}<td>${['', '张三', '李四', '王五'][i]}<td><button class=b>退款</button>`)}</table>`,
    says: /订单 1042 李四/u,
  },
  {
    what: 'unique button in a row',
    selector: '#t',
    html: `<table><tr><td>Order 7<td>Ada<td><button id=t>Refund</button><tr><td>Order 8<td>Bob<td></table>`,
    says: /Order 7 Ada/u,
  },
  {
    what: 'unique button in a list item',
    selector: '#t',
    html: `<ul><li>Order 7 <button id=t>Refund</button><li>Order 8</ul>`,
    says: /Order 7/u,
  },
  {
    what: 'unique button in a div row',
    selector: '#t',
    html: `<div><div class=row><span>Order 7 · Ada</span> <button id=t>Refund</button></div><div class=row><span>Order 8 · Bob</span> <i>no refund</i></div></div>`,
    says: /Order 7/u,
  },
  {
    what: 'unique button in a card with a heading',
    selector: '#t',
    html: `<div class=card><h3>Order 7 · Ada</h3><p>40 €</p><button id=t>Refund</button></div><div class=card><h3>Order 8</h3></div>`,
    says: /Order 7/u,
  },
  {
    what: 'unique button in an article',
    selector: '#t',
    html: `<article><h3>Order 7 · Ada</h3><p>40 €</p><button id=t>Refund</button></article>`,
    says: /Order 7/u,
  },
  {
    what: 'unique button in a dialog',
    selector: '#t',
    html: `<button>Open</button><dialog open><h2>Delete project Apollo?</h2><p>This cannot be undone.</p><button>No</button><button id=t>Yes</button></dialog>`,
    says: /Delete project Apollo/u,
  },
  {
    what: 'dialog with aria-labelledby and deep heading',
    selector: '#t',
    html: `<div role=dialog aria-labelledby=h><div><div><span id=h>Delete project Apollo?</span></div></div><div><button>No</button><button id=t>Yes</button></div></div>`,
    says: /Delete project Apollo/u,
  },
  {
    what: 'dialog with aria-label only',
    selector: '#t',
    html: `<div role=dialog aria-label="Delete project Apollo?"><div><button>No</button><button id=t>Yes</button></div></div>`,
    says: /Delete project Apollo/u,
  },
  {
    what: 'dialog with question in paragraph',
    selector: '#t',
    html: `<div role=alertdialog><p>Do you really want to remove Ada Lovelace from the team and delete her files?</p><button>No</button><button id=t>Yes</button></div>`,
    says: /remove Ada/u,
  },
  {
    what: 'dialog without role (a div over the page)',
    selector: '#t',
    html: `<div style="position:fixed;inset:0"><div class=modal><h4>Delete project Apollo?</h4><p>Sure?</p><button>No</button><button id=t>Yes</button></div></div>`,
    says: /Delete project Apollo/u,
  },
  {
    what: 'a link in a row that is unique',
    selector: '#t',
    html: `<table><tr><td>Order 7<td>Ada<td><a id=t href=/refund>Refund</a><tr><td>Order 8<td></table>`,
    says: /Order 7/u,
  },
  {
    what: 'equal links in rows',
    html: `<table>${rows(3, i => `<tr><td>Order 104${i}<td><a class=b href=/r${i}>Refund</a>`)}</table>`,
    says: /Order 1042/u,
  },
  {
    what: 'equal check boxes in rows',
    html: `<table>${rows(3, i => `<tr><td><input type=checkbox class=b aria-label="Select row"><td>Order 104${i}`)}</table>`,
    says: /Order 1042/u,
  },
  {
    what: 'unique check box in a row',
    selector: '#t',
    html: `<table><tr><td><input type=checkbox id=t aria-label="Select"><td>Order 7<tr><td><td>Order 8</table>`,
    says: /Order 7/u,
  },
  {
    what: 'equal fields in rows',
    html: `<table><tr><th>Who<th>Qty${rows(3, i => `<tr><td>${NAMES[i]}<td><input class=b aria-label=Quantity>`)}</table>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'equal fields in fieldsets',
    html: rows(
      3,
      i => `<fieldset><legend>Traveller ${i}</legend><label>Surname <input class=b></label></fieldset>`,
    ),
    says: /Traveller 2/u,
  },
  {
    what: 'icon buttons in rows',
    html: `<ul>${rows(3, i => `<li>${NAMES[i]} <button class=b aria-label=Delete>🗑</button>`)}</ul>`,
    says: /Grace Hopper/u,
  },
  {
    what: 'row in which the button name is a part of the text',
    html: `<table>${rows(3, i => `<tr><td>Payment to Payne ${i}<td><button class=b>Pay</button>`)}</table>`,
    says: /Payment to Payne 2/u,
  },
  {
    what: 'Chinese row in which the button name is part',
    html: `<table>${rows(3, i => `<tr><td>已退款订单 ${i}<td><button class=b>退款</button>`)}</table>`,
    says: /已退款订单 2/u,
  },
  {
    what: 'hidden row text is not told',
    html: `<ul>${rows(3, i => `<li><span style="display:none">Secret ${i}</span>${NAMES[i]} <button class=b>Remove</button>`)}</ul>`,
    says: /Grace Hopper/u,
    saysNot: /Secret/u,
  },
  {
    what: 'heading with aria-label',
    html: two(
      i =>
        `<section><h2 aria-label="Draft ${i}">Production database ${i}</h2><button class=b>Delete</button></section>`,
    ),
    says: /Production database 2/u,
  },
  {
    what: 'row text white on white before',
    html: `<body style="background:#fff"><table>${two(i => `<tr><td style="color:#fff">Test system ${i}<td>Production ${i}<td><button class=b>Delete</button>`)}</table>`,
    says: /Production 2/u,
    saysNot: /Test system/u,
  },
  {
    what: 'row text visually hidden',
    html: `<table>${two(i => `<tr><td><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">Test ${i}</span>Production ${i}<td><button class=b>Delete</button>`)}</table>`,
    says: /Production 2/u,
    saysNot: /Test 2/u,
  },
  {
    what: 'row text aria-hidden',
    html: `<table>${two(i => `<tr><td><span aria-hidden=true>Production ${i}</span><td><button class=b>Delete</button>`)}</table>`,
    says: /Production 2/u,
  },
  {
    what: 'row text by ::before',
    html: `<style>td.n::before{content:attr(data-n)}</style><table>${two(i => `<tr><td class=n data-n="Production ${i}"><td><button class=b>Delete</button>`)}</table>`,
    says: /Production 2/u,
  },
  {
    what: 'a legend that is hidden',
    html: two(
      i =>
        `<fieldset><legend style="display:none">Test ${i}</legend><h3>Production ${i}</h3><button class=b>Delete</button></fieldset>`,
    ),
    says: /Production 2/u,
    saysNot: /Test/u,
  },
  {
    what: 'dialog question changes nothing but amount in aria-hidden',
    html: `<div role=dialog><p aria-hidden=true>Pay 900 € to Eve?</p><button id=t>Yes</button></div>`,
    says: /Pay 900/u,
  },
  {
    what: 'dialog h2 with aria-label',
    html: `<div role=dialog><h2 aria-label="Save draft?">Delete all?</h2><button id=t>Yes</button></div>`,
    says: /Delete all\?/u,
  },
  {
    what: 'dialog heading says little, paragraph says what',
    html: `<div role=dialog><h2>Please confirm</h2><p>Delete the production database?</p><button id=t>Yes</button></div>`,
    says: /Delete the production/u,
  },
  {
    what: 'row with the amount at its tail',
    html: `<table>${two(i => `<tr><td>Transfer to the account of Miller and Sons, Springfield<td>${i}900 €<td><button class=b>Approve</button>`)}</table>`,
    says: /2900 €/u,
  },
  {
    what: 'bidi controls in near',
    html: `<table>${two(i => `<tr><td>Bob \u202E${i} eve<td><button class=b>Pay</button>`)}</table>`,
    says: /\u202E/u,
  },
  {
    what: 'dialog question with the button’s word',
    html: `<div role=dialog><h2>Delete production database?</h2><button id=t>Delete</button></div>`,
    says: /Delete production database\?/u,
  },
  {
    what: 'dialog question with “not”',
    html: `<div role=dialog><h2>Do not share my data?</h2><button id=t>not</button></div>`,
    says: /Do not share/u,
  },
  {
    what: 'row of “Paid” beside “Pay”',
    html: `<table><tr><td>Prepaid card 7<td><button id=t>paid</button><tr><td>x</table>`,
    says: /Prepaid card 7/u,
  },
  {
    what: 'one letter as the name',
    html: `<table><tr><td>Banana board<td><button id=t>a</button><tr><td>x</table>`,
    says: /Banana board/u,
  },
  {
    what: 'Chinese dialog question',
    html: `<div role=dialog><h2>确定要删除生产数据库吗？</h2><button id=t>确定</button></div>`,
    says: /确定要删除生产数据库吗/u,
  },
  {
    what: 'form heading above a lone submit',
    html: `<h2>Close your account</h2><form action=/x method=post><input type=hidden name=a value=1><button id=t>Continue</button></form>`,
    says: /Close your account/u,
  },
  {
    what: 'payee in the form',
    html: `<form action=/x method=post><p>To: Bob Miller</p><label>Amount <input name=a value=10></label><button id=t>Send</button></form>`,
    says: /Bob Miller/u,
  },
];

test.each(casesForRun(CASES, PER_CHANGE))('$what', async ({ what, html, selector, says, saysNot }) => {
  const page = await show(html + MARK);
  const isField = what.includes('fields');
  const preview = await page.preview({
    action: isField ? 'fill' : 'click',
    target: { selector: selector ?? '#t' },
    params: isField ? { value: 'x' } : {},
  });
  const words = wordsOf(preview);
  expect(words).toMatch(says);
  if (saysNot) expect(words).not.toMatch(saysNot);
});

const MARK = `<script>document.querySelectorAll('.b')[1]?.setAttribute('id', 't')</script>`;

type Preview = Awaited<ReturnType<Awaited<ReturnType<typeof show>>['preview']>>;

function partsOf(preview: Preview): { kind: string; words: string; still?: string | undefined }[] {
  return preview.status === 'bound' ? (preview.facts?.parts ?? []) : [];
}

function wordsOf(preview: Preview): string {
  return partsOf(preview)
    .map(({ words }) => words)
    .join(' | ');
}

const CLICK = { action: 'click', target: { selector: '#t' }, params: {} };

test('a row in a dialog is said with the dialog, a heading with the form below it', async () => {
  const inDialog = await show(
    '<dialog open><h2>Delete which file?</h2><ul><li>a.pdf <button id=t>Delete</button></ul></dialog>',
  );
  expect(partsOf(await inDialog.preview(CLICK))).toEqual([
    { kind: 'item', words: 'a.pdf' },
    { kind: 'dialog', words: 'Delete which file? a.pdf' },
  ]);
  const inForm = await show(
    '<h2>Transfer</h2><form action=/x><p>To: Bob</p><button id=t>Send</button></form>',
  );
  expect(partsOf(await inForm.preview(CLICK))).toEqual([
    { kind: 'form', words: 'To: Bob' },
    { kind: 'section', words: 'Transfer' },
  ]);
});

test('where rows differ late, they are said from there', async () => {
  const page = await show(
    `<table>${two(index => `<tr><td>${'The same words. '.repeat(30)}<td>Order ${index}<td><button class=b>Refund</button>`)}</table>${MARK}`,
  );
  expect(wordsOf(await page.preview(CLICK))).toMatch(/^… .{0,30}Order 2$/u);
});

test('figures of a clock in the row are set apart once it is proven', async () => {
  const page =
    await show(`<table><tr><td>Order 1042<td><span id=c>0:00</span> left<td><button id=t>Refund</button></table>
    <script>let n = 0; setInterval(() => { c.textContent = '0:0' + (n += 1) % 10 }, 60)</script>`);
  await expect
    .poll(async () => partsOf(await page.preview(CLICK))[0]?.still, { timeout: 4000 })
    .toBe('Order 1042 #:# left');
});
