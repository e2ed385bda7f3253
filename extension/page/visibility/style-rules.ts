import { attributeOf, classNameOf } from '../dom/native-dom.ts';
import { EVERY_SIGN, type RuleKeys, type Signs } from './rule-keys.ts';
import { addKeysOfRoot } from './sheet-keys.ts';

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
