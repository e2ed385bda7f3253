import { check, fill, select } from '../../../swaps/row-specs.ts';
import { form, LAST, type LiveCase, live, SEND } from '../live-case.ts';

/** A page answers to a box, a radio button or a list. */
export const choiceCases: readonly LiveCase[] = [
  live(
    'terms, then accept',
    form(
      `<label><input type=checkbox id=c0 name=t> I accept</label><p id=x>Please accept the terms</p>`,
      `c0.onchange = () => { x.remove() }`,
      'Continue',
    ),
    [check('#c0'), SEND],
  ),
  live(
    'terms, complaint right below hides',
    form(
      `<label><input type=checkbox id=c0 name=t> I accept</label><p id=x>Please accept the terms</p>`,
      `c0.onchange = () => { x.hidden = true }`,
      'Continue',
    ),
    [check('#c0'), SEND],
  ),
  live(
    'switch with On and Off',
    form(
      `<p><label><input type=checkbox role=switch id=c0 name=t> Notifications</label> <span id=x>Off</span></p>${LAST}`,
      `c0.onchange = () => { x.textContent = 'On' }`,
    ),
    [check('#c0'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'switch, state in a status line of the form',
    form(
      `<p id=x>Notifications are off</p><p><label><input type=checkbox role=switch id=c0 name=t> Notifications</label></p>${LAST}`,
      `c0.onchange = () => { x.textContent = 'Notifications are on' }`,
    ),
    [check('#c0'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'radio with a description below',
    form(
      `<fieldset><legend>Plan</legend><label><input type=radio name=p value=a checked> Free</label><label><input type=radio id=c0 name=p value=b> Team</label></fieldset><p id=x>For one person</p>`,
      `onchange = () => { x.textContent = 'For up to ten people' }`,
    ),
    [check('#c0'), SEND],
    { mayAsk: 'a description of what was approved: nuisance' },
  ),
  live(
    'same address: fields hide',
    form(
      `<label><input type=checkbox id=c0 name=same> Same address</label><div id=x><label>Street <input name=street></label></div>`,
      `c0.onchange = () => { x.hidden = true; x.querySelector('input').disabled = true }`,
    ),
    [check('#c0'), SEND],
    { mayAsk: 'a field less goes along: nuisance' },
  ),
  live(
    'other: field shows',
    form(
      `<label><input type=checkbox id=c0 name=o> Other</label><div id=x hidden><label>Which <input name=which disabled></label></div>`,
      `c0.onchange = () => { x.hidden = false; x.querySelector('input').disabled = false }`,
    ),
    [check('#c0'), SEND],
    { mayAsk: 'an empty field more goes along: nuisance' },
  ),
  live(
    'stars, in words',
    form(
      `<fieldset><legend>Rating</legend>${[1, 2, 3, 4, 5].map(n => `<label><input type=radio id=s${n} name=s value=${n}>${n}</label>`).join('')}</fieldset><p id=x>Choose a rating</p>`,
      `onchange = e => { x.textContent = ['','Bad','Poor','OK','Good','Great'][e.target.value] }`,
    ),
    [check('#s4'), SEND],
  ),
  live(
    'stars, sentence',
    form(
      `<fieldset><legend>Rating</legend>${[1, 2, 3, 4, 5].map(n => `<label><input type=radio id=s${n} name=s value=${n}>${n}</label>`).join('')}</fieldset><p id=x>Not rated yet</p><label>Review <textarea id=first name=r></textarea></label>`,
      `onchange = e => { if (e.target.name === 's') x.textContent = 'You rated this ' + e.target.value + ' out of 5' }`,
    ),
    [check('#s4'), fill('#first', 'Nice'), SEND],
  ),
  live(
    'country, then city that is there',
    form(
      `<select id=c aria-label=Country name=c><option>Germany<option>France</select><select id=d aria-label=City name=d><option>Berlin<option>Paris</select>`,
      `c.onchange = () => { d.innerHTML = '<option>Lyon<option>Paris' }`,
    ),
    [select('#c', 'France'), select('#d', 'Paris'), SEND],
  ),
  live(
    'country whose phone code follows',
    form(
      `<select id=c aria-label=Country name=c><option>Germany<option>France</select><p><span id=x>+49</span> <label>Phone <input id=first name=first></label></p>`,
      `c.onchange = () => { x.textContent = '+33' }`,
    ),
    [select('#c', 'France'), fill('#first', '123456'), SEND],
    { mayAsk: 'the code belongs to the number: nuisance to most' },
  ),
  live(
    'language select that translates the form',
    form(
      `<select id=c aria-label=Language name=c><option>English<option>Deutsch</select><p><label><span id=x>Name</span> <input id=first name=first></label></p>`,
      `c.onchange = () => { x.textContent = 'Name (deutsch)'; send.textContent = 'Speichern' }`,
    ),
    [select('#c', 'Deutsch'), fill('#first', 'Ann'), SEND],
    { mayAsk: 'names changed' },
  ),
  live(
    'sort select, list below',
    `<section><label>Sort <select id=c><option>Newest<option>Price</select></label><ul id=x><li>Hat</li><li>Bag</li></ul><button id=send onclick="did = 1">Export</button></section><script>c.onchange = () => { x.prepend(x.lastChild) }</script>`,
    [select('#c', 'Price'), SEND],
    { mayAsk: 'a list in the group was sorted: nuisance' },
  ),
  live(
    'page size select',
    `<section><label>Rows <select id=c><option>10<option>50</select></label> <span id=x>1–10 of 131</span> <button id=send onclick="did = 1">Next page</button></section><script>c.onchange = () => { x.textContent = '1–50 of 131' }</script>`,
    [select('#c', '50'), SEND],
    { mayAsk: 'a range that follows: nuisance' },
  ),
  live(
    'select with a hint that follows',
    form(
      `<p><label>Kind <select id=c name=c><option>Bug<option>Idea</select></label></p><p id=x>Tell us what went wrong</p><label>Text <textarea id=first name=t></textarea></label>`,
      `c.onchange = () => { x.textContent = 'Tell us your idea' }`,
    ),
    [select('#c', 'Idea'), fill('#first', 'More'), SEND],
  ),
];
