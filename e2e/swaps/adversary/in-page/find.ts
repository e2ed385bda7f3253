import { rootOf } from '../../in-page/words.ts';

/** In every shadow root too, also in closed ones. */
export function findAll(selector: string, root: Document | ShadowRoot = document): Element[] {
  const inside = [...root.querySelectorAll('*')].flatMap(host => {
    const shadow = rootOf(host);
    return shadow ? findAll(selector, shadow) : [];
  });
  return [...root.querySelectorAll(selector), ...inside];
}

export function find(selector: string): Element {
  const [found] = findAll(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
