import { message } from '../../messages/message.ts';
import { isInput } from '../dom/element-types.ts';
import {
  attributeNamesOf,
  attributeOf,
  documentElementOf,
  localNameOf,
  queryAllIn,
} from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { PageError } from '../page-error.ts';
import { isSecret } from '../secrets/secrets.ts';
import { secretsHider } from '../secrets/secrets-hider.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Of a selector that names none. */
const NOBODYS = '_';

/** After a bracket, the bar of a namespace, white space or a comment; and after a colon, since `:lang()` tests one too. */
const NAMES = /(?<=[[|\s/:])-*(?!\d)[\w\P{ASCII}][\w\P{ASCII}-]*/gu;

/** Characters. Of a page with more in such attributes nobody knows whether what is secret is among it. */
const MOST_SEARCHED = 1_000_000;

const VALUE = /^(aria-)?value/iu;

/** The one visible match in the document and its shadow trees; undefined when there is none. */
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
    return element === documentElementOf(document) || seenRect(element, visibility) !== undefined;
  }
}

/** Throws `InvalidArgument` for what is no selector, and for one by which a secret of this document could be guessed. */
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
 * Whether a selector may test an attribute that holds what nobody is to know, whichever element it is on: a selector can go
 * from any to it, and whether anything fits would tell how a secret begins. Such are a field's value, and a copy of it that
 * the page keeps elsewhere.
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
  // A character apart, so that no secret begins in one and ends in the next.
  const text = [...values].join('\u0001');
  const hide = secretsHider();
  return hide !== undefined && (text.length > MOST_SEARCHED || hide([text])[0] !== text);
}

/**
 * The elements whose attributes a selector may test, and the names of those. Rather too many than one too few: it is not
 * parsed, and with escapes it may name any.
 */
function testedBy(selector: string): [holders: string, names: RegExp] {
  if (selector.includes('\\') && /[[(]/u.test(selector)) return ['*', /./u];
  const names = [NOBODYS, ...(selector.match(NAMES) ?? [])];
  return [names.map(name => `[*|${name}]`).join(), new RegExp(`(^|:)(${names.join('|')})$`, 'iu')];
}

/** Options are as secret as their list, and what a page has made itself may be a field for passwords. */
function keepsValue(holder: Element, value: string | null): boolean {
  const isHidden = isInput(holder) && holder.type === 'hidden' && value !== '';
  const field = Element.prototype.closest.call(holder, 'select') ?? holder;
  return isHidden || isSecret(field) || localNameOf(holder).includes('-');
}
