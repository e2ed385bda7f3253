import { rootsOf } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { isHarmlessAttribute } from '../reading/harmless-attributes.ts';
import { isSecretParameter } from '../secrets/mask-address.ts';
import { isSecret } from '../secrets/secrets.ts';
import { secretsHider } from '../secrets/typed-secrets.ts';

/** Elements, as a selector, and the names of their attributes that a selector or path may test. */
export type AttributeTest = readonly [holders: string, names: RegExp];

export const ANY_ATTRIBUTE: AttributeTest = ['*', /./u];

/** Stands for a selector without names. */
const NOBODYS = '_';

/** Characters; with more in such attributes, a secret among them would go unnoticed. */
const MAX_SEARCHED = 1_000_000;

const VALUE = /^(aria-)?value/iu;

/** Characters; `data-key="42"` is no token. */
const SHORTEST_TOKEN = 16;

/** Neither plain nor random. */
const UNTELLING = 'x7Q9';

export function attributesNamed(given: readonly string[]): AttributeTest {
  const names = [NOBODYS, ...given];
  return [names.map(name => `[*|${name}]`).join(), new RegExp(`(^|:)(${names.join('|')})$`, 'iu')];
}

/**
 * Whether one of the attributes holds a secret (a field's value, the page's copy of it, or a token) on any element, or the text
 * does: a match would tell how the secret begins.
 */
export function testsSecret([holders, tested]: AttributeTest, compared = ''): boolean {
  const roots = rootsOf(document);
  const values = new Set<string | null>([compared]);
  for (const holder of roots.flatMap(root => [...queryAllIn(root, holders)])) {
    for (const name of attributeNamesOf(holder)) {
      if (!tested.test(name)) continue;
      const value = attributeOf(holder, name);
      if (VALUE.test(name) && keepsValue(holder, value)) return true;
      if (keepsToken(holder, name, value ?? '')) return true;
      values.add(value);
    }
  }
  // A separator, so that no secret spans two values.
  const text = [...values].join('\u0001');
  const hide = secretsHider();
  return hide !== undefined && (text.length > MAX_SEARCHED || hide([text])[0] !== text);
}

/** Options are as secret as their list, and custom elements may be password fields. */
function keepsValue(holder: Element, value: string | null): boolean {
  const isHidden = isInput(holder) && holder.type === 'hidden' && value !== '';
  const field = Element.prototype.closest.call(holder, 'select') ?? holder;
  return isHidden || isSecret(field) || localNameOf(holder).includes('-');
}

/** As `data-csrf`, or the `content` of a `<meta name="csrf-token">`. Harmless attributes leave the page anyway. */
function keepsToken(holder: Element, attribute: string, value: string): boolean {
  if (value.length < SHORTEST_TOKEN || isHarmlessAttribute(attribute)) return false;
  const name = attribute === 'content' ? (attributeOf(holder, 'name') ?? '') : attribute;
  // Most hexadecimal numbers are ids of rows: the name alone says which is a token.
  const judged = /^[\da-f]+$/iu.test(value) ? UNTELLING : value;
  return isSecretParameter(name.replace(/^data-/u, ''), judged);
}
