import { attributeOf, classNameOf } from '../dom/native-dom.ts';
import {
  addKeys,
  CLIPS,
  CROPS,
  EVERY_SIGN,
  FADES,
  GENERATES,
  POINTS,
  type RuleKeys,
  type Signs,
} from './rule-keys.ts';

/** Rules per sheet, since kits add to one repeatedly; and its importing rules. */
const read = new WeakMap<CSSStyleSheet, { count: number; imports: CSSImportRule[] }>();

const NOT_CROPPED = [CROPS, /^visible$/u] as const;

/** Signs of properties, and their harmless values; a computed one, as by a variable, counts. */
const SIGN_PROPERTIES: Readonly<Record<string, readonly [Signs, RegExp]>> = {
  cursor: [POINTS, /^(?!.*(?:pointer|grab|move|crosshair|\())/u],
  'touch-action': [POINTS, /^(?!.*(?:none|\())/u],
  opacity: [FADES, /^(?:1|0?\.[1-9]\d*)$/u],
  filter: [FADES, /^(?!.*(?:opacity|var)\()/u],
  clip: [CLIPS, /^auto$/u],
  'clip-path': [CLIPS, /^none$/u],
  'overflow-x': NOT_CROPPED,
  'overflow-y': NOT_CROPPED,
  content: [GENERATES, /^(?!.*(?:["'][^"']*\p{L}|attr\(|var\())/u],
};

/**
 * What style rules may do to an element: a pointer, hiding, or words. Computed styles are the main cost of reading a page, so only
 * elements that a rule may match are asked.
 */
export interface StyleRules {
  signsOf: SignReader;
  addRoot(root: Document | ShadowRoot): void;
  /** Changes as soon as rules may match more elements. */
  revision(): number;
}

/** `name` and `attributes`: the element's own, if known. */
export type SignReader = (element: Element, name: string, attributes: readonly string[]) => Signs;

/** For a few elements, faster than reading style sheets: any rule may match. */
export const EVERY_STYLE: StyleRules = { signsOf: () => EVERY_SIGN, addRoot: () => {}, revision: () => 0 };

/** For this document. A tree's sheets are read again when their rule count changes: a removed rule does no harm. */
export function styleRules(): StyleRules {
  known ??= createStyleRules();
  return known;
}

let known: StyleRules | undefined;

function createStyleRules(): StyleRules {
  const keys: RuleKeys = new Map();
  const signsBy = (key: string) => keys.get(key) ?? 0;
  const ofClassNames = new Map<string, Signs>();
  const signsOfClasses = (className: string) => {
    let signs = ofClassNames.get(className);
    if (signs === undefined) {
      signs = 0;
      for (const each of className.toLowerCase().split(/\s+/u)) signs |= signsBy(`.${each}`);
      ofClassNames.set(className, signs);
    }
    return signs;
  };
  const hosts = new WeakSet<Element>();
  let revision = 0;
  return {
    addRoot: root => {
      if (root instanceof ShadowRoot) hosts.add(root.host);
      if (!addKeysOfRoot(root, keys)) return;
      revision += 1;
      ofClassNames.clear();
    },
    revision: () => revision,
    signsOf: (element, name, attributes) => {
      let signs = signsBy('*') | signsBy(name.toLowerCase());
      for (const attribute of attributes) {
        signs |= signsBy(attribute);
        if (attribute === 'class') signs |= signsOfClasses(classNameOf(element));
        else if (attribute === 'id') signs |= signsBy(`#${(attributeOf(element, 'id') ?? '').toLowerCase()}`);
        else if (attribute === 'style' && OWN_STYLE.test(attributeOf(element, 'style') ?? ''))
          signs = EVERY_SIGN;
      }
      // A shadow tree's rules for its host.
      return hosts.has(element) ? EVERY_SIGN : signs;
    },
  };
}

const OWN_STYLE = /cursor|touch-action|opacity|filter|clip|overflow/iu;

/** Adds new sheets of a tree, or those with another rule count. Returns whether there were any. */
function addKeysOfRoot(root: Document | ShadowRoot, keys: RuleKeys): boolean {
  let isNew = false;
  for (const list of [root.styleSheets, root.adoptedStyleSheets])
    for (const sheet of list) if (addSheet(sheet, keys)) isNew = true;
  return isNew;
}

function addSheet(sheet: CSSStyleSheet, keys: RuleKeys): boolean {
  const rules = rulesOf(sheet);
  const count = rules?.length ?? -1;
  const before = read.get(sheet);
  const imports = before?.count === count ? before.imports : importsIn(rules);
  let isNew = before?.count !== count;
  // Imports may load later than their sheet.
  for (const { styleSheet } of imports) if (styleSheet && addSheet(styleSheet, keys)) isNew = true;
  if (before?.count === count) return isNew;
  read.set(sheet, { count, imports });
  if (rules) addRules(rules, keys, '');
  else if (!isOfFonts(sheet)) keys.set('*', EVERY_SIGN);
  return isNew;
}

/** Google Fonts answers with `@font-face` rules only. */
function isOfFonts({ href }: CSSStyleSheet): boolean {
  return /^https:\/\/fonts\.googleapis\.com\//u.test(href ?? '');
}

/** They precede all other rules. */
function importsIn(rules: CSSRuleList | undefined): CSSImportRule[] {
  const imports: CSSImportRule[] = [];
  for (let index = 0; rules && index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) break;
    if (rule instanceof CSSImportRule) imports.push(rule);
  }
  return imports;
}

/** Undefined for a sheet of another origin, which cannot be read. */
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
      addRule(rule.style, rule.selectorText, keys, outer);
      if (rule.cssRules.length > 0) addRules(rule.cssRules, keys, rule.selectorText);
    } else if (rule instanceof CSSGroupingRule) addRules(rule.cssRules, keys, outer);
    else if (rule instanceof CSSNestedDeclarations) addRule(rule.style, '&', keys, outer);
  }
}

function addRule(style: CSSStyleDeclaration, selectors: string, keys: RuleKeys, outer: string): void {
  let signs: Signs = 0;
  for (let index = 0; index < style.length; index += 1) {
    const property = style[index] ?? '';
    const [sign = 0, harmless] = SIGN_PROPERTIES[property] ?? [];
    if (harmless?.test(style.getPropertyValue(property)) === false) signs |= sign;
  }
  if (signs !== 0) addKeys(selectors, signs, keys, outer);
}
