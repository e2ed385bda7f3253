import { message } from '../../messages/message.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import {
  attributeNamesOf,
  attributeOf,
  documentElementOf,
  localNameOf,
  queryAllIn,
} from '../dom/native-dom.ts';
import { PageError } from '../page-error.ts';
import { isSecret } from '../secrets/secrets.ts';
import { secretsHider } from '../secrets/typed-secrets.ts';
import { isSeenElsewhere, seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Stands for a selector without names. */
const NOBODYS = '_';

/** After a bracket, namespace bar, white space, comment or colon (`:lang()` tests an attribute too). */
const NAMES = /(?<=[[|\s/:])-*(?!\d)[\w\P{ASCII}][\w\P{ASCII}-]*/gu;

/** Characters; with more in such attributes, a secret among them would go unnoticed. */
const MAX_SEARCHED = 1_000_000;

const VALUE = /^(aria-)?value/iu;

/** The one visible match in the document and its shadow trees; undefined without one. */
export function findBySelector(selector: string): Element | undefined {
  assertValid(selector);
  const matches = rootsOf(document).flatMap(root => [...queryAllIn(root, selector)]);
  const visibility = createVisibility();
  const visible = matches.filter(element => isSeen(element));
  if (visible.length > 1) {
    throw new PageError(
      'InvalidArgument',
      message('target.ambiguousSelector', { selector, count: visible.length }),
    );
  }
  if (matches.length > 0 && visible.length === 0) {
    throw new PageError('NotInteractable', message('target.hidden', { selector, count: matches.length }));
  }
  return visible[0];

  function isSeen(element: Element): boolean {
    if (element === documentElementOf(document) || seenRect(element, visibility) !== undefined) return true;
    return isSeenElsewhere(element, visibility);
  }
}

/** Throws `InvalidArgument` for an invalid selector, and for one that could guess a secret. */
export function assertValid(selector: string): void {
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch (cause) {
    throw new PageError('InvalidArgument', message('target.invalidSelector', { selector }), { cause });
  }
  if (testsSecret(selector))
    throw new PageError('InvalidArgument', message('target.secretSelector', { selector }));
}

/**
 * Whether a selector may test an attribute that holds a secret (a field's value, or the page's copy of it) on any element:
 * a match would tell how the secret begins.
 */
function testsSecret(selector: string): boolean {
  const roots = rootsOf(document);
  const [holders, tested] = testedBy(selector);
  const values = new Set<string | null>();
  for (const holder of roots.flatMap(root => [...queryAllIn(root, holders)])) {
    for (const name of attributeNamesOf(holder)) {
      if (!tested.test(name)) continue;
      const value = attributeOf(holder, name);
      if (VALUE.test(name) && keepsValue(holder, value)) return true;
      values.add(value);
    }
  }
  // A separator, so that no secret spans two values.
  const text = [...values].join('\u0001');
  const hide = secretsHider();
  return hide !== undefined && (text.length > MAX_SEARCHED || hide([text])[0] !== text);
}

/** Elements and attribute names that a selector may test. Over-inclusive: it is not parsed, and escapes may name any. */
function testedBy(selector: string): [holders: string, names: RegExp] {
  if (selector.includes('\\') && /[[(]/u.test(selector)) return ['*', /./u];
  const names = [NOBODYS, ...(selector.match(NAMES) ?? [])];
  return [names.map(name => `[*|${name}]`).join(), new RegExp(`(^|:)(${names.join('|')})$`, 'iu')];
}

/** Options are as secret as their list, and custom elements may be password fields. */
function keepsValue(holder: Element, value: string | null): boolean {
  const isHidden = isInput(holder) && holder.type === 'hidden' && value !== '';
  const field = Element.prototype.closest.call(holder, 'select') ?? holder;
  return isHidden || isSecret(field) || localNameOf(holder).includes('-');
}
