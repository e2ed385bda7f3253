import { message } from '../../messages/message.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { documentElementOf, queryAllIn } from '../dom/native-dom.ts';
import { PageError } from '../page-error.ts';
import { isSeenElsewhere, seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { hasText } from './find-by-text.ts';
import { findByXPath, isXPath } from './find-by-xpath.ts';
import { ANY_ATTRIBUTE, type AttributeTest, attributesNamed, testsSecret } from './tested-attributes.ts';

/** After a bracket, namespace bar, white space, comment or colon (`:lang()` tests an attribute too). */
const NAMES = /(?<=[[|\s/:])-*(?!\d)[\w\P{ASCII}][\w\P{ASCII}-]*/gu;

/**
 * The one visible match in the document and its shadow trees; undefined without one. A text tells several matches apart, where
 * one of them has it.
 */
export function findBySelector(selector: string, text = ''): Element | undefined {
  const matches = matchesOf(selector);
  const visibility = createVisibility();
  const visible = matches.filter(element => isSeen(element));
  if (visible.length > 1) return onlyWithText(selector, visible, text);
  if (matches.length > 0 && visible.length === 0) {
    throw new PageError('NotInteractable', message('target.hidden', { selector, count: matches.length }));
  }
  return visible[0];

  function isSeen(element: Element): boolean {
    if (element === documentElementOf(document) || seenRect(element, visibility) !== undefined) return true;
    return isSeenElsewhere(element, visibility);
  }
}

/** Visible or not. `selector`: CSS or XPath. Throws `InvalidArgument` for an invalid one, and for one that could guess a secret. */
export function matchesOf(selector: string): Element[] {
  if (isXPath(selector)) return findByXPath(selector);
  assertValid(selector);
  return rootsOf(document).flatMap(root => [...queryAllIn(root, selector)]);
}

function onlyWithText(selector: string, visible: readonly Element[], text: string): Element {
  const [only, ...others] = text === '' ? [] : visible.filter(element => hasText(element, text));
  if (only && others.length === 0) return only;
  const count = only ? others.length + 1 : visible.length;
  throw new PageError('InvalidArgument', message('target.ambiguousSelector', { selector, count }));
}

function assertValid(selector: string): void {
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch (cause) {
    throw new PageError('InvalidArgument', message('target.invalidSelector', { selector }), { cause });
  }
  if (testsSecret(testedBy(selector)))
    throw new PageError('InvalidArgument', message('target.secretSelector', { selector }));
}

/** Over-inclusive: the selector is not parsed, and escapes may name any attribute. */
function testedBy(selector: string): AttributeTest {
  if (selector.includes('\\') && /[[(]/u.test(selector)) return ANY_ATTRIBUTE;
  return attributesNamed(selector.match(NAMES) ?? []);
}
