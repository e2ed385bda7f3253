/** What style rules may do to an element, added up. */
export type Signs = number;
/** `cursor` may become a pointer that says what can be done. */
export const POINTS: Signs = 1;
/** It may be faded in a way that the browser itself does not count as hidden. */
export const FADES: Signs = 2;
/** It may be cut to nothing by `clip` or `clip-path`, … */
export const CLIPS: Signs = 4;
/** … or by a box that shows no overflow. */
export const CROPS: Signs = 8;
export const EVERY_SIGN: Signs = 15;

/**
 * What an element must have for any of some CSS rules to fit it: one of these tags, classes, ids or attributes, each with
 * what these rules may do. `any` is what may be done to whatever element there is.
 */
export interface RuleKeys {
  tags: Map<string, Signs>;
  classes: Map<string, Signs>;
  ids: Map<string, Signs>;
  attributes: Map<string, Signs>;
  any: Signs;
}

export function noKeys(): RuleKeys {
  return { tags: new Map(), classes: new Map(), ids: new Map(), attributes: new Map(), any: 0 };
}

/** In small letters, for the names of classes differ by case only in some documents: a key too many does no harm. */
export function addKeys(selectors: string, signs: Signs, keys: RuleKeys, outer: string): void {
  for (const selector of splitList(selectors)) {
    const subject = lastCompound(selector);
    const bare = subject.replace(/\((?:[^()]|\([^()]*\))*\)/gu, '');
    if (/[()]/u.test(bare)) keys.any |= signs;
    else addKey(subject, bare, signs, keys, outer);
  }
}

/** One condition that every fitting element meets is enough, the most telling first. */
function addKey(subject: string, bare: string, signs: Signs, keys: RuleKeys, outer: string): void {
  // What an attribute is to hold may look like a class or an id.
  const plain = bare.replace(/\[[^\]]*\]/gu, '');
  const named = /^([^.#[:&*]*)/u.exec(plain)?.[1] ?? '';
  const id = nameAfter('#', plain);
  const className = nameAfter('\\.', plain);
  const attribute = /\[\s*([^\]=~|^$*\s]+)/u.exec(bare)?.[1];
  const inner = /(?::is|:where|:-webkit-any|::slotted)\((.*)\)/u.exec(subject)?.[1];
  const add = (known: Map<string, Signs>, key: string) => known.set(key, (known.get(key) ?? 0) | signs);
  // What the browser draws in or beside an element is no element.
  if (/::(?!part|slotted)/u.test(bare)) return;
  if (id) add(keys.ids, id);
  else if (className) add(keys.classes, className);
  else if (named) add(keys.tags, unescaped(named));
  else if (attribute) add(keys.attributes, unescaped(attribute));
  else if (bare.includes('::part')) add(keys.attributes, 'part');
  else if (inner !== undefined) addKeys(inner, signs, keys, outer);
  else if (bare.includes('&') && outer) addKeys(outer, signs, keys, '');
  // Hosts are always asked.
  else if (!/^:host/u.test(bare)) keys.any |= signs;
}

function nameAfter(mark: string, compound: string): string | undefined {
  const found = new RegExp(`${mark}((?:\\\\[0-9a-f]{1,6}\\s?|\\\\.|[^.#[:&*\\\\])+)`, 'iu').exec(compound);
  return found?.[1] && unescaped(found[1]);
}

function unescaped(name: string): string {
  return name
    .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/giu, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    )
    .toLowerCase();
}

/** A selector in its parts: escaped characters, strings, brackets and everything else. */
const PARTS = /\\[0-9a-f]{1,6}\s?|\\.|"(?:[^"\\]|\\.)*"|./giu;

function splitList(selectors: string): string[] {
  return splitOutside(selectors, part => part === ',');
}

function lastCompound(selector: string): string {
  return splitOutside(selector.trim(), part => /^[\s>+~]$/u.test(part)).at(-1) ?? '';
}

function splitOutside(text: string, isBetween: (part: string) => boolean): string[] {
  const found = [''];
  let depth = 0;
  for (const [part] of text.matchAll(PARTS)) {
    if (part === '(' || part === '[') depth += 1;
    if (part === ')' || part === ']') depth -= 1;
    if (depth === 0 && isBetween(part)) found.push('');
    else found.push((found.pop() ?? '') + part);
  }
  return found;
}
