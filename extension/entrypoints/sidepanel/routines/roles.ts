import { kindWords, shownKindWords } from '../../../page/descriptions/description-words.ts';
import type { Kind } from '../../../page/dom/kind.ts';

/** The ARIA role of each kind; our own word where there is none. */
const ROLE_OF_KIND: Readonly<Record<Kind, string>> = {
  input: 'textbox',
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  select: 'combobox',
  list: 'listbox',
  option: 'option',
  tab: 'tab',
  menuItem: 'menuitem',
  slider: 'slider',
  treeItem: 'treeitem',
  file: 'file',
  draggable: 'draggable',
  dropArea: 'droparea',
  clickable: 'clickable',
  text: 'text',
};

const KINDS = [
  ...(['input', 'button', 'link', 'checkbox', 'radio', 'switch', 'select', 'list', 'option'] as const),
  ...([
    'tab',
    'menuItem',
    'slider',
    'treeItem',
    'file',
    'draggable',
    'dropArea',
    'clickable',
    'text',
  ] as const),
];

const ROLE_OF_WORD = new Map(
  KINDS.flatMap(kind =>
    [...kindWords(kind), ...shownKindWords(kind)].map(word => [word, ROLE_OF_KIND[kind]] as const),
  ),
);

/** The role of what a card calls by this word, in any of our languages. Undefined for what is no element. */
export function roleOf(word: string): string | undefined {
  return ROLE_OF_WORD.get(word);
}
