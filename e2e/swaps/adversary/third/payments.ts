// Long: each payment has markup of its own, and all share the oracle of what is paid.
import { check, click, fill, press, select, type } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const sepa = `<main class="app-shell"><div class="card shadow-sm" id=box><div class="card-body"><h5 class="card-title">SEPA-Überweisung</h5>
<form id=f action=/api/sepa method=post><div class="mb-3"><div class="text-muted">Begünstigter</div><div class="fw-bold" id=w>Stadtwerke Köln</div><div class="font-monospace" id=iban>DE89 3704 0044 0532 0130 00</div></div>
<input type=hidden name=creditor id=k value=DE89370400440532013000><div class="input-group"><span class="input-group-text" id=cur>EUR</span><input class="form-control" name=amount id=note aria-label=Betrag value="0,00"></div>
<div class="form-text" id=fee>keine Gebühr</div><div class="d-flex justify-content-end"><button type=button class="btn btn-light">Abbrechen</button><button class="btn btn-primary" id=act>Überweisen</button></div></form></div></div></main>`;

const drawer = `<div class="ant-drawer ant-drawer-right" style="position:fixed;right:0;top:0;width:380px;height:500px;background:#fff;z-index:1000"><div class="ant-drawer-content" id=box>
<div class="ant-drawer-header"><div class="ant-drawer-title" id=h>Refund payment</div></div><div class="ant-drawer-body"><div class="ant-descriptions"><span class="lbl">Order</span><span id=o>1043</span><span class="lbl">Customer</span><span id=w>Ada Lovelace</span><span class="lbl">To card</span><span id=c>Visa ending 4242</span></div>
<div class="ant-form-item"><label for=note>Amount</label><input id=note class="ant-input" value="20.00"></div><label class="ant-checkbox"><input type=checkbox id=k> Restock items</label></div>
<div class="ant-drawer-footer"><button class="ant-btn">Cancel</button><button class="ant-btn ant-btn-dangerous" id=act><span>Refund</span></button></div></div></div>`;

const approvals = `<div class="MuiTableContainer"><table class="MuiTable-root"><thead><tr><th>Vendor<th>Invoice<th id=th>Net<th>Account<th></thead><tbody>${[
  ['Brightline Ltd', 'INV-220', '1,200.00', 'GB29 NWBK 6016'],
  ['Acme Paper', 'INV-221', '310.00', 'GB33 BUKB 2020'],
]
  .map(
    ([vendor, invoice, sum, account], n) =>
      `<tr class="MuiTableRow-root" ${n ? 'id=row' : ''}><td class=v>${vendor}<td class=i><a href="/invoices/${invoice}">${invoice}</a><td class=s>${sum}<td class=a><span title="${account} 0000 1234">${account}…</span><td><div class="MuiBox-root"><button class="MuiIconButton-root" aria-label="Reject"><svg width=16 height=16></svg></button><button class="MuiIconButton-root" aria-label="Approve" ${n ? 'id=act' : ''}><svg width=16 height=16></svg></button></div></tr>`,
  )
  .join('')}</tbody></table></div>`;

const exchange = `<section class="fx-widget" id=box><div class="fx-side"><label>You sell <input id=note value=100></label><select id=from aria-label="From currency"><option>CHF<option>USD</select></div><div class="fx-mid"><i>⇄</i><span id=rate>1 CHF = 1.08 EUR</span></div><div class="fx-side"><span>You get</span><output id=out>108.00</output><select id=to aria-label="To currency"><option>EUR<option>JPY</select></div><button class="btn" id=act>Convert</button></section>`;

const standing = `<div class="sheet" role=dialog aria-labelledby=t id=box><h2 id=t>定期转账</h2><ul class="kv"><li><span>收款人</span><b id=w>王小明</b></li><li><span>账户</span><b id=x>6222 0210 0112</b></li><li><span>频率</span><b id=y>每月</b></li></ul><label>备注 <input id=note></label><button class="van-button" id=act>确认转账</button></div>`;

const saved = `<form id=box action=/checkout method=post><fieldset class="methods"><legend>Pay with</legend>${[
  ['visa', 'Visa •• 4242'],
  ['corp', 'Company card •• 9981'],
]
  .map(
    ([id, text], n) =>
      `<label class="method"><input type=radio name=method value=${id} ${n ? 'id=corp' : 'id=visa checked'}><span>${text}</span></label>`,
  )
  .join(
    '',
  )}</fieldset><label>Reference <input name=ref id=note></label><label class="save"><input type=checkbox name=save value=1 id=save> Remember it</label><button class="btn-pay" id=act>Pay $38.00</button></form>`;

