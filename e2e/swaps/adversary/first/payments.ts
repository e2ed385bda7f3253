import { check, click, fill } from '../../row-specs.ts';
import type { RowSpec } from '../../scenes/scene.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AFTER_FILL, AT_PRESS, at, BETWEEN, inRow1, type Moment } from '../moments.ts';

/** A bank without a form element, as single-page applications have it. */
const bankSpa = (rows: RowSpec[], moments: Moment[], name: string): AdversaryPage => ({
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
  rows,
  about: ['.panel'],
  own: '#note',
  decisive: ['click'],
  moments,
  changes: {
    'the visible amount becomes another': `$('#amount').value = '2500'`,
    'the read-only IBAN becomes another': `$('#iban').value = 'XX99 6666'`,
    'the payee chip becomes another': `$('#payee').firstChild.replaceData(0, 3, 'Mal')`,
    'the currency becomes another': `$('#cur').selectedIndex = 2`,
    'the text area becomes another': `$('#msg').value = 'I owe you more'`,
    'an unticked box is ticked': `$('#instant').checked = true`,
    'the fee becomes another': `$('#fee').value = '19 percent'`,
    'the balance becomes another': `$('#rest').value = '-2000'`,
  },
});

const bankForm: AdversaryPage = {
  name: 'bank form, submit',
  html: `${STYLE}<script>customElements.define('x-money', class extends HTMLElement { static formAssociated = true; constructor() { super(); this.i = this.attachInternals(); } connectedCallback() { this.i.setFormValue(this.getAttribute('v')); } });</script>
    <h2>Pay Ada</h2><form id=f action="/pay" method=post><label>Note <input id=note name=note></label>
    <input type=hidden name=amount id=ha value=10><x-money id=xm name=amount v=10></x-money><x-money id=tip name=tip v=0></x-money>
    <label>Coupon <input id=coupon name=coupon value=SAVE5></label><input type=hidden id=limit name=limit value=on>
    <label>Ways <select multiple id=ways name=ways><option selected value=a>A<option value=b>B</select></label>
    <label><input type=checkbox required id=agree name=agree value=yes data-z=""> I agree</label>
    <input type=hidden id=csrf name=csrf_token value=a1b2c3d4e5f6a7b8><fieldset id=fs disabled><input name=extra value=99></fieldset>
    <input type=file id=file name=doc hidden></form><button id=go form=f name=do value=pay>Pay now</button>`,
  rows: [check('#agree'), click('#go')],
  about: ['#f', 'h2'],
  own: '#agree, #csrf',
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown'), inRow1('click'), inRow1('change', 300)],
  changes: {
    'a custom element named like a native field sends another entry': `$('#xm').i.setFormValue('9999')`,
    'a custom element sends another entry': `$('#tip').i.setFormValue('50')`,
    'a custom element sends several entries': `const d = new FormData(); d.append('tip', '0'); d.append('to', 'XX9'); $('#tip').i.setFormValue(d)`,
    'the hidden limit is emptied': `$('#limit').value = ''`,
    'the visible coupon is emptied': `$('#coupon').value = ''`,
    'a second way is chosen': `$('#ways').options[1].selected = true`,
    'the fieldset is enabled': `$('#fs').disabled = false`,
    'a file is put in': `const t = new DataTransfer(); t.items.add(new File(['x'], 'x.txt')); $('#file').files = t.files`,
    'a dirname is added': `$('#coupon').setAttribute('dirname', 'to')`,
    'the hidden value equals what the box sends': `$('#ha').value = 'yes'`,
    'the button goes to another form': `document.body.insertAdjacentHTML('beforeend', '<form id=g action=/evil></form>'); $('#go').setAttribute('form', 'g')`,
    'the button skips the validation': `$('#go').formNoValidate = true`,
    'the base address becomes another': `document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.test/">')`,
    'the form gets another charset': `$('#f').acceptCharset = 'utf-16'`,
    'the heading becomes another': `$('h2').textContent = 'Pay Mallory'`,
  },
};

const amountForm: AdversaryPage = {
  name: 'transfer form, fill amount and submit',
  html: `${STYLE}<form id=f action=/pay method=post><label>Amount <input id=note name=shown></label><input type=hidden id=cents name=amount value=""><input type=hidden id=day name=day value="2026-01-02">
    <input type=hidden id=to name=to value=DE1><p id=who>To: Ada</p><p id=sum>Total: 0</p><button id=send>Send</button></form>`,
  rows: [fill('#note', '10.00'), click('#send')],
  about: ['#f'],
  own: '#note',
  decisive: ['click'],
  moments: [inRow1('input'), inRow1('change', 200)],
  changes: {
    'the hidden amount is the written one without its point': `$('#cents').value = '1000'`,
    'the hidden amount is the written one with a minus': `$('#cents').value = '-1000'`,
    'another hidden field takes the text': `$('#to').value = '10.00'`,
    'the payee becomes another': `$('#who').textContent = 'To: Mallory'`,
    'the total becomes another, without a currency': `$('#sum').textContent = 'Total: 9000'`,
    'the total becomes the length of the text': `$('#sum').textContent = 'Total: 5'`,
    'a second payee comes after the field': `$('label').insertAdjacentHTML('afterend', '<p>Paid to Mallory</p>')`,
    'a status names another payee': `$('#who').insertAdjacentHTML('afterend', '<div role=status>Now sent to Mallory as well</div>')`,
  },
};

/** Where money goes, and how much. */
export const paymentPages: readonly AdversaryPage[] = [
  bankSpa([click('#send')], AT_PRESS, 'click'),
  bankSpa([fill('#note'), click('#send')], AFTER_FILL, 'fill and click'),
  bankForm,
  amountForm,
];
