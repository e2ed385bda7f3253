import { message } from '../../messages/message.ts';
import { cleanText } from '../dom/clean-text.ts';
import { closestComposed, composedDescendants, composedParent } from '../dom/composed-tree.ts';
import { childNodesOf, documentElementOf, nodeTypeOf, textOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import { PageError } from '../page-error.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** Of an element around the text; longer ones are not what a short text names. */
const MAX_CLIMB = 6;

const TEXT_NODE = 3;

/**
 * The innermost visible element with exactly this text, or the control that it is part of; undefined without one. Throws where
 * several have it.
 */
export function findByText(text: string, visibility: Visibility): Element | undefined {
  const wanted = comparable(text);
  if (wanted === '') return undefined;
  const found = new Set<Element>();
  for (const parent of composedDescendants(documentElementOf(document))) {
    if (!holdsPartOf(parent, wanted)) continue;
    const element = around(parent, wanted);
    if (element && visibility.sees(element)) found.add(controlOf(element));
  }
  const [only, ...others] = withoutSecrets([...found]);
  if (others.length > 0)
    throw new PageError(
      'InvalidArgument',
      message('target.ambiguousText', { text: cleanText(text), count: others.length + 1 }),
    );
  return only;
}

/** Whether all its text is this one; not asked for a text that holds a secret. */
export function hasText(element: Element, text: string): boolean {
  return comparable(textOf(element)) === comparable(text) && withoutSecrets([element]).length > 0;
}

function holdsPartOf(parent: Element, wanted: string): boolean {
  for (const node of childNodesOf(parent)) {
    if (nodeTypeOf(node) !== TEXT_NODE) continue;
    const part = comparable(textOf(node));
    if (part !== '' && wanted.includes(part)) return true;
  }
  return false;
}

function around(parent: Element, wanted: string): Element | undefined {
  let at: Element | null = parent;
  for (let level = 0; at && level < MAX_CLIMB; level += 1) {
    const text = comparable(textOf(at));
    if (text === wanted) return at;
    if (text.length >= wanted.length) return undefined;
    at = composedParent(at);
  }
  return undefined;
}

function controlOf(element: Element): Element {
  return closestComposed(element, at => interactiveRole(at) !== undefined) ?? element;
}

function withoutSecrets(elements: readonly Element[]): Element[] {
  const hide = textHider();
  return elements.filter(element => hide([textOf(element)])[0] === textOf(element));
}

function comparable(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}
