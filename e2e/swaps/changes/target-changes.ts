import { NotThere } from '../in-page/stage.ts';
import { type Change, change, type Edits } from './change.ts';

/** The target itself becomes something else. */
export const targetChanges: readonly Change[] = [
  change("button's text", at => retext(at, 'Delete account')),
  change("button's text, cased and spaced alike", at => retext(at, `${at.target.textContent} 9,999 €`)),
  change("target's aria-label", at => at.attribute('target', 'aria-label', 'Delete account')),
  change("target's aria-labelledby", at => {
    at.find('#heading').insertAdjacentHTML('beforeend', '<span id=elsewhere></span>');
    at.attribute('target', 'aria-labelledby', 'heading');
  }),
  change("target's role", at => at.attribute('target', 'role', 'menuitem')),
  change("target's tag through its type", at => {
    if (!(at.target instanceof HTMLButtonElement)) throw new NotThere('button');
    at.target.type = at.target.type === 'submit' ? 'button' : 'submit';
  }),
  change("link's address", at => linkOf(at).setAttribute('href', '/delete')),
  change("link's host", at => linkOf(at).setAttribute('href', 'https://evil.test/help')),
  change("link's window", at => linkOf(at).setAttribute('target', '_blank')),
  change("link's download", at => linkOf(at).setAttribute('download', 'help.exe')),
  change('popover that it opens', at => {
    at.find('[popovertarget]');
    at.attribute('target', 'popovertarget', 'two');
  }),
  change("field's label", at => relabel(at, 'Password')),
  change("field's placeholder", at => fieldOf(at).setAttribute('placeholder', 'Your password')),
  change('field becomes a password field', at => at.value('target', 'type', fieldOf(at) && 'password')),
  change("field's name", at => fieldOf(at).setAttribute('name', 'password')),
  change("field's form by attribute", at => {
    at.find('#other');
    fieldOf(at).setAttribute('form', 'other');
  }),
  change('field moves to another form', at => at.find('#other').append(fieldOf(at))),
  change("tick's value", at => at.value('#extra', 'value', 'sell-data')),
  change("tick's name", at => at.attribute('#extra', 'name', 'accept_terms')),
  change("radio's value", at => at.value('#once', 'value', 'hourly')),
  change("option's value", at => option(at).setAttribute('value', 'instant')),
  change("option's words", at => {
    option(at).label = 'Instant, 99 €';
  }),
  change("options' values exchanged", at => {
    const other = at.find('#plan option:last-child');
    const value = option(at).value;
    option(at).value = other.getAttribute('value') ?? '';
    other.setAttribute('value', value);
  }),
];

function retext({ target }: Edits, text: string): void {
  if (/^(input|textarea|select)$/.test(target.localName)) throw new NotThere('text');
  target.textContent = text;
}

function linkOf({ target }: Edits): HTMLElement {
  if (!(target instanceof HTMLAnchorElement)) throw new NotThere('link');
  return target;
}

function fieldOf({ target }: Edits): HTMLElement {
  if (!/^(input|textarea|select)$/.test(target.localName)) throw new NotThere('field');
  return target;
}

function relabel(at: Edits, text: string): void {
  const [label] =
    'labels' in fieldOf(at) && at.target instanceof HTMLInputElement ? (at.target.labels ?? []) : [];
  const [first] = label ? [...label.childNodes].filter(node => node instanceof Text && node.data.trim()) : [];
  if (!(first instanceof Text)) throw new NotThere('label');
  first.data = text;
}

function option(at: Edits): HTMLOptionElement {
  const found = at.find('#plan').querySelector('option[value=fast]');
  if (!(found instanceof HTMLOptionElement)) throw new NotThere('option');
  return found;
}
