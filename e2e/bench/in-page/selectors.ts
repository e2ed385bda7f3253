const INTO_SHADOW = ' >>> ';

/** A path to the element that stays valid while the page's structure does; it starts at the nearest id. */
export function selectorOf(element: Element): string {
  const root = element.getRootNode();
  const inside = pathWithin(element, root);
  return root instanceof ShadowRoot ? `${selectorOf(root.host)}${INTO_SHADOW}${inside}` : inside;
}

function pathWithin(element: Element, root: Node): string {
  const id = element.getAttribute('id');
  if (id && root instanceof Document && root.querySelectorAll(`#${CSS.escape(id)}`).length === 1)
    return `#${CSS.escape(id)}`;
  const parent = element.parentElement;
  const equals = [...(element.parentNode?.childNodes ?? [])].filter(
    each => each instanceof Element && each.localName === element.localName,
  );
  const step = `${CSS.escape(element.localName)}:nth-of-type(${equals.indexOf(element) + 1})`;
  return parent ? `${pathWithin(parent, root)} > ${step}` : step;
}

export function elementBy(selector: string): Element | null {
  let root: ParentNode | null = document;
  let found: Element | null = null;
  for (const part of selector.split(INTO_SHADOW)) {
    found = root?.querySelector(part) ?? null;
    root = found?.shadowRoot ?? null;
  }
  return found;
}
