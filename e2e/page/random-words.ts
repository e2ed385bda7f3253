/** Parts of random pages: everything that decides on targets and visibility. */

export const TAGS = (
  'div div div div span span p a a button button input textarea select label ul li section nav main aside header ' +
  'footer form details summary dialog table tr td svg slot x-box h2'
).split(' ');

export const RULES = [
  '.point { cursor: pointer }',
  '.faint { opacity: 0.01 }',
  '.gone { display: none }',
  '.unseen { visibility: hidden }',
  '.open .inner, .inner.open { display: block }',
  '.inner { display: none }',
  '.grab { cursor: grab }',
  'li:first-child { cursor: pointer }',
  'section:has(.point) p { cursor: pointer }',
  '.open + div { cursor: move }',
  ':checked ~ span { cursor: pointer }',
  'div:focus-within > p { cursor: pointer }',
  '.slow { transition: opacity 30ms, visibility 30ms }',
  '.clip { overflow: hidden; width: 1px; height: 1px }',
  '.scroll { overflow: auto; height: 30px }',
  '@media (min-width: 600px) { .wide { cursor: pointer } }',
  '@container (min-width: 300px) { .roomy { cursor: pointer } }',
  '.holder { container-type: inline-size }',
  '.fixed { position: fixed; left: 3px; top: 3px }',
  '.away { position: absolute; left: -9999px }',
  '[data-x] { cursor: pointer }',
  'td { cursor: pointer }',
  ':host(.open) { cursor: pointer }',
  '::slotted(.point) { cursor: pointer }',
];

export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  class: [...RULES.join(' ').matchAll(/\.([a-z]+)/gu)].flatMap(([, name]) => name ?? []),
  // Not `until-found`: Chromium 156 measures what is in it in another place each time that it is asked in another order.
  hidden: [''],
  inert: [''],
  'aria-hidden': ['true', 'false'],
  role: ['button', 'presentation', 'textbox', 'row', 'checkbox', 'dialog', 'listbox'],
  tabindex: ['0', '-1'],
  onclick: [''],
  contenteditable: ['', 'true', 'false'],
  draggable: ['true', 'false'],
  'aria-roledescription': ['draggable'],
  href: ['#there'],
  type: ['text', 'checkbox', 'hidden', 'range', 'file', 'submit'],
  style: ['cursor: pointer', 'display: none', 'opacity: 0', 'margin-top: 900px', 'cursor: grab'],
  disabled: [''],
  open: [''],
  slot: ['one', 'two'],
  name: ['one', 'two'],
  for: ['id1', 'id2'],
  id: ['id1', 'id2', 'id3'],
  list: ['id1'],
  readonly: [''],
  'data-x': ['1'],
  popover: ['', 'manual'],
};
