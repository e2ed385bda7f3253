import { expect, test } from 'vitest';
import { compareWords } from '../../extension/page/naming/compare-words.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

/** What a person sees on the target is on the card: in its name, or in the words marked as painted. */
const show = inBrowser();

interface Case {
  what: string;
  html: string;
  /** The words that are painted. */
  sees: string;
  /** Words that are in the name alone. */
  unseen?: string;
  /** Honest: nothing is marked. */
  same?: true;
  action?: string;
}

const SR = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap';

/** One in five for each change. */
const PER_CHANGE = 22;

const CASES: Case[] = [
  // names given by attributes
  {
    what: 'aria-label',
    html: '<button id=t aria-label="Cancel order">Pay 900 €</button>',
    sees: 'Pay 900 €',
    unseen: 'Cancel',
  },
  {
    what: 'aria-labelledby to a hidden element',
    html: '<span hidden id=x>Cancel</span><button id=t aria-labelledby=x>Pay 900 €</button>',
    sees: 'Pay 900 €',
    unseen: 'Cancel',
  },
  {
    what: 'aria-labelledby to a visible word elsewhere',
    html: '<h2 id=x>Newsletter</h2><button id=t aria-labelledby=x>Delete account</button>',
    sees: 'Delete account',
    unseen: 'Newsletter',
  },
  {
    what: 'aria-labelledby with itself',
    html: '<h2 id=x>Order 7</h2><button id=t aria-labelledby="t x">Refund</button>',
    sees: 'Refund',
  },
  { what: 'title on an icon', html: '<button id=t title="Close">✕</button>', sees: '', same: true },
  {
    what: 'link with aria-label',
    html: '<a id=t href=/x aria-label="Read more">Confirm transfer</a>',
    sees: 'Confirm transfer',
    unseen: 'Read more',
  },
  {
    what: 'aria-label in Chinese, words in Chinese',
    html: '<button id=t aria-label="取消">确认支付</button>',
    sees: '确认支付',
    unseen: '取消',
  },
  {
    what: 'a single Han letter',
    html: '<button id=t aria-label="取消">删</button>',
    sees: '删',
    unseen: '取消',
  },
  {
    what: 'only a digit with aria-label',
    html: '<button id=t aria-label="Page two">3</button>',
    sees: '3',
    unseen: 'Page two',
  },
  {
    what: 'a lone letter with another label',
    html: '<button id=t aria-label="No">Y</button>',
    sees: 'Y',
    unseen: 'No',
  },
  {
    what: 'percentages with another label',
    html: '<button id=t aria-label="Tip 10%">25%</button>',
    sees: '25%',
    unseen: 'Tip 10%',
  },
  { what: 'Ja/Nein', html: '<button id=t aria-label="Nein">Ja</button>', sees: 'Ja', unseen: 'Nein' },
  {
    what: 'OK under aria-label with those letters inside',
    html: '<button id=t aria-label="Look around">ok</button>',
    sees: 'ok',
    unseen: 'Look around',
  },
  {
    what: 'Pay inside Payment history',
    html: '<button id=t aria-label="Payment history">Pay</button>',
    sees: 'Pay',
    unseen: 'history',
  },
  {
    what: 'Do not delete, painted delete',
    html: '<button id=t aria-label="Do not delete">Delete</button>',
    sees: 'Delete',
    unseen: 'not',
  },
  {
    what: 'unsubscribe painted subscribe',
    html: '<button id=t aria-label="Unsubscribe">Subscribe</button>',
    sees: 'Subscribe',
    unseen: 'Unsubscribe',
  },
  {
    what: 'minus lost in comparison',
    html: '<button id=t aria-label="Transfer 100">Transfer -100</button>',
    sees: 'Transfer -100',
    unseen: 'Transfer 100',
  },
  {
    what: 'decimal point lost in comparison',
    html: '<button id=t aria-label="Pay 1.00 EUR">Pay 100 EUR</button>',
    sees: 'Pay 100 EUR',
    unseen: '1.00',
  },
  { what: 'plus and minus buttons', html: '<button id=t aria-label="+">−</button>', sees: '−', unseen: '+' },
  {
    what: 'case only',
    html: '<button id=t aria-label="save changes">SAVE CHANGES</button>',
    sees: '',
    same: true,
  },
  // hidden in the element
  {
    what: 'visually hidden text with another word painted by ::before',
    html: `<style>#t::before{content:"Delete all"}</style><button id=t><span style="${SR}">Keep</span></button>`,
    sees: 'Delete all',
    unseen: 'Keep',
  },
  {
    what: 'aria-hidden text',
    html: `<button id=t><span aria-hidden=true>Pay now</span><span style="${SR}">Show details</span></button>`,
    sees: 'Pay now',
    unseen: 'Show details',
  },
  {
    what: 'only aria-hidden text',
    html: '<button id=t><span aria-hidden=true>Pay now</span></button>',
    sees: 'Pay now',
  },
  {
    what: 'aria-hidden beside visible',
    html: '<button id=t>Delete<span aria-hidden=true> everything</span></button>',
    sees: 'Delete everything',
  },
  {
    what: 'visually hidden "not" suffix',
    html: `<button id=t>Send<span style="${SR}"> nothing</span></button>`,
    sees: 'Send',
    unseen: 'nothing',
  },
  {
    what: 'white on white word',
    html: '<body style="background:#fff"><button id=t style="background:#fff;border:0"><span style="color:#fff">Do not</span> delete</button>',
    sees: 'delete',
    unseen: 'Do not',
  },
  {
    what: 'nearly white on white',
    html: '<body style="background:#fff"><button id=t style="background:#fff;border:0"><span style="color:#fefefe">Do not</span> delete</button>',
    sees: 'delete',
    unseen: 'Do not',
  },
  {
    what: 'font-size 0 with ::after',
    html: '<style>#t{font-size:0}#t::after{content:"Delete account";font-size:16px}</style><button id=t>Save draft</button>',
    sees: 'Delete account',
    unseen: 'Save draft',
  },
  {
    what: 'font-size 1px',
    html: '<button id=t><span style="font-size:1px">Do not </span>delete</button>',
    sees: 'delete',
    unseen: 'Do not',
  },
  {
    what: 'font-size 4px',
    html: '<button id=t style="padding:9px"><span style="font-size:3.2px">Never </span>delete</button>',
    sees: 'delete',
    unseen: 'Never',
  },
  {
    what: 'negative indent with ::before',
    html: '<style>#t{text-indent:-9999px;overflow:hidden;width:120px;position:relative}#t::before{content:"Wire money";text-indent:0;position:absolute;left:4px}</style><button id=t>Show help</button>',
    sees: 'Wire money',
    unseen: 'Show help',
  },
  {
    what: 'negative indent of 300px',
    html: '<style>#t{display:block;text-align:left;text-indent:-300px;overflow:hidden;width:120px;position:relative;white-space:nowrap}#t::before{content:"Wire money";position:absolute;left:304px}</style><button id=t>Show help</button>',
    sees: 'Wire money',
    unseen: 'Show help',
  },
  {
    what: 'transform scale(0) word',
    html: '<button id=t><span style="display:inline-block;transform:scale(0)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'transform scaleX(0) word',
    html: '<button id=t><span style="display:inline-block;transform:scaleX(0)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'transform translate out',
    html: '<button id=t style="overflow:hidden;width:120px"><span style="display:inline-block;position:absolute;transform:translateX(-4000px)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'clip-path inset 100%',
    html: '<button id=t><span style="display:inline-block;clip-path:inset(0 100% 0 0)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'clip-path circle 0',
    html: '<button id=t><span style="display:inline-block;clip-path:circle(0 at 50% 50%)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'overflow hidden height 0',
    html: '<button id=t><span style="display:block;height:0;overflow:hidden">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'overflow hidden max-width 0',
    html: '<button id=t><span style="display:inline-block;max-width:0;overflow:hidden;white-space:nowrap;vertical-align:top">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'overflow hidden on the button cuts the second line',
    html: '<button id=t style="width:60px;height:24px;overflow:hidden;display:block;padding:0;line-height:24px;vertical-align:top"><span style="display:block;height:24px">Pay</span><span style="display:block;height:24px">Cancel my order</span></button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'text-overflow ellipsis cuts',
    html: '<button id=t style="width:70px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;display:block">Confirm &amp; delete all data</button>',
    sees: 'Confirm',
    same: true,
  },
  {
    what: 'opacity 0 word',
    html: '<button id=t><span style="opacity:0">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'opacity .01',
    html: '<button id=t><span style="opacity:.01">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'opacity .06',
    html: '<button id=t><span style="opacity:.06">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'filter opacity(0%)',
    html: '<button id=t><span style="filter:opacity(0%)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'color transparent',
    html: '<button id=t><span style="color:transparent">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'color with alpha 1%',
    html: '<button id=t><span style="color:rgb(0 0 0 / 1%)">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'visibility hidden in place',
    html: '<button id=t><span style="visibility:hidden">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'content-visibility hidden',
    html: '<button id=t><span style="content-visibility:hidden;display:inline-block">Cancel</span>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'content: replaces the text of an element',
    html: '<style>#t b{content:url("data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27/>")}</style><button id=t><b>Cancel</b>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  // generated
  {
    what: '::before alone',
    html: '<style>#t::before{content:"Transfer all"}</style><button id=t></button>',
    sees: 'Transfer all',
  },
  {
    what: '::before under aria-label',
    html: '<style>#t::before{content:"Transfer all"}</style><button id=t aria-label=Help></button>',
    sees: 'Transfer all',
    unseen: 'Help',
  },
  {
    what: 'attr() in content',
    html: '<style>#t::before{content:attr(data-l)}</style><button id=t data-l="Transfer all" aria-label=Help></button>',
    sees: 'Transfer all',
    unseen: 'Help',
  },
  {
    what: 'variable in content',
    html: '<style>#t{--l:"Transfer all"}#t::after{content:var(--l)}</style><button id=t aria-label=Help></button>',
    sees: 'Transfer all',
    unseen: 'Help',
  },
  {
    what: 'content with alternative text',
    html: '<style>#t::after{content:"Transfer all" / "Help"}</style><button id=t></button>',
    sees: 'Transfer all',
  },
  {
    what: '::before of a child',
    html: '<style>#t i::before{content:"Erase disk"}</style><button id=t aria-label="Format text"><i></i></button>',
    sees: 'Erase disk',
    unseen: 'Format text',
  },
  {
    what: '::before coloured unlike the text',
    html: '<style>#t::before{content:"Do not ";color:red}</style><button id=t>delete</button>',
    sees: 'Do not delete',
  },
  {
    what: '::before white on white, ahead of the word',
    html: '<style>body{background:#fff}#t{background:#fff}#t::before{content:"Do not ";color:#fff}</style><button id=t>delete</button>',
    sees: 'delete',
    unseen: 'Do not',
  },
  {
    what: '::marker',
    html: '<style>#t{display:list-item;list-style-position:inside}#t::marker{content:"Wipe "}</style><a id=t href=/x aria-label=Help>disk</a>',
    sees: 'Wipe disk',
    unseen: 'Help',
  },
  {
    what: 'text-transform uppercase',
    html: '<button id=t style="text-transform:uppercase">Save</button>',
    sees: 'save',
    same: true,
  },
  {
    what: 'list of quotes',
    html: '<style>#t::before{content:open-quote}#t::after{content:close-quote}</style><button id=t>Save</button>',
    sees: 'Save',
    same: true,
  },
  // pictures
  {
    what: 'img alt unlike the caption',
    html: '<button id=t><img alt="Cancel" width=20 height=20 src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">Buy now</button>',
    sees: 'Buy now',
    unseen: 'Cancel',
  },
  {
    what: 'img alt alone',
    html: '<button id=t><img alt="Cancel" width=20 height=20 src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></button>',
    sees: 'Cancel',
    same: true,
  },
  {
    what: 'input type=image',
    html: '<form><input id=t type=image alt="Buy now" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=30 height=30></form>',
    sees: 'Buy now',
    same: true,
  },
  {
    what: 'svg text with title',
    html: '<button id=t><svg width=120 height=20><title>Help</title><text y=15>Wire money</text></svg></button>',
    sees: 'Wire money',
    unseen: 'Help',
  },
  {
    what: 'svg text with aria-label',
    html: '<button id=t aria-label=Help><svg width=120 height=20><text y=15>Wire money</text></svg></button>',
    sees: 'Wire money',
    unseen: 'Help',
  },
  {
    what: 'svg use of text',
    html: '<svg width=0 height=0><defs><text id=w y=15>Wire money</text></defs></svg><button id=t aria-label=Help><svg width=120 height=20><use href=#w /></svg></button>',
    sees: 'Wire money',
    unseen: 'Help',
  },
  {
    what: 'svg foreignObject',
    html: '<button id=t aria-label=Help><svg width=120 height=20><foreignObject width=120 height=20><div>Wire money</div></foreignObject></svg></button>',
    sees: 'Wire money',
    unseen: 'Help',
  },
  {
    what: 'svg text fill none',
    html: '<button id=t><svg width=60 height=20><text y=15 fill=none>Cancel</text></svg>Pay</button>',
    sees: 'Pay',
    unseen: 'Cancel',
  },
  {
    what: 'svg tspan',
    html: '<a id=t href=/x aria-label="Details"><svg width=160 height=20><text y=15>Del<tspan>ete</tspan> all</text></svg></a>',
    sees: 'Delete all',
    unseen: 'Details',
  },
  {
    what: 'icon font ligature',
    html: '<style>@font-face{font-family:"Material Icons";src:url(data:font/woff2;base64,)}.i{font-family:"Material Icons"}</style><button id=t aria-label="Delete"><i class=i style="display:inline-block;width:16px;overflow:hidden">delete_forever</i></button>',
    sees: '',
  },
  {
    what: 'a font called icon that shows plain words',
    html: '<button id=t aria-label="Help"><i style="font-family:Iconsolata,monospace">wipe_disk</i></button>',
    sees: 'wipe_disk',
    unseen: 'Help',
  },
  // shadow, slots
  // fields
  {
    what: 'label and aria-label of a field',
    html: '<label>IBAN of the payee <input id=t aria-label="Comment"></label>',
    sees: 'IBAN of the payee',
    unseen: 'Comment',
    action: 'fill',
  },
  {
    what: 'placeholder and aria-label',
    html: '<input id=t placeholder="IBAN of the payee" aria-label="Comment">',
    sees: 'IBAN of the payee',
    unseen: 'Comment',
    action: 'fill',
  },
  {
    what: 'label for elsewhere hidden, text before',
    html: `<label for=t style="${SR}">Comment</label><span>IBAN of the payee</span> <input id=t>`,
    sees: 'IBAN of the payee',
    unseen: 'Comment',
    action: 'fill',
  },
  {
    what: 'aria-label with the text right before',
    html: `<p>IBAN of the payee: <input id=t aria-label=Comment></p>`,
    sees: 'IBAN of the payee',
    unseen: 'Comment',
    action: 'fill',
  },
  {
    what: 'checkbox with aria-label and text after',
    html: `<p><input id=t type=checkbox aria-label="Remember me"> Share my data with partners</p>`,
    sees: 'Share my data',
    unseen: 'Remember me',
    action: 'check',
  },
  {
    what: 'checkbox with a label and aria-label',
    html: `<label><input id=t type=checkbox aria-label="Remember me"> Share my data with partners</label>`,
    sees: 'Share my data',
    unseen: 'Remember me',
    action: 'check',
  },
  {
    what: 'label whose words are painted by ::after',
    html: `<style>label::after{content:"Share my data"}</style><label for=t aria-label=x></label><input id=t type=checkbox aria-label="Remember me">`,
    sees: 'Share my data',
    unseen: 'Remember me',
    action: 'check',
  },
  {
    what: 'radio with aria-label',
    html: `<label><input id=t type=radio name=r aria-label="Monthly"> Yearly, 999 €</label>`,
    sees: 'Yearly, 999 €',
    unseen: 'Monthly',
    action: 'click',
  },
  {
    what: 'select with aria-label',
    html: `<label for=t>Pay with</label><select id=t aria-label="Sort by"><option>A<option>B</select>`,
    sees: 'Pay with',
    unseen: 'Sort by',
    action: 'click',
  },
  {
    what: 'submit input with aria-label',
    html: `<form><input id=t type=submit value="Delete it" aria-label="Search"></form>`,
    sees: 'Delete it',
    unseen: 'Search',
  },
  { what: 'submit input without value', html: `<form action=/x><input id=t type=submit></form>`, sees: '' },
  {
    what: 'value as text of a button-like field',
    html: `<form><input id=t readonly value="Pay now" role=button aria-label="Help" onclick="1" style="cursor:pointer"></form>`,
    sees: 'Pay now',
    unseen: 'Help',
  },
  {
    what: 'a switch with another label',
    html: `<div role=switch id=t aria-checked=false tabindex=0 aria-label="Dark mode">Auto-pay</div>`,
    sees: 'Auto-pay',
    unseen: 'Dark mode',
  },
  {
    what: 'a combobox div with value',
    html: `<div role=combobox id=t tabindex=0 aria-label="Currency" aria-expanded=false>EUR</div>`,
    sees: '',
    same: true,
  },
  {
    what: 'summary',
    html: `<details><summary id=t aria-label="Help">Erase</summary>x</details>`,
    sees: 'Erase',
    unseen: 'Help',
  },
  {
    what: 'role=link span',
    html: `<span role=link id=t tabindex=0 aria-label="Help" onclick=1>Erase all</span>`,
    sees: 'Erase all',
    unseen: 'Help',
  },
  {
    what: 'role=img button',
    html: `<button id=t><span role=img aria-label="Help">Erase all</span></button>`,
    sees: 'Erase all',
    unseen: 'Help',
  },
  {
    what: 'child with aria-label',
    html: `<button id=t><span aria-label="Help">Erase all</span></button>`,
    sees: 'Erase all',
    unseen: 'Help',
  },
  {
    what: 'menuitem',
    html: `<div role=menu><div role=menuitem id=t tabindex=-1 aria-label="Rename">Delete file</div></div>`,
    sees: 'Delete file',
    unseen: 'Rename',
  },
  {
    what: 'option in a listbox',
    html: `<div role=listbox><div role=option id=t aria-label="Standard">Express, 40 €</div></div>`,
    sees: 'Express, 40 €',
    unseen: 'Standard',
  },
  {
    what: 'grid cell button',
    html: `<div role=grid><div role=row><div role=gridcell id=t tabindex=0 aria-label="Monday">Sunday</div></div></div>`,
    sees: 'Sunday',
    unseen: 'Monday',
  },
  {
    what: 'clickable div with aria-label',
    html: `<div id=t onclick=1 style="cursor:pointer" aria-label="Help">Erase all</div>`,
    sees: 'Erase all',
    unseen: 'Help',
  },
  {
    what: 'tile with a heading',
    html: `<div id=t role=button tabindex=0 aria-label="Basic"><h3>Enterprise</h3><p>999 €/month</p></div>`,
    sees: 'Enterprise 999 €',
    unseen: 'Basic',
  },
  { what: 'ruby', html: `<button id=t><ruby>削除<rt>さくじょ</rt></ruby></button>`, sees: '削除' },
  {
    what: 'deep nesting beyond 500 nodes',
    html: `<button id=t aria-label="Help">${'<i></i>'.repeat(600)}Erase all</button>`,
    sees: 'Erase all',
    unseen: 'Help',
  },
  {
    what: 'deep nesting before words without label',
    html: `<button id=t>Help ${'<i></i>'.repeat(600)}me erase all</button>`,
    sees: 'Help me erase all',
  },
  // bidi and letters
  { what: '::before with an RLO', html: '<button id=t>Pay \u202Edrawa\u202C</button>', sees: 'drawa' },
  {
    what: 'zero width inside',
    html: '<button id=t aria-label="Pay">P\u200Ba\u200By</button>',
    sees: 'Pay',
    same: true,
  },
  {
    what: 'soft hyphens inside',
    html: '<button id=t>Ver\u00ADsand\u00ADkosten</button>',
    sees: 'Versandkosten',
    same: true,
  },
  {
    what: 'Arabic',
    html: '<button id=t aria-label="إلغاء">ادفع الآن</button>',
    sees: 'ادفع الآن',
    unseen: 'إلغاء',
  },
  {
    what: 'Thai marks',
    html: '<button id=t aria-label="ยกเลิก">ยืนยัน</button>',
    sees: 'ยืนยัน',
    unseen: 'ยกเลิก',
  },
  {
    what: 'Hindi vowel signs differ only',
    html: '<button id=t aria-label="कम">काम</button>',
    sees: 'काम',
    unseen: 'कम',
  },
  {
    what: 'emoji differs beside word',
    html: '<button id=t aria-label="👍 Vote">👎 Vote</button>',
    sees: '👎 Vote',
  },
  {
    what: 'check and cross',
    html: '<button id=t aria-label="✗ Approve">✓ Approve</button>',
    sees: '✓ Approve',
  },
  {
    what: 'arrow direction',
    html: '<button id=t aria-label="EUR → USD">EUR ← USD</button>',
    sees: 'EUR ← USD',
  },
];

test.each(casesForRun(CASES, PER_CHANGE))('$what', async ({ html, sees, unseen, same, action = 'click' }) => {
  const page = await show(html);
  const params = action === 'fill' ? { value: 'x' } : {};
  const preview = await page.preview({ action, target: { selector: '#t' }, params });
  const { name = '', painted } = preview.status === 'bound' ? (preview.facts ?? {}) : {};
  const card = [name, painted ?? ''].map(plain);
  expect(card.join(' ')).toContain(plain(sees));
  if (same) expect(painted).toBeUndefined();
  if (unseen === undefined || !card[0]?.includes(plain(unseen))) return;
  expect(painted).toBeDefined();
  if (!plain(sees).includes(plain(unseen))) expect(card[1]).not.toContain(plain(unseen));
});

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, '');
}

