import { attributeOf, openShadowRootOf } from '../dom/unshadowed.ts';
import { addKeys, noKeys, type RuleKeys } from './rule-keys.ts';

/**
 * Whether an element may be one that style rules give a pointer of its own. To ask for the computed `cursor` of every
 * element is what costs most in reading a page, so it is asked only of those that some rule may fit.
 */
export interface PointerRules {
  mayFit(element: Element, name: string, attributes: readonly string[]): boolean;
  /** The rules of a shadow tree count from now on. */
  addRoot(root: Document | ShadowRoot): void;
}

export function createPointerRules(): PointerRules {
  const keys = noKeys();
  const known = new Map<string, boolean>();
  const mayFitByName = (name: string, className: string) => {
    const make = `${name}.${className}`;
    const found = known.get(make) ?? fitsByName(keys, name, className);
    known.set(make, found);
    return found;
  };
  return {
    addRoot: root => {
      if (!keys.any && merge(keys, keysOfRoot(root))) known.clear();
    },
    mayFit: (element, name, attributes) => {
      if (keys.any) return true;
      const className = attributes.includes('class') ? (attributeOf(element, 'class') ?? '') : '';
      if (mayFitByName(name, className) || openShadowRootOf(element)) return true;
      return attributes.some(attribute => fitsByAttribute(keys, element, attribute));
    },
  };
}

function fitsByName(keys: RuleKeys, name: string, className: string): boolean {
  return (
    keys.tags.has(name.toLowerCase()) ||
    className
      .toLowerCase()
      .split(/\s+/u)
      .some(each => keys.classes.has(each))
  );
}

function fitsByAttribute(keys: RuleKeys, element: Element, attribute: string): boolean {
  if (attribute === 'style') return (attributeOf(element, 'style') ?? '').includes('cursor');
  if (attribute === 'id') return keys.ids.has((attributeOf(element, 'id') ?? '').toLowerCase());
  return keys.attributes.has(attribute.toLowerCase());
}

/** Whether anything was new. */
function merge(into: RuleKeys, from: RuleKeys): boolean {
  let isNew = from.any !== into.any;
  into.any ||= from.any;
  for (const set of ['tags', 'classes', 'ids', 'attributes'] as const) {
    const before = into[set].size;
    for (const key of from[set]) into[set].add(key);
    isNew ||= into[set].size > before;
  }
  return isNew;
}

function keysOfRoot(root: Document | ShadowRoot): RuleKeys {
  const keys = noKeys();
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) merge(keys, keysOfSheet(sheet));
  return keys;
}

/** Kept for as long as its number of rules stays the same: kits add rules to a sheet again and again. */
const sheets = new WeakMap<CSSStyleSheet, { keys: RuleKeys; count: number }>();

function keysOfSheet(sheet: CSSStyleSheet): RuleKeys {
  const rules = rulesOf(sheet);
  if (!rules) return { ...noKeys(), any: true };
  const read = sheets.get(sheet);
  if (read?.count === rules.length) return read.keys;
  const keys = noKeys();
  addRules(rules, keys, '');
  // What a sheet imports may be loaded later.
  if (!(rules[0] instanceof CSSImportRule)) sheets.set(sheet, { keys, count: rules.length });
  return keys;
}

/** Undefined for a sheet from another origin, whose rules no script may see. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

function addRules(rules: CSSRuleList, keys: RuleKeys, outer: string): void {
  for (let index = 0; index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) {
      if (givesPointer(rule.style)) addKeys(rule.selectorText, keys, outer);
      if (rule.cssRules.length > 0) addRules(rule.cssRules, keys, rule.selectorText);
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) merge(keys, keysOfSheet(rule.styleSheet));
    } else if (rule instanceof CSSGroupingRule) addRules(rule.cssRules, keys, outer);
    else if (rule instanceof CSSNestedDeclarations && givesPointer(rule.style)) addKeys('&', keys, outer);
  }
}

/** A value that is worked out, by a variable for instance, may be the pointer. */
function givesPointer({ cursor }: CSSStyleDeclaration): boolean {
  return cursor !== '' && /pointer|\(/u.test(cursor);
}
