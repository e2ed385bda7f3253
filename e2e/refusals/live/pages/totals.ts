import { check, fill, select } from '../../../swaps/row-specs.ts';
import { form, LAST, type LiveCase, live, SEND } from '../live-case.ts';

const UNSEEN = { mayAsk: 'an amount that the person did not see changed: useful' };
const FOLLOWING = {
  mayAsk: 'the amount follows from the quantity the person approved: nuisance to some, right by the rule',
};

/** A page adds up what its fields cost. */
export const totalCases: readonly LiveCase[] = [
  live(
    'quantity, then Update',
    `<table><tr><td>Hat<td><input id=qty aria-label=Quantity value=1><td id=x>10 €<td><button id=send onclick="did = 1">Update</button></table><script>qty.oninput = () => { x.textContent = qty.value * 10 + ' €' }</script>`,
    [fill('#qty', '3'), SEND],
    FOLLOWING,
  ),
  live(
    'quantity, then Update, total below the table',
    `<table><tr><td>Hat<td><input id=qty aria-label=Quantity value=1><td><button id=send onclick="did = 1">Update</button></table><p>Total: <b id=x>10 €</b></p><script>qty.oninput = () => { x.textContent = qty.value * 10 + ' €' }</script>`,
    [fill('#qty', '3'), SEND],
  ),
  live(
    'quantity, then Checkout',
    form(
      `<p><label>Quantity <input id=qty name=qty value=1></label></p><p>Total: <b id=x>10 €</b></p>`,
      `qty.oninput = () => { x.textContent = qty.value * 10 + ' €' }`,
      'Check out',
    ),
    [fill('#qty', '3'), SEND],
    FOLLOWING,
  ),
  live(
    'country, then tax, then Pay',
    form(
      `<p><label>Country <select id=c name=c><option>Germany<option>France</select></label></p><p>Total: <b id=x>119 €</b></p>`,
      `c.onchange = () => { x.textContent = '120 €' }`,
      'Pay',
    ),
    [select('#c', 'France'), SEND],
    UNSEEN,
  ),
  live(
    'Pay button named with the sum',
    form(
      `<p><label>Quantity <input id=qty name=qty value=1></label></p>`,
      `qty.oninput = () => { send.textContent = 'Pay ' + qty.value * 10 + ' €' }`,
      'Pay 10 €',
    ),
    [fill('#qty', '3'), SEND],
    UNSEEN,
  ),
  live(
    'delivery, then Order',
    form(
      `<p><label><input type=radio name=d value=std checked> Standard</label><label><input type=radio id=exp name=d value=exp> Express (+5 €)</label></p><p>Total <b id=x>10 €</b></p>`,
      `exp.onchange = () => { x.textContent = '15 €' }`,
      'Order',
    ),
    [check('#exp'), SEND],
    FOLLOWING,
  ),
  live(
    'voucher, then Order',
    form(
      `<p><label>Voucher <input id=v name=v></label></p><p>Total <b id=x>10 €</b></p>`,
      `v.onchange = () => { x.textContent = '8 €' }`,
      'Order',
    ),
    [fill('#v', 'SAVE2'), SEND],
    FOLLOWING,
  ),
  live(
    'converted amount beside',
    form(
      `<p><label>Amount in EUR <input id=v name=v></label> <span id=x></span></p>`,
      `v.oninput = () => { x.textContent = '= ' + (v.value * 1.1).toFixed(2) + ' USD' }`,
      'Exchange',
    ),
    [fill('#v', '10'), SEND],
    UNSEEN,
  ),
  live(
    'fee that appears',
    form(
      `<p><label>Amount <input id=v name=v></label></p><p id=x></p>`,
      `v.oninput = () => { x.textContent = 'Fee: 1.50 €' }`,
      'Transfer',
    ),
    [fill('#v', '10'), SEND],
    UNSEEN,
  ),
  live(
    'calories of a portion',
    form(
      `<p><label>Portions <input id=v name=v value=1></label></p><p>Energy: <b id=x>200 kcal</b></p>`,
      `v.oninput = () => { x.textContent = v.value * 200 + ' kcal' }`,
      'Log meal',
    ),
    [fill('#v', '2'), SEND],
    { mayAsk: 'a figure that follows from the approved one: nuisance' },
  ),
  live(
    'nights between dates',
    form(
      `<p><label>From <input id=a name=a type=date></label> <label>To <input id=b name=b type=date></label></p><p id=x>0 nights</p>`,
      `form.oninput = () => { x.textContent = Math.round((b.valueAsDate - a.valueAsDate) / 864e5) + ' nights' }`,
      'Search',
    ),
    [fill('#a', '2026-12-01'), fill('#b', '2026-12-05'), SEND],
    { mayAsk: 'a figure that follows from the approved ones: nuisance' },
  ),
  live(
    'age from a birthday',
    form(
      `<p><label>Born <input id=a name=a type=date></label></p><p id=x></p>${LAST}`,
      `a.onchange = () => { x.textContent = '36 years old' }`,
    ),
    [fill('#a', '1990-01-01'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'slider with its figure in a paragraph',
    form(
      `<p><label>Guests <input id=a name=a type=range min=1 max=10 value=2></label></p><p id=x>2 guests</p>`,
      `a.oninput = () => { x.textContent = a.value + ' guests' }`,
    ),
    [fill('#a', '4'), SEND],
  ),
  live(
    'slider with its figure before',
    form(
      `<p><span id=x>Volume: 30 %</span> <input id=a aria-label=Volume name=a type=range value=30></p>`,
      `a.oninput = () => { x.textContent = 'Volume: ' + a.value + ' %' }`,
    ),
    [fill('#a', '60'), SEND],
  ),
];