test('a number that CSS counts is marked as unreadable', async () => {
  const page = await show(
    '<style>#t::after{counter-reset:c 900;content:"Pay " counter(c) " €"}</style><button id=t aria-label=Help></button>',
  );
  const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
  expect(preview).toMatchObject({ facts: { name: 'Help', painted: 'Pay \uFFFC €', isPartlyRead: true } });
});

test('more than can be read is said to be more', async () => {
  const page = await show(`<button id=t aria-label=Help>Erase ${'<i></i>'.repeat(4000)}all</button>`);
  const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
  expect(preview).toMatchObject({ facts: { painted: 'Erase', isPartlyRead: true } });
});

test.each([
  ['Pay now', 'PAY NOW ›', 'same'],
  ['Next', 'Next →', 'same'],
  ['Save', '💾 Save', 'same'],
  ['EUR → USD', 'EUR ← USD', 'different'],
  ['👍 Vote', '👎 Vote', 'different'],
  ['Transfer 100', 'Transfer −100', 'different'],
  ['Pay 1.00', 'Pay 100', 'different'],
  ['Tip 10%', '25%', 'different'],
  ['कम', 'काम', 'different'],
  ['+', '−', 'different'],
  ['Page 3', '3', 'more'],
  ['Notifications', '7', 'more'],
  ['Delete', '🗑️', 'more'],
] as const)('%s beside %s: %s', (name, painted, result) => {
  expect(compareWords(name, painted)).toBe(result);
});

test.each([
  [
    'the placeholder of a field is marked as one',
    '<input id=t placeholder="Tea, cups" aria-label=Search>',
    true,
  ],
  ['the visible label of a field is not', '<label>Pay <input id=t aria-label=Search></label>', undefined],
])('%s', async (_case, html, isPlaceholder) => {
  const page = await show(html);
  const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
  expect(preview).toMatchObject({ facts: { name: 'Search', painted: expect.any(String) } });
  expect(preview.status === 'bound' && preview.facts?.isPlaceholder).toBe(isPlaceholder);
});
