/**
 * What an element must have for any of some CSS rules to fit it: one of these tags, classes, ids or attributes. `any`
 * when a rule may fit whatever element there is.
 */
export interface RuleKeys {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  any: boolean;
}

export function noKeys(): RuleKeys {
  return { tags: new Set(), classes: new Set(), ids: new Set(), attributes: new Set(), any: false };
}

/** Adds the one to the other; whether anything was new. */
export function mergeKeys(into: RuleKeys, from: RuleKeys): boolean {
  let isNew = from.any !== into.any;
  into.any ||= from.any;
  for (const set of ['tags', 'classes', 'ids', 'attributes'] as const) {
    const before = into[set].size;
    for (const key of from[set]) into[set].add(key);
    isNew ||= into[set].size > before;
  }
  return isNew;
}

/** In small letters, for the names of classes differ by case only in some documents: a key too many does no harm. */
export function addKeys(selectors: string, keys: RuleKeys, outer: string): void {
  for (const selector of splitList(selectors)) {
    const subject = lastCompound(selector);
    const bare = subject.replace(/\((?:[^()]|\([^()]*\))*\)/gu, '');
    if (/[()]/u.test(bare)) keys.any = true;
    else addKey(subject, bare, keys, outer);
  }
}

/** One condition that every fitting element meets is enough, the most telling first. */
function addKey(subject: string, bare: string, keys: RuleKeys, outer: string): void {
  const named = /^([^.#[:&*]*)/u.exec(bare)?.[1] ?? '';
  const id = nameAfter('#', bare);
  const className = nameAfter('\\.', bare);
  const attribute = /\[\s*([^\]=~|^$*\s]+)/u.exec(bare)?.[1];
  const inner = /(?::is|:where|:-webkit-any|::slotted)\((.*)\)/u.exec(subject)?.[1];
  // What the browser draws in or beside an element is no element.
  if (/::(?!part|slotted)/u.test(bare)) return;
  if (id) keys.ids.add(id);
  else if (className) keys.classes.add(className);
  else if (named) keys.tags.add(unescaped(named));
  else if (attribute) keys.attributes.add(unescaped(attribute));
  else if (bare.includes('::part')) keys.attributes.add('part');
  else if (inner !== undefined) addKeys(inner, keys, outer);
  else if (bare.includes('&') && outer) addKeys(outer, keys, '');
  // Hosts are always asked.
  else if (!/^:host/u.test(bare)) keys.any = true;
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
