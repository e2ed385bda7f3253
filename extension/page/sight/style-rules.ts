import { attributeOf, classNameOf } from '../dom/unshadowed.ts';
import { CLIPS, CROPS, EVERY_SIGN, FADES, noKeys, POINTS, type RuleKeys, type Signs } from './rule-keys.ts';
import { addKeysOfRoot } from './sheet-keys.ts';

/**
 * What style rules may do to an element: give it a pointer of its own, or one of the properties that hide things. To ask
 * every element for its computed style is what costs most in reading a page, so only those are asked that a rule may fit.
 */
export interface StyleRules {
  signsOf: SignReader;
  /** The rules of a tree count from now on. */
  addRoot(root: Document | ShadowRoot): void;
}

/** `name` and `attributes` are the element's own, from who has asked for them already. */
export type SignReader = (element: Element, name: string, attributes: readonly string[]) => Signs;

/** For a look at a few elements, which is sooner done than style sheets are read: any rule may fit. */
export const EVERY_STYLE: StyleRules = { signsOf: () => EVERY_SIGN, addRoot: () => {} };

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
  const keys = noKeys();
  const ofClassNames = new Map<string, Signs>();
  const signsOfClassName = (className: string) => {
    const signs = ofClassNames.get(className) ?? signsOfClasses(keys, className);
    ofClassNames.set(className, signs);
    return signs;
  };
  const hosts = new WeakSet<Element>();
  return {
    addRoot: root => {
      if (root instanceof ShadowRoot) hosts.add(root.host);
      if (addKeysOfRoot(root, keys)) ofClassNames.clear();
    },
    signsOf: (element, name, attributes) => {
      let signs = keys.any | (keys.tags.get(name.toLowerCase()) ?? 0);
      for (const attribute of attributes) {
        signs |= keys.attributes.get(attribute) ?? 0;
        if (attribute === 'class') signs |= signsOfClassName(classNameOf(element));
        else if (attribute === 'style') signs |= signsOfOwnStyle(attributeOf(element, 'style') ?? '');
        else if (attribute === 'id')
          signs |= keys.ids.get((attributeOf(element, 'id') ?? '').toLowerCase()) ?? 0;
      }
      // What a shadow tree says of its host.
      return hosts.has(element) ? EVERY_SIGN : signs;
    },
  };
}

function signsOfClasses({ classes }: RuleKeys, className: string): Signs {
  let signs: Signs = 0;
  for (const each of className.toLowerCase().split(/\s+/u)) signs |= classes.get(each) ?? 0;
  return signs;
}

function signsOfOwnStyle(written: string): Signs {
  const style = written.toLowerCase();
  return (
    (style.includes('cursor') ? POINTS : 0) |
    (/opacity|filter/u.test(style) ? FADES : 0) |
    (style.includes('clip') ? CLIPS : 0) |
    (style.includes('overflow') ? CROPS : 0)
  );
}
