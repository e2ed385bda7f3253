/**
 * Reads members through prototypes: named inputs and images shadow a form's and a document's own, in our world too.
 * https://html.spec.whatwg.org/multipage/forms.html#the-form-element (`LegacyOverrideBuiltIns`)
 */
function reader<Owner extends object, Key extends keyof Owner>(
  prototype: () => Owner,
  key: Key,
): (owner: Owner) => Owner[Key] {
  let getter: (() => Owner[Key]) | undefined;
  return owner => {
    getter ??= Object.getOwnPropertyDescriptor(prototype(), key)?.get;
    return getter ? getter.call(owner) : owner[key];
  };
}

const node = () => Node.prototype;
const element = () => Element.prototype;
const page = () => Document.prototype;
const form = () => HTMLFormElement.prototype;

export const nodeTypeOf = reader(node, 'nodeType');
export const parentNodeOf = reader(node, 'parentNode');
export const parentElementOf = reader(node, 'parentElement');
export const childNodesOf = reader(node, 'childNodes');
const textContentOf = reader(node, 'textContent');
export const firstChildOf = reader(node, 'firstChild');
export const previousSiblingOf = reader(node, 'previousSibling');
export const nextSiblingOf = reader(node, 'nextSibling');
export const isConnected = reader(node, 'isConnected');
export const ownerDocumentOf = reader(node, 'ownerDocument');
export const namespaceOf = reader(element, 'namespaceURI');
export const localNameOf = reader(element, 'localName');
export const classNameOf = reader(element, 'className');
export const openShadowRootOf = reader(element, 'shadowRoot');
export const assignedSlotOf = reader(element, 'assignedSlot');
export const scrollTopOf = reader(element, 'scrollTop');
export const scrollLeftOf = reader(element, 'scrollLeft');
export const scrollHeightOf = reader(element, 'scrollHeight');
export const scrollWidthOf = reader(element, 'scrollWidth');
export const clientHeightOf = reader(element, 'clientHeight');
export const clientTopOf = reader(element, 'clientTop');
export const clientWidthOf = reader(element, 'clientWidth');
export const documentElementOf = reader(page, 'documentElement');
export const bodyOf = reader(page, 'body');
export const titleOf = reader(page, 'title');
export const activeElementOf = reader(page, 'activeElement');
export const formActionOf = reader(form, 'action');
export const formMethodOf = reader(form, 'method');
export const formElementsOf = reader(form, 'elements');

export function attributeOf(owner: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(owner, name);
}

export function hasAttribute(owner: Element, name: string): boolean {
  return Element.prototype.hasAttribute.call(owner, name);
}

export function attributeNamesOf(owner: Element): string[] {
  return Element.prototype.getAttributeNames.call(owner);
}

export function contains(outer: Node, inner: Node): boolean {
  return Node.prototype.contains.call(outer, inner);
}

export function isMatching(owner: Element, selector: string): boolean {
  return Element.prototype.matches.call(owner, selector);
}

/** Within one tree, without its shadow trees. By node type, since another window's classes differ. */
export function queryAllIn(root: Document | ShadowRoot | Element, selector: string): NodeListOf<Element> {
  const type = nodeTypeOf(root);
  const { prototype } = type === 9 ? Document : type === 11 ? DocumentFragment : Element;
  return prototype.querySelectorAll.call(root, selector);
}

export function textOf(owner: Node): string {
  return textContentOf(owner) ?? '';
}

export function rootOf(owner: Node): Node {
  return Node.prototype.getRootNode.call(owner);
}

/** An element by id in the same tree: the document's, or a shadow tree's. */
export function elementById(owner: Node, id: string): Element | null {
  const root = rootOf(owner);
  if (root instanceof ShadowRoot) return root.getElementById(id);
  return Document.prototype.getElementById.call(document, id);
}

/** False when the page prevented what would follow. */
export function dispatch(target: EventTarget, event: Event): boolean {
  return EventTarget.prototype.dispatchEvent.call(target, event);
}
