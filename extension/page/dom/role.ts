import { isEditorHost, isInput, isLink, isSelect, isSvgLink } from './element-types.ts';
import { attributeOf, hasAttribute, isMatching, localNameOf } from './native-dom.ts';

const INTERACTIVE = new Set(
  (
    'button link textbox searchbox checkbox radio switch combobox listbox option tab menuitem menuitemcheckbox ' +
    'menuitemradio slider spinbutton treeitem'
  ).split(' '),
);

const INPUT_ROLES: Record<string, string> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  file: 'file',
  color: 'textbox',
};

const TAG_ROLES: Record<string, string> = {
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  option: 'option',
};

/** By the `role` attribute, or implied by the tag (HTML-AAM). */
export function interactiveRole(element: Element): string | undefined {
  const explicit = explicitRole(element);
  return explicit !== undefined && INTERACTIVE.has(explicit) ? explicit : nativeRole(element);
}

/** The first word of `role`; browsers fall back along the list only for unknown roles. */
export function explicitRole(element: Element): string | undefined {
  const written = attributeOf(element, 'role');
  if (!written || INTERACTIVE.has(written)) return written || undefined;
  return written.trim().toLowerCase().split(/\s+/u)[0] || undefined;
}

/** No other tag implies an interactive role. */
export const TAGS_OF_CONTROLS: ReadonlySet<string> = new Set(
  'a area button input option select summary textarea'.split(' '),
);

function nativeRole(element: Element): string | undefined {
  const name = localNameOf(element);
  if (!TAGS_OF_CONTROLS.has(name)) return isEditorHost(element) ? 'textbox' : undefined;
  if (isInput(element)) return inputRole(element);
  if (isSelect(element)) return 'combobox';
  if (isLink(element)) return 'link';
  if (isEditorHost(element)) return 'textbox';
  return TAG_ROLES[name] ?? (isSvgLink(element) ? 'link' : undefined);
}

function inputRole(input: HTMLInputElement): string | undefined {
  if (input.type === 'hidden') return undefined;
  if (hasAttribute(input, 'list')) return 'combobox';
  return INPUT_ROLES[input.type] ?? 'textbox';
}

/** Landmarks by role, by tag, and by the names that pages without either use. */
const LANDMARKS = {
  main: 'main, [role=main], article, [role=article]',
  header: 'header, nav, [role=banner], [role=navigation], #header, .header, .navbar, .topbar',
  footer: 'footer, [role=contentinfo], #footer, .footer',
  sidebar: 'aside, [role=complementary], #sidebar, .sidebar, .aside',
} as const;

export type Landmark = keyof typeof LANDMARKS;

export function isLandmark(element: Element, landmark: Landmark): boolean {
  return isMatching(element, LANDMARKS[landmark]);
}

const ANY = Object.values(LANDMARKS).join();

const ORDER = ['main', 'header', 'footer', 'sidebar'] as const;

export function landmarkOf(element: Element): Landmark | undefined {
  if (!isMatching(element, ANY)) return undefined;
  return ORDER.find(landmark => isLandmark(element, landmark));
}
