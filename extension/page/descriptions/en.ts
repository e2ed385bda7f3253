import type { Kind } from '../dom/kind.ts';

// The page words its elements itself, other than its errors and results: a request is matched against these very texts,
// and the limit of tokens is spent on them, before anything leaves the page. Every other text is worded by its reader.

/** What a person would call an element. The word stands at the head of every description. */
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
  clickable: 'clickable',
  text: 'text',
} satisfies Record<Kind, string>;

/** Before, between and after the hints. */
const brackets: readonly [string, string, string] = [' (', ', ', ')'];

/** The hints after the name, and the marks around them. */
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

/** Stands among the browser's own messages about fields, where those would quote the secret that they object to. */
export const secretObjection: string = 'the secret in it is not accepted; the message is not read';
