import { fill } from '../../../swaps/row-specs.ts';
import { form, LAST, type LiveCase, live, MAIL, SEND } from '../live-case.ts';

/** A form judges a value, or writes it in another way. */
export const answerCases: readonly LiveCase[] = [
  live(
    'password strength in words',
    form(
      `<p><label>Password <input id=pw type=password name=pw></label></p><p id=x>Too short</p>${LAST}`,
      `pw.oninput = () => { x.textContent = pw.value.length > 8 ? 'Strong' : 'Weak' }`,
    ),
    [fill('#pw', 'Tr0ub4dor&3xyz'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'password rules that are ticked',
    form(
      `<p><label>Password <input id=pw type=password name=pw></label></p><ul><li id=a>✗ 8 characters</li><li id=b>✗ One digit</li></ul>`,
      `pw.oninput = () => { a.textContent = '✓ 8 characters'; b.textContent = '✓ One digit' }`,
    ),
    [fill('#pw', 'Tr0ub4dor&3xyz'), SEND],
  ),
  live(
    'password rules that vanish',
    form(
      `<p><label>Password <input id=pw type=password name=pw></label></p><ul><li id=a>8 characters</li><li id=b>One digit</li></ul>`,
      `pw.oninput = () => { a.remove(); b.remove() }`,
    ),
    [fill('#pw', 'Tr0ub4dor&3xyz'), SEND],
  ),
  live(
    'passwords match',
    form(
      `<p><label>Password <input id=pw type=password name=pw></label></p><p><label>Again <input id=pw2 type=password name=pw2></label></p><p id=x>Passwords do not match</p>`,
      `form.oninput = () => { x.textContent = pw.value === pw2.value ? 'Passwords match' : 'Passwords do not match' }`,
    ),
    [fill('#pw', 'Tr0ub4dor&3xyz'), fill('#pw2', 'Tr0ub4dor&3xyz'), SEND],
  ),
  live(
    'user name that is free, later',
    form(
      `<p><label>User name <input id=first name=first></label> <span id=x></span></p>${LAST}`,
      `first.oninput = () => { x.textContent = 'Checking…'; setTimeout(() => { x.textContent = 'ann is available' }, 300) }`,
    ),
    [fill('#first', 'ann'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'user name that is free, much later',
    form(
      `<p><label>User name <input id=first name=first></label> <span id=x></span></p>${LAST}`,
      `first.oninput = () => { x.textContent = 'Checking…'; setTimeout(() => { x.textContent = 'ann is available' }, 1500) }`,
    ),
    [fill('#first', 'ann'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'did you mean',
    form(`${MAIL}<p id=x></p>`, `mail.onchange = () => { x.textContent = 'Did you mean ann@gmail.com?' }`),
    [fill('#mail', 'ann@gmial.com'), SEND],
  ),
  live(
    'company that is recognised',
    form(
      `${MAIL}<p id=x></p>${LAST}`,
      `mail.onchange = () => { x.textContent = 'We recognised Example Ltd.' }`,
    ),
    [fill('#mail', 'ann@example.com'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'money formatted at blur',
    form(
      `<p><label>Amount <input id=first name=first></label></p>${LAST}`,
      `first.onblur = () => { first.value = Number(first.value).toLocaleString('en', { minimumFractionDigits: 2 }) }`,
    ),
    [fill('#first', '1234.5'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'card number grouped',
    form(
      `<p><label>Card number <input id=first name=first autocomplete=cc-number></label> <span id=x></span></p>${LAST}`,
      `first.oninput = () => { first.value = first.value.replace(/\\D/g, '').replace(/(.{4})(?=.)/g, '$1 '); x.textContent = 'Visa' }`,
    ),
    [fill('#first', '4242424242424242'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'phone grouped',
    form(
      `<p><label>Phone <input id=first name=first type=tel></label></p>${LAST}`,
      `first.oninput = () => { const d = first.value.replace(/\\D/g, ''); first.value = '(' + d.slice(0, 3) + ') ' + d.slice(3, 6) + '-' + d.slice(6) }`,
    ),
    [fill('#first', '2125550123'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'IBAN upper case and grouped, bank named',
    form(
      `<p><label>IBAN <input id=first name=first></label></p><p id=x></p>${LAST}`,
      `first.oninput = () => { first.value = first.value.toUpperCase().replace(/ /g, '').replace(/(.{4})(?=.)/g, '$1 '); x.textContent = 'Commerzbank Berlin' }`,
    ),
    [fill('#first', 'de89370400440532013000'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'post code that fills the town',
    form(
      `<p><label>Post code <input id=first name=first></label></p><p><label>Town <input id=town name=town></label></p>`,
      `first.onchange = () => { town.value = 'Berlin' }`,
    ),
    [fill('#first', '10115'), SEND],
    { mayAsk: 'a visible field that nobody approved: useful once' },
  ),
  live(
    'post code that names the town',
    form(
      `<p><label>Post code <input id=first name=first></label></p><p id=x></p>${LAST}`,
      `first.onchange = () => { x.textContent = 'Berlin, Germany' }`,
    ),
    [fill('#first', '10115'), fill('#last', 'Lee'), SEND],
  ),
];
