import { attributeNamesOf, attributeOf, localNameOf, openShadowRootOf } from '../dom/unshadowed.ts';
import { mergeKeys, noKeys, type RuleKeys } from './rule-keys.ts';
import { newKeysOfRoot } from './sheet-keys.ts';

/**
 * Whether some style rule may give an element a sign: a pointer of its own, or one of the properties that hide things.
 * To ask every element for its computed style is what costs most in reading a page, so only those are asked that a rule
 * may fit.
 */
export interface StyleRules {
  mayPoint(element: Element, name: string, attributes: readonly string[]): boolean;
  mayHide(element: Element): boolean;
  /** The rules of a tree count from now on. */
  addRoot(root: Document | ShadowRoot): void;
}

/** For a look at a few elements, which is sooner done than style sheets are read: any rule may fit. */
export const EVERY_STYLE: StyleRules = { mayPoint: () => true, mayHide: () => true, addRoot: () => {} };

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
  const pointing = createFitting(/cursor/u);
  const hiding = createFitting(/opacity|overflow|clip|filter/u);
  return {
    addRoot: root => {
      for (const { pointing: points, hiding: hides } of newKeysOfRoot(root)) {
        pointing.add(points);
        hiding.add(hides);
      }
    },
    mayPoint: pointing.mayFit,
    mayHide: element => hiding.mayFit(element, localNameOf(element), attributeNamesOf(element)),
  };
}

interface Fitting {
  add(keys: RuleKeys): void;
  mayFit(element: Element, name: string, attributes: readonly string[]): boolean;
}

/** `ownStyle` is what the element's own `style` has to say for the sign. */
function createFitting(ownStyle: RegExp): Fitting {
  const keys = noKeys();
  const fitsOfMake = new Map<string, boolean>();
  const fitsByMake = (name: string, className: string) => {
    const make = `${name}.${className}`;
    let fits = fitsOfMake.get(make);
    if (fits === undefined) {
      fits = fitsByName(keys, name, className);
      fitsOfMake.set(make, fits);
    }
    return fits;
  };
  const fitsByAttribute = (element: Element, attribute: string) => {
    if (attribute === 'style') return ownStyle.test(attributeOf(element, 'style') ?? '');
    if (attribute === 'id') return keys.ids.has((attributeOf(element, 'id') ?? '').toLowerCase());
    return keys.attributes.has(attribute);
  };
  return {
    add: added => {
      if (!keys.any && mergeKeys(keys, added)) fitsOfMake.clear();
    },
    mayFit: (element, name, attributes) => {
      if (keys.any) return true;
      let className = '';
      for (const attribute of attributes) {
        if (attribute === 'class') className = attributeOf(element, 'class') ?? '';
        else if (fitsByAttribute(element, attribute)) return true;
      }
      // What a shadow tree says of its host.
      return fitsByMake(name, className) || openShadowRootOf(element) !== null;
    },
  };
}

function fitsByName(keys: RuleKeys, name: string, className: string): boolean {
  if (keys.tags.has(name.toLowerCase())) return true;
  const classes = className.toLowerCase().split(/\s+/u);
  return classes.some(each => keys.classes.has(each));
}
