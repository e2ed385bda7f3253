import type { Kind } from '../dom/kind.ts';

// The page words elements itself: requests are matched against these texts and the token limit is spent on them, all before
// anything leaves the page. Readers word every other text.

export const kinds = {
  input: 'input',
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  select: 'dropdown',
  list: 'list',
  option: 'option',
  tab: 'tab',
  menuItem: 'menu item',
  slider: 'slider',
  treeItem: 'tree item',
  file: 'file picker',
  draggable: 'draggable',
  dropArea: 'drop area',
  clickable: 'clickable',
  text: 'text',
} satisfies Record<Kind, string>;

/** Fields, as people call them: what a card says. */
export const fields = {
  text: 'text field',
  multiline: 'text area',
  search: 'search field',
  password: 'password field',
  number: 'number field',
  date: 'date field',
  time: 'time field',
  color: 'color field',
};

const brackets: readonly [string, string, string] = [' (', ', ', ')'];

export const hints = {
  colon: ': ',
  brackets,
  /** With `#1` and `#2` for the place and how many there are. */
  place: '#1 of #2',
  value: 'value',
  options: 'options',
  type: 'type',
  multiline: 'multiline',
  multiple: 'multiple',
  richText: 'rich text',
  filled: 'filled',
  /** After `filled`, with `#` for the length of a value that is withheld. */
  characters: '# characters',
  ticked: 'checked',
  unticked: 'unchecked',
  expanded: 'expanded',
  collapsed: 'collapsed',
  chosen: 'current',
  disabled: 'disabled',
  readOnly: 'read-only',
  required: 'required',
  covered: 'covered',
  near: 'near',
  dialog: 'dialog',
};

/** Replaces the browser's message about a field where that would quote the secret. */
export const secretObjection: string = 'the secret in it is not accepted; the message is not read';
