import { attributeOf, classNameOf } from '../dom/native-dom.ts';
import { addKeys, CLIPS, CROPS, EVERY_SIGN, FADES, POINTS, type RuleKeys, type Signs } from './rule-keys.ts';

/** How many rules a sheet had, for kits add to one again and again; and those in it that import others. */
const read = new WeakMap<CSSStyleSheet, { count: number; imports: CSSImportRule[] }>();

const NOT_CROPPED = [CROPS, /^visible$/u] as const;

/** The signs of properties, and the values that are none; one that is worked out, by a variable for instance, may be. */
const TELLING: Readonly<Record<string, readonly [Signs, RegExp]>> = {
  cursor: [POINTS, /^(?!.*(?:pointer|grab|move|\())/u],
  opacity: [FADES, /^(?:1|0?\.[1-9]\d*)$/u],
  filter: [FADES, /^(?!.*(?:opacity|var)\()/u],
  clip: [CLIPS, /^auto$/u],
  'clip-path': [CLIPS, /^none$/u],
  'overflow-x': NOT_CROPPED,
  'overflow-y': NOT_CROPPED,
};

/**
 * What style rules may do to an element: give it a pointer of its own, or one of the properties that hide things. To ask
 * every element for its computed style is what costs most in reading a page, so only those are asked that a rule may fit.
 */
export interface StyleRules {
  signsOf: SignReader;
  /** The rules of a tree count from now on. */
  addRoot(root: Document | ShadowRoot): void;
  /** Another number as soon as rules may fit more elements. */
  revision(): number;
}

/** `name` and `attributes` are the element's own, where the caller has them already. */
export type SignReader = (element: Element, name: string, attributes: readonly string[]) => Signs;

/** For a look at a few elements, which is sooner done than style sheets are read: any rule may fit. */
export const EVERY_STYLE: StyleRules = { signsOf: () => EVERY_SIGN, addRoot: () => {}, revision: () => 0 };

/**
 * Those of this document. What was read of a tree's sheets is kept until one of them has another number of rules: a rule
 * that is gone does no harm, since it is only asked where a style is worth a look.
 */
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
      // What a shadow tree says of its host.
      return hosts.has(element) ? EVERY_SIGN : signs;
    },
  };
}

/** What an element's own style may have to say of any sign. */
const OWN_STYLE = /cursor|opacity|filter|clip|overflow/iu;

/**
 * Adds what the sheets of a tree say that are new in it, or have another number of rules than when they were last read.
 * Whether there was any.
 */
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
  // What is imported may be loaded later than its sheet.
  for (const { styleSheet } of imports) if (styleSheet && addSheet(styleSheet, keys)) isNew = true;
  if (before?.count === count) return isNew;
  read.set(sheet, { count, imports });
  if (rules) addRules(rules, keys, '');
  else if (!isOfFonts(sheet)) keys.set('*', EVERY_SIGN);
  return isNew;
}

/** The service that most pages take their fonts from answers with `@font-face` rules and nothing else. */
function isOfFonts({ href }: CSSStyleSheet): boolean {
  return /^https:\/\/fonts\.googleapis\.com\//u.test(href ?? '');
}

/** They stand before all other rules. */
function importsIn(rules: CSSRuleList | undefined): CSSImportRule[] {
  const imports: CSSImportRule[] = [];
  for (let index = 0; rules && index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) break;
    if (rule instanceof CSSImportRule) imports.push(rule);
  }
  return imports;
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
    const [sign = 0, harmless] = TELLING[property] ?? [];
    if (harmless?.test(style.getPropertyValue(property)) === false) signs |= sign;
  }
  if (signs !== 0) addKeys(selectors, signs, keys, outer);
}
