export type Signs = number;
/** `cursor` may become an action's pointer, or `touch-action` leave every gesture to the page. */
export const POINTS: Signs = 1;
/** It may be faded without counting as hidden for the browser. */
export const FADES: Signs = 2;
/** Cut to nothing by `clip` or `clip-path`, … */
export const CLIPS: Signs = 4;
/** … or by a box without visible overflow. */
export const CROPS: Signs = 8;
/** Words may be written before or after its content. */
export const GENERATES: Signs = 16;
export const EVERY_SIGN: Signs = 31;

/**
 * What an element needs for any of some CSS rules to match: a tag or attribute name, `.class`, `#id`, or `*`; with the
 * rules' possible effects. Extra keys do no harm.
 */
export type RuleKeys = Map<string, Signs>;

/** Lower case, since some documents ignore the case of classes. */
export function addKeys(selectors: string, signs: Signs, keys: RuleKeys, outer: string): void {
  for (const selector of splitOutside(selectors, part => part === ',')) {
    const counted = GENERATED.test(selector) ? signs & GENERATES : signs & ~GENERATES;
    if (counted !== 0) addSubjects(selector, counted, keys, outer);
  }
}

const GENERATED = /::?(?:before|after)\s*$/iu;

function addSubjects(selectors: string, signs: Signs, keys: RuleKeys, outer: string): void {
  for (const selector of splitOutside(selectors, part => part === ',')) {
    const subject = splitOutside(selector.trim(), part => /^[\s>+~]$/u.test(part)).at(-1) ?? '';
    const bare = subject.replace(/\((?:[^()]|\([^()]*\))*\)/gu, '');
    addKey(subject, bare, signs, keys, outer);
  }
}

/** One necessary condition is enough, the rarest first. */
function addKey(subject: string, bare: string, signs: Signs, keys: RuleKeys, outer: string): void {
  // An attribute's value may look like a class or an id.
  const plain = bare.replace(/\[[^\]]*\]/gu, '');
  const named = /^([^.#[:&*]*)/u.exec(plain)?.[1] ?? '';
  const id = nameAfter('#', plain);
  const className = nameAfter('\\.', plain);
  const attribute = /\[\s*([^\]=~|^$*\s]+)/u.exec(bare)?.[1];
  const inner = /(?::is|:where|:-webkit-any|::slotted)\((.*)\)/u.exec(subject)?.[1];
  const add = (key: string) => keys.set(key, (keys.get(key) ?? 0) | signs);
  // Other pseudo-elements are no elements.
  if (/::(?!part|slotted|before|after)/iu.test(bare)) return;
  if (/[()]/u.test(bare)) add('*');
  else if (id) add(`#${id}`);
  else if (className) add(`.${className}`);
  else if (named) add(unescaped(named));
  else if (attribute) add(unescaped(attribute));
  else if (bare.includes('::part')) add('part');
  else if (inner !== undefined) addSubjects(inner, signs, keys, outer);
  else if (bare.includes('&') && outer) addSubjects(outer, signs, keys, '');
  // Hosts are always asked.
  else if (!/^:host/u.test(bare)) add('*');
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

/** A selector's parts: escapes, strings, brackets, other characters. */
const PARTS = /\\[0-9a-f]{1,6}\s?|\\.|"(?:[^"\\]|\\.)*"|./giu;

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
