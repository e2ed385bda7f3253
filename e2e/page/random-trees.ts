import type { Random } from './random-numbers.ts';
import { ATTRIBUTES, RULES, TAGS } from './random-words.ts';

/** What a page is made of, at random. */
export interface Trees {
  roots: ShadowRoot[];
  someTree(): Document | ShadowRoot;
  /** Of the page or one of its shadow trees; the body at times. */
  someElement(): Element;
  /** One that markup can put something into. */
  someHolder(): Element;
  /** One that is not the body, and not around `inner`. */
  someInner(inner?: Element): Element | undefined;
  make(depth: number): Element;
  giveTree(element: Element): string;
  dress(element: Element): string;
}

export function treesAtRandom(random: Random): Trees {
  const roots: ShadowRoot[] = [];
  const someTree = (): Document | ShadowRoot => {
    const living = roots.filter(({ host }) => host.isConnected);
    return living.length > 0 && random.isIn(0.4) ? random.oneOf(living) : document;
  };
  const someElement = (): Element => {
    const tree = someTree();
    const all = tree.querySelectorAll(tree instanceof Document ? 'body *' : '*');
    return all.length > 0 && random.isIn(0.95) ? random.oneOf(all) : document.body;
  };
  const someHolder = (): Element => {
    const element = someElement();
    return isField(element) ? document.body : element;
  };
  const someInner = (inner?: Element): Element | undefined => {
    const element = someElement();
    return element === document.body || (inner && holds(element, inner)) ? undefined : element;
  };
  const dress = (element: Element): string => {
    const name = random.oneOf(Object.keys(ATTRIBUTES));
    if (random.isIn(0.4)) element.removeAttribute(name);
    else element.setAttribute(name, random.oneOf(ATTRIBUTES[name] ?? ['']));
    return `${name} of ${element.localName}: ${element.getAttribute(name)}`;
  };
  const giveTree = (element: Element): string => {
    if (element.shadowRoot || !/^(?:div|span|p|section|h2)$/u.test(element.localName)) return 'no host';
    const slotAssignment = random.isIn(0.05) ? 'manual' : 'named';
    const root = element.attachShadow({ mode: 'open', slotAssignment });
    roots.push(root);
    if (random.isIn(0.7)) root.append(make(2), document.createElement('slot'));
    if (random.isIn(0.3)) root.append(styleOf(random.oneOf(RULES)));
    return `a shadow tree for ${element.localName}`;
  };
  function make(depth: number): Element {
    const tag = random.oneOf(TAGS);
    const isDrawing = tag === 'svg';
    const element = isDrawing
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag);
    if (tag === 'a' && random.isIn(0.7)) element.setAttribute('href', '#');
    for (let count = random.below(3); count > 0; count -= 1) dress(element);
    if (random.isIn(0.5)) element.append('text');
    if (depth < 3 && !isField(element))
      for (let count = random.below(4); count > 0; count -= 1) element.append(make(depth + 1));
    if (random.isIn(0.05)) giveTree(element);
    return element;
  }
  return { roots, someTree, someElement, someHolder, someInner, make, giveTree, dress };
}

function isField(element: Element): boolean {
  return element.matches('input, textarea, select');
}

export function styleOf(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}

export function holds(outer: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at === outer) return true;
  }
  return false;
}