const split = `<div class="split" id=box><div class="split__head">Dinner at Luigi</div><ul class="split__people">${[
  'Ben',
  'Ada',
]
  .map(
    (who, n) =>
      `<li><span class="avatar">${who.slice(0, 1)}</span><span class=who>${who}</span><input class=part type=number aria-label="Share of ${who}" value=${n ? 20 : 30} ${n ? 'id=note' : 'id=other'}></li>`,
  )
  .join('')}</ul><button class="split__send" id=act>Request</button></div>`;

/** A bank, a payment provider, invoices and refunds. */
export const paymentPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'SEPA form, amount, then transfer',
    html: sepa,
    rows: [fill('#note', '250,00'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'another digit of the account': setText('#iban', 'DE89 3704 0044 0532 0130 08'),
      'the hidden account': `$('#k').value = 'DE12500105170648489890'`,
      'another currency': setText('#cur', 'USD'),
      'a fee comes': setText('#fee', 'inklusive Eilzuschlag'),
      'another payee that looks the same': setText('#w', 'Stadtwerke Koln'),
    },
  }),
  pageOf({
    name: 'refund in a drawer',
    html: drawer,
    rows: [fill('#note', '5.00'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another order': setText('#o', '1044'),
      'another card': setText('#c', 'Visa ending 5'),
      'the box is ticked': `$('#k').checked = true`,
      'another deed in the head': setText('#h', 'Refund all payments'),
      'the customer goes': `$('#w').remove()`,
    },
  }),
  pageOf({
    name: 'approval of invoices, icon buttons',
    html: approvals,
    about: ['#row', 'thead'],
    moments: IN_PRESS,
    changes: {
      'another account in the title': `$('#row .a span').title = 'GB94 MALL 0000 1234'`,
      'the link goes to another invoice': `$('#row .i a').href = '/invoices/INV-999'`,
      'the head says another currency': setText('#th', 'Net, thousands'),
      'the rows change places': `$('tbody').append($('tbody tr'))`,
      'the sum gets another point': setText('#row .s', '31,000'),
    },
  }),
  pageOf({
    name: 'currency exchange',
    html: exchange,
    rows: [fill('#note', '50'), click('#act')],
    own: '#note, #out',
    moments: [...AFTER_INPUT, at('focus')],
    changes: {
      'another target currency': `$('#to').selectedIndex = 1`,
      'another source currency': `$('#from').selectedIndex = 1`,
      'the rate becomes worse': setText('#rate', '1 CHF = 0.18 EUR'),
    },
  }),
  pageOf({
    name: 'Chinese standing order',
    html: standing,
    rows: [fill('#note', '房租'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another payee': setText('#w', '王小朋'),
      'another interval': setText('#y', '每日'),
      'the payee becomes the remark': setText('#w', '房租'),
      'the account goes': setText('#x', ''),
    },
  }),
  pageOf({
    name: 'saved cards',
    html: saved,
    rows: [fill('#note', 'PO 7'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'the other card is chosen': `$('#corp').checked = true`,
      'the value of the card': `$('#visa').value = 'corp'`,
      'it is remembered': `$('#save').checked = true`,
      'the button says another sum': setText('#act', 'Pay $83.00'),
    },
  }),
  pageOf({
    name: 'split of a bill',
    html: split,
    rows: [fill('#note', '25'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'the part of the other': `$('#other').value = 300`,
      'another person': setText('.who', 'Mallory'),
      'one more person': `$('.split__people').insertAdjacentHTML('beforeend', '<li><span class=who>Mallory</span></li>')`,
    },
  }),
  pageOf({
    name: 'PIN pad of a terminal',
    html: '<div class="pos" id=box><div class="pos__amount"><span id=w>12.00</span> <small id=c>GBP</small></div><div class="pos__keys"><button>1</button><button>2</button></div><button class="pos__ok" id=act>Charge</button></div>',
    moments: IN_PRESS,
    changes: {
      'the point moves': setText('#w', '120.0'),
      'another currency': setText('#c', 'KWD'),
    },
  }),
  pageOf({
    name: 'currency in a floating label',
    html: '<form id=box action=/topup><div class="MuiFormControl-root" style="position:relative;padding-top:14px"><label for=act class="MuiInputLabel-root" style="position:absolute;top:0;left:4px"><span id=w>Amount in EUR</span></label><input id=act name=amount></div><button>Top up</button></form>',
    rows: [type('#act', '100')],
    own: '#act',
    decisive: ['input'],
    moments: [...AT_FOCUS, at('keydown')],
    changes: { 'another currency': setText('#w', 'Amount in BTC') },
  }),
  pageOf({
    name: 'Enter in a payment field',
    html: '<form id=box action=/send method=post><p class="to">To <span class="chip" id=w>@ada</span></p><input name=amount id=act aria-label=Amount value=10><input type=hidden name=handle id=k value=ada><button>Send money</button></form>',
    rows: [press('#act', 'Enter')],
    decisive: ['submit'],
    moments: [BETWEEN, at('focus'), at('keydown')],
    changes: {
      'another handle': setText('#w', '@adа'),
      'the hidden handle': `$('#k').value = 'mallory'`,
      'the amount': `$('#act').value = '1000'`,
      'the form goes elsewhere by a base': `document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.test/">'); adversary.note('base')`,
    },
  }),
  pageOf({
    name: 'tip in a select, then pay',
    html: '<form id=box action=/pay><div class="bill"><span>Bill</span> <span id=w>40.00 €</span></div><label>Tip <select name=tip id=note><option value=0>none<option value=10>10 %<option value=15>15 %</select></label><label>Table <input name=table id=k value=4></label><button id=act>Pay at table</button></form>',
    rows: [select('#note', '10'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another bill': setText('#w', '44.00 €'),
      'another table': `$('#k').value = 10`,
    },
  }),
  pageOf({
    name: 'terms, then mandate',
    html: '<form id=box action=/mandate method=post><p>Ich ermächtige <b id=w>die Hausverwaltung Süd</b>, Zahlungen einzuziehen.</p><label><input type=checkbox name=ok id=note> Ich stimme zu</label><label>Höchstens <input name=limit id=k value=100></label><button id=act>Mandat erteilen</button></form>',
    rows: [check('#note'), click('#act')],
    own: '#note',
    moments: AFTER_CLICK,
    changes: {
      'another creditor': setText('#w', 'die Inkasso Nord'),
      'a higher limit': `$('#k').value = '9999'`,
      'no limit': `$('#k').disabled = true`,
      'another scheme': `$('#box').action = '/mandate/b2b'`,
    },
  }),
  pageOf({
    name: 'payees whose names have accents',
    html: '<div id=box><p>To <b id=w>Müller</b></p><p>Copy to <b id=x>José Nuñez</b></p><p>Street <b id=y>Weiße Straße</b></p><label>Note <input id=note></label><button id=act>Pay</button></div>',
    rows: [fill('#note', 'Rent'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, BETWEEN, at('pointerdown')],
    changes: {
      'one without its dots': setText('#w', 'Muller'),
      'one without its accents': setText('#x', 'Jose Nunez'),
      'another writing of a letter': setText('#y', 'Weisse Strasse'),
      'another accent': setText('#x', 'Josè Nuñez'),
    },
  }),
  pageOf({
    name: 'marks in the row of a ledger',
    html: `<table>${['Ben', 'Ada'].map((who, n) => `<tr ${n ? 'id=row' : ''}><td>${who}<td class=s>+<td class=c>€<td class=k>✓<td class=z>@<td><input aria-label="Note ${n}" ${n ? 'id=note' : ''}><td><button ${n ? 'id=act' : ''}>Book</button></tr>`).join('')}</table>`,
    rows: [fill('#note', 'Rent'), click('#act')],
    about: ['#row'],
    own: '#note',
    moments: [...AFTER_INPUT, BETWEEN, at('pointerdown')],
    changes: {
      'another sign': setText('#row .s', '−'),
      'another currency': setText('#row .c', '$'),
      'another mark': setText('#row .k', '✗'),
      'a star': setText('#row .z', '*'),
    },
  }),
  honestOf({
    name: 'session clock of a bank',
    html: `<header class="bank"><span class="session">Session ends in <b id=s>09:58</b></span></header>${sepa}<script>let n = 598; setInterval(() => { n -= 1; s.textContent = '0' + Math.floor(n / 60) + ':' + String(n % 60).padStart(2, '0') }, 100)</script>`,
    rows: [fill('#note', '250,00'), click('#act')],
    own: '#note',
    meanwhile: goesOn(900),
  }),
  honestOf({
    name: 'amount that is formatted when left',
    html: `${sepa}<script>note.onblur = () => { note.value = Number(note.value.replace(',', '.')).toFixed(2).replace('.', ',') }</script>`,
    rows: [fill('#note', '250'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'required hint that vanishes in a bank form',
    html: `${sepa.replace('keine Gebühr', 'keine Gebühr</div><div class="invalid-feedback d-block" id=err>Bitte einen Betrag eingeben')}<script>note.oninput = () => err.remove()</script>`,
    rows: [fill('#note', '250,00'), click('#act')],
    about: ['#w', '#iban', '#cur'],
    own: '#note',
  }),
  honestOf({
    name: 'pay button with a spinner while pressed',
    html: `${saved}<script>act.addEventListener('mousedown', () => { act.classList.add('loading'); act.insertAdjacentHTML('afterbegin', '<span class="spinner" aria-hidden=true></span>') })</script>`,
  }),
];
