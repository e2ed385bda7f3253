import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// What a page may do to the words around a target, to the list of fields, and to the kind of a target.
const show = inBrowser();
const two = (row: (i: number) => string) => `${row(1)}${row(2)}`;
const mark = `<script>document.querySelectorAll('.b')[1]?.setAttribute('id','t')</script>`;

interface Case { what: string; html: string; action?: string; params?: object; must?: RegExp; mustNot?: RegExp }
const cases: Case[] = [
  { what: 'heading with aria-label', html: two(i => `<section><h2 aria-label="Draft ${i}">Production database ${i}</h2><button class=b>Delete</button></section>`), must: /"words":"[^"]*Production database 2/u },
  { what: 'row text white on white before', html: `<body style="background:#fff"><table>${two(i => `<tr><td style="color:#fff">Test system ${i}<td>Production ${i}<td><button class=b>Delete</button>`)}</table>`, must: /Production 2/u, mustNot: /Test system/u },
  { what: 'row text visually hidden', html: `<table>${two(i => `<tr><td><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">Test ${i}</span>Production ${i}<td><button class=b>Delete</button>`)}</table>`, must: /Production 2/u, mustNot: /Test 2/u },
  { what: 'row text aria-hidden', html: `<table>${two(i => `<tr><td><span aria-hidden=true>Production ${i}</span><td><button class=b>Delete</button>`)}</table>`, must: /Production 2/u },
  { what: 'row text by ::before', html: `<style>td.n::before{content:attr(data-n)}</style><table>${two(i => `<tr><td class=n data-n="Production ${i}"><td><button class=b>Delete</button>`)}</table>`, must: /Production 2/u },
  { what: 'fieldset legend hidden', html: two(i => `<fieldset><legend style="display:none">Test ${i}</legend><h3>Production ${i}</h3><button class=b>Delete</button></fieldset>`), must: /Production 2/u, mustNot: /"words":"Test/u },
  { what: 'dialog question changes nothing but amount in aria-hidden', html: `<div role=dialog><p aria-hidden=true>Pay 900 € to Eve?</p><button id=t>Yes</button></div>`, must: /Pay 900/u },
  { what: 'dialog h2 with aria-label', html: `<div role=dialog><h2 aria-label="Save draft?">Delete all?</h2><button id=t>Yes</button></div>`, must: /"words":"[^"]*Delete all\?/u },
  { what: 'dialog heading says little, paragraph says what', html: `<div role=dialog><h2>Please confirm</h2><p>Delete the production database?</p><button id=t>Yes</button></div>`, must: /Delete the production/u },
  { what: 'row with the amount at its tail', html: `<table>${two(i => `<tr><td>Transfer to the account of Miller and Sons, Springfield<td>${i}900 €<td><button class=b>Approve</button>`)}</table>`, must: /2900 €/u },
  { what: 'button named as another kind (role=link on a submit)', html: `<form action="https://evil.example/x"><button id=t role=link>More</button></form>`, must: /"effect":"submits"/u },
  { what: 'a link that looks like a field', html: `<a id=t role=textbox href="https://evil.example/x">Name</a>`, must: /evil\.example/u },
  { what: 'a checkbox that submits its form', html: `<form id=f action="https://evil.example/x"><label><input id=t type=checkbox onchange="f.requestSubmit()"> Remember</label></form>`, action: 'check', must: /evil\.example|submits/u },
  { what: 'label for a submit button elsewhere', html: `<form action="https://evil.example/x"><button id=s hidden>Go</button></form><label id=t for=s>Read more</label>`, must: /evil\.example/u },
  { what: 'summary inside a link', html: `<a href="https://evil.example/x"><details><summary id=t>Open</summary></details></a>`, must: /evil\.example|acts/u },
  { what: 'label text of a sent field from far away', html: `<span id=far>Search words</span><form action=/x method=post><input name=iban aria-labelledby=far value=DE02120300000000202051><button id=t>Go</button></form>`, must: /iban/u },
  { what: 'two sent fields of the same label', html: `<form action=/x method=post><label>Name <input name=first value=Ada></label><label>Name <input name=iban value=DE1></label><button id=t>Go</button></form>`, must: /iban/u },
  { what: 'a textarea with 100,000 characters is bounded', html: `<form action=/x method=post><textarea name=x>${'y'.repeat(100_000)}</textarea><button id=t>Go</button></form>`, must: /"sends"/u, mustNot: /y{5000}/u },
  { what: 'the tail of a long sent value is kept', html: `<form action=/x method=post><textarea name=x>${'hello '.repeat(2_000)} and DELETE</textarea><button id=t>Go</button></form>`, must: /and DELETE"/u },
  { what: '500 hidden fields are counted', html: `<form action=/x method=post>${Array.from({ length: 500 }, (_, i) => `<input type=hidden name=h${i} value=${i}>`).join('')}<button id=t>Go</button></form>`, must: /"more":\d+/u },
  { what: 'bidi controls in a sent value', html: `<form action=/x method=post><input type=hidden name=to value="Bob \u202Eeve"><button id=t>Go</button></form>`, must: /\u202E/u },
  { what: 'bidi controls in near', html: `<table>${two(i => `<tr><td>Bob \u202E${i} eve<td><button class=b>Pay</button>`)}</table>`, must: /"words":"[^"]*\u202E/u },
  { what: 'bidi controls in the value before a fill', html: `<label>To <input id=t value="Bob \u202Eeve"></label>`, action: 'fill', params: { value: 'x' }, must: /\u202E/u },
  { what: 'select shows option text and value', html: `<form action=/x method=post><select name=plan><option value=enterprise_999 selected>Free</select><button id=t>Go</button></form>`, must: /enterprise_999/u },
  { what: 'selecting an option shows what it would send', html: `<form action=/x method=post><select id=t name=plan aria-label=Plan><option value=a selected>A<option value=enterprise_999>Free</select><button>Go</button></form>`, action: 'select', params: { value: 'Free' }, must: /Free/u },
  { what: 'unchecked box is listed', html: `<form action=/x method=post><label><input type=checkbox name=share value=all> Share</label><button id=t>Go</button></form>`, must: /Share/u },
  { what: 'fields of a form-associated element', html: `<form action=/x method=post><x-f name=iban></x-f><button id=t>Go</button></form><script>customElements.define('x-f', class extends HTMLElement { static formAssociated = true; constructor(){super(); this.attachInternals().setFormValue('DE12EVIL')} })</script>`, must: /DE12EVIL/u },
  { what: 'a hidden French IBAN is shown', html: `<form action=/x method=post><input type=hidden name=iban value=FR7630006000011234567890189><button id=t>Go</button></form>`, must: /FR7630006000011234567890189/u },
  { what: 'a hidden wallet address is shown', html: `<form action=/x method=post><input type=hidden name=payto value=0x52908400098527886E0F7030069857D2E4169EE7><button id=t>Go</button></form>`, must: /0x52908400098527886E0F7030069857D2E4169EE7/u },
  { what: 'a hidden command is shown', html: `<form action=/x method=post><input type=hidden name=command value=delete-all-projects-forever><button id=t>Go</button></form>`, must: /delete-all-projects-forever/u },
  { what: 'a hidden mail address is shown', html: `<form action=/x method=post><input type=hidden name=to value=eve.mallory.longname-evil.example><button id=t>Go</button></form>`, must: /eve\.mallory/u },
  { what: 'dialog question with the button’s word', html: `<div role=dialog><h2>Delete production database?</h2><button id=t>Delete</button></div>`, must: /"words":"[^"]*Delete production database\?/u },
  { what: 'dialog question with “not”', html: `<div role=dialog><h2>Do not share my data?</h2><button id=t>not</button></div>`, must: /Do not share/u },
  { what: 'row of “Paid” beside “Pay”', html: `<table><tr><td>Prepaid card 7<td><button id=t>paid</button><tr><td>x</table>`, must: /Prepaid card 7/u },
  { what: 'one letter as the name', html: `<table><tr><td>Banana board<td><button id=t>a</button><tr><td>x</table>`, must: /Banana board/u },
  { what: 'Chinese dialog question', html: `<div role=dialog><h2>确定要删除生产数据库吗？</h2><button id=t>确定</button></div>`, must: /确定要删除生产数据库吗/u },
  { what: 'form heading above a lone submit', html: `<h2>Close your account</h2><form action=/x method=post><input type=hidden name=a value=1><button id=t>Continue</button></form>`, must: /Close your account/u },
  { what: 'payee in the form', html: `<form action=/x method=post><p>To: Bob Miller</p><label>Amount <input name=a value=10></label><button id=t>Send</button></form>`, must: /Bob Miller/u },
  { what: 'name of a sandboxed srcdoc', html: `<button id=t>Go</button>`, must: /"origin":"http:\/\/page\.test"/u },
];

for (const { what, html, action = 'click', params = {}, must, mustNot } of cases)
  test(what, async () => {
    const page = await show(html + mark);
    const preview = await page.preview({ action, target: { selector: '#t' }, params } as never);
    const face = JSON.stringify({ ...preview, binding: undefined });
    const brief = face.length > 900 ? `${face.slice(0, 500)} … ${face.slice(-300)}` : face;
    if ((must && !must.test(face)) || mustNot?.test(face)) expect(brief).toEqual(`${must ?? ''} ${mustNot ? `and not ${mustNot}` : ''}`);
  });
