import { addKeys, noKeys, type RuleKeys } from './rule-keys.ts';

/** What an element must have for a rule with one of these signs to fit it. */
export interface KeysBySign {
  /** `cursor` may become a pointer that says what can be done. */
  pointing: RuleKeys;
  /** Something may be faded, cut or not drawn in a way that the browser itself does not count as hidden. */
  hiding: RuleKeys;
}

/** Those of the sheets that are new in a tree, or have another number of rules than when they were last read. */
export function newKeysOfRoot(root: Document | ShadowRoot): KeysBySign[] {
  const found: KeysBySign[] = [];
  for (const list of [root.styleSheets, root.adoptedStyleSheets])
    for (const sheet of list) addSheet(sheet, found);
  return found;
}

/** Kits add rules to a sheet again and again. */
const read = new WeakMap<CSSStyleSheet, number>();

function addSheet(sheet: CSSStyleSheet, found: KeysBySign[]): void {
  const rules = rulesOf(sheet);
  for (const imported of importsIn(rules)) addSheet(imported, found);
  if (read.get(sheet) === (rules?.length ?? -1)) return;
  read.set(sheet, rules?.length ?? -1);
  const keys = { pointing: noKeys(), hiding: noKeys() };
  if (rules) addRules(rules, keys, '');
  for (const sign of [keys.pointing, keys.hiding]) sign.any ||= !rules && !isOfFonts(sheet);
  found.push(keys);
}

/** The service that most pages take their fonts from answers with `@font-face` rules and nothing else. */
function isOfFonts({ href }: CSSStyleSheet): boolean {
  return /^https:\/\/fonts\.googleapis\.com\//u.test(href ?? '');
}

/** They stand before all other rules, and may be loaded later than their sheet. */
function importsIn(rules: CSSRuleList | undefined): CSSStyleSheet[] {
  const imports: CSSStyleSheet[] = [];
  for (let index = 0; rules && index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) break;
    if (rule instanceof CSSImportRule && rule.styleSheet) imports.push(rule.styleSheet);
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

function addRules(rules: CSSRuleList, keys: KeysBySign, outer: string): void {
  for (let index = 0; index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) {
      addRule(rule.style, rule.selectorText, keys, outer);
      if (rule.cssRules.length > 0) addRules(rule.cssRules, keys, rule.selectorText);
    } else if (rule instanceof CSSGroupingRule) addRules(rule.cssRules, keys, outer);
    else if (rule instanceof CSSNestedDeclarations) addRule(rule.style, '&', keys, outer);
  }
}

function addRule(style: CSSStyleDeclaration, selectors: string, keys: KeysBySign, outer: string): void {
  let isPointing = false;
  let isHiding = false;
  for (let index = 0; index < style.length; index += 1) {
    const property = style[index] ?? '';
    if (property === 'cursor') isPointing = /pointer|grab|move|\(/u.test(style.cursor);
    else isHiding ||= HARMLESS[property]?.test(style.getPropertyValue(property)) === false;
  }
  if (isPointing) addKeys(selectors, keys.pointing, outer);
  if (isHiding) addKeys(selectors, keys.hiding, outer);
}

/** The values that hide nothing; one that is worked out, by a variable for instance, may. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  opacity: /^(?:1|0?\.[1-9]\d*)$/u,
  filter: /^(?!.*(?:opacity|var)\()/u,
  clip: /^auto$/u,
  'clip-path': /^none$/u,
  'overflow-x': /^visible$/u,
  'overflow-y': /^visible$/u,
};
