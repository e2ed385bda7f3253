import { setRate } from '../in-page/stage.ts';
import { type Change, change, type Edits } from './change.ts';

/** What goes along with a submit, besides what was approved. */
export const sentChanges: readonly Change[] = [
  change('hidden value', at => at.value('#iban', 'value', 'XX9')),
  change('hidden value as an attribute', at => at.attribute('#iban', 'value', 'XX9')),
  change('hidden name', at => at.attribute('#iban', 'name', 'recipient')),
  change('added hidden field', at => add(at, '<input type=hidden name=cc value=XX9>')),
  change('second field of the same name', at => add(at, '<input type=hidden name=iban value=XX9>')),
  change('removed hidden field', at => at.find('#iban').remove()),
  change('added visible field', at => add(at, '<p><input name=tip value=50 aria-label=Tip></p>')),
  change('added field in a closed root of the page', at => addInClosedRoot(at)),
  change('read-only value', at => at.value('#payee', 'value', 'Mallory')),
  change('read-only name', at => at.attribute('#payee', 'name', 'cc')),
  change('visible amount', at => at.value('#amount', 'value', '9999')),
  change("visible amount's name", at => at.attribute('#amount', 'name', 'fee')),
  change('text of another field', at => at.value('#message', 'value', 'I owe you more')),
  change('off-screen value', at => at.value('#offscreen', 'value', 'X9')),
  change('default becomes ticked', at => at.value('#gift', 'checked', true)),
  change('value of a ticked box', at => {
    at.value('#gift', 'checked', true);
    at.value('#gift', 'value', '9999');
  }),
  change('another radio', at => at.value('#monthly', 'checked', true)),
  change("chosen radio's value", at => at.value('#once', 'value', 'weekly')),
  change('another option', at => at.value('#plan', 'value', 'instant')),
  change("chosen option's value", at => at.find('#plan option:checked').setAttribute('value', 'instant')),
  change('custom element', at => setRate(at.find('#rate'), '99')),
  change('outside field', at => at.value('#outside', 'value', 'credit')),
  change('outside field joins', at => at.attribute('#spare', 'form', 'form')),
  change('outside field moves in', at => at.find('#form').append(at.find('#spare'))),
  change('disabled field is enabled', at => at.value('#waived', 'disabled', false)),
  change('field loses its name', at => at.find('#payee').removeAttribute('name')),
  change('hidden field named like a token', at => add(at, '<input type=hidden name=csrf_token value=XX99>')),
  change('value and looks of a hidden field', at => {
    at.value('#iban', 'type', 'text');
    at.value('#iban', 'value', 'XX9');
  }),
];

function add(at: Edits, html: string): void {
  at.find('#form').insertAdjacentHTML('beforeend', html);
}

/** Form-associated, inside a root that no script finds. */
function addInClosedRoot(at: Edits): void {
  const rate = document.createElement('x-rate');
  rate.setAttribute('name', 'cc');
  const holder = document.createElement('div');
  const form = at.find('#form');
  form.append(holder);
  holder.append(rate);
  setRate(rate, 'XX9');
}
