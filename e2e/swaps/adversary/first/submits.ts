import { click, fill, press } from '../../row-specs.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AFTER_FILL, AT_PRESS, at, BETWEEN, inRow1 } from '../moments.ts';

const divButtonInForm: AdversaryPage = {
  name: 'div button in a form',
  html: `${STYLE}<form id=f action=/pay method=post><input type=hidden id=to name=to value=ada><label>Amount <input id=amount name=amount value=10></label><label>Note <input id=note name=note></label><div role=button tabindex=0 id=act>Pay</div></form><script>act.addEventListener('click', () => f.requestSubmit())</script>`,
  rows: [click('#act')],
  about: ['#f'],
  own: '#note',
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the hidden value becomes another': `$('#to').value = 'mallory'`,
    'the amount becomes another': `$('#amount').value = '999'`,
    'the action becomes another': `$('#f').action = '/evil'`,
    'the method becomes another': `$('#f').method = 'get'`,
    'a hidden field is added': `$('#f').insertAdjacentHTML('beforeend', '<input type=hidden name=cc value=x>')`,
  },
};

const clicked: AdversaryPage = {
  ...{
    name: 'form after the person clicked elsewhere',
    html: `${STYLE}<form id=f action=/pay><label>Payee <input id=payee name=payee readonly value=Ada></label><label>Amount <input id=amount name=amount value=10></label><select id=cur name=cur><option>EUR<option>BTC</select><input type=checkbox id=x name=x aria-label=Extra><input type=hidden id=h name=h value=1><button id=act>Pay</button></form><p style="margin-top:200px" id=blank>Some text to click on</p>`,
    rows: [click('#act')],
    about: ['#f'],
    decisive: ['click'],
  },
  moments: [BETWEEN],
  meanwhile: page => page.mouse.click(60, 280),
  changes: {
    'the read-only payee becomes another': `$('#payee').value = 'Mallory'`,
    'the amount becomes another': `$('#amount').value = '9999'`,
    'the currency becomes another': `$('#cur').selectedIndex = 1`,
    'the box is ticked': `$('#x').checked = true`,
    'the hidden value becomes another': `$('#h').value = 9`,
    'a field is added': `$('#f').insertAdjacentHTML('beforeend', '<input name=bcc value=mallory>')`,
  },
};

const enter: AdversaryPage = {
  name: 'Enter in a field, default button',
  html: `${STYLE}<h2 id=h>Invite to Blue</h2><form id=f action=/invite method=post><label>Mail <input id=note name=mail></label><label>Role <select id=role name=role><option>guest<option>owner</select></label><button id=b name=do value=invite>Invite</button></form>`,
  rows: [fill('#note', 'a@x.test'), press('#note', 'Enter')],
  about: ['#f', '#h'],
  own: '#note',
  decisive: ['click'],
  moments: [BETWEEN, ...AFTER_FILL, inRow1('change', 700), at('keydown')],
  changes: {
    'the role becomes another': `$('#role').selectedIndex = 1`,
    'another button comes first': `$('#f').insertAdjacentHTML('afterbegin', '<button name=do value=delete>Delete</button>')`,
    'the address of the button becomes another': `$('#b').setAttribute('formaction', '/delete')`,
    'the value of the button becomes another': `$('#b').value = 'delete'`,
    'the words of the button becomes another': `$('#b').textContent = 'Delete'`,
    'the heading becomes another': `$('#h').textContent = 'Invite to Red'`,
    'another button takes its place': `$('#b').disabled = true; $('#f').insertAdjacentHTML('beforeend', '<button name=do value=x>X</button>')`,
  },
};

/** What a form sends, where to, and by which button. */
export const submitPages: readonly AdversaryPage[] = [
  divButtonInForm,
  clicked,
  enter,
  {
    name: 'form with a type=button',
    html: `${STYLE}<form id=row><label>To <input name=to id=to value=Ada></label><label>Amount <input name=amount id=am value=10></label><select id=cur name=cur><option>EUR<option>BTC</select><textarea name=m id=m>Hi</textarea><input type=hidden name=h id=h value=1><label>Note <input id=note></label><p id=p>Pay Ada</p><button type=button id=act>Pay</button></form>`,
    rows: [fill('#note'), click('#act')],
    about: ['#row'],
    own: '#note',
    decisive: ['click'],
    moments: [BETWEEN, at('pointerdown'), inRow1('input'), inRow1('input', 100)],
    changes: {
      'the payee becomes another': `$('#to').value = 'Mallory'`,
      'the amount becomes another': `$('#am').value = '999'`,
      'the currency becomes another': `$('#cur').selectedIndex = 1`,
      'the text becomes another': `$('#m').value = 'x'`,
      'the hidden value becomes another': `$('#h').value = 'x'`,
      'the words become others': `$('#p').textContent = 'Pay Mallory'`,
    },
  },
  {
    name: 'dialog element with a field',
    html: `${STYLE}<dialog open id=row><h2>Send</h2><p>To <input id=to readonly value=Ada> <output id=o>20</output></p><select id=s><option>now<option>each month</select><button id=act>Send</button></dialog>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the read-only field becomes another': `$('#to').value = 'Mallory'`,
      'the output becomes another': `$('#o').value = '2000'`,
      'the choice becomes another': `$('#s').selectedIndex = 1`,
    },
  },
];
