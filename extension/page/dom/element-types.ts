import { attributeOf, localNameOf, namespaceOf, nodeTypeOf } from './native-dom.ts';

/** Guards by name rather than `instanceof`, which fails for a node that another window made. */

export const isInput = (node: Node): node is HTMLInputElement => isNamed(node, 'input');
export const isTextArea = (node: Node): node is HTMLTextAreaElement => isNamed(node, 'textarea');
export const isForm = (node: Node): node is HTMLFormElement => isNamed(node, 'form');
export const isSelect = (node: Node): node is HTMLSelectElement => isNamed(node, 'select');
export const isButton = (node: Node): node is HTMLButtonElement => isNamed(node, 'button');
export const isLabel = (node: Node): node is HTMLLabelElement => isNamed(node, 'label');
export const isSlot = (node: Node): node is HTMLSlotElement => isNamed(node, 'slot');
export const isFrame = (node: Node): node is HTMLIFrameElement => isNamed(node, 'iframe');
/** Holds a document that scripts reach through the element. An `embed` exposes its own only in `frames`. */
export const isDocumentHolder = (
  node: Node,
): node is HTMLIFrameElement | HTMLFrameElement | HTMLObjectElement =>
  isFrame(node) || isNamed(node, 'frame') || isNamed(node, 'object');
const isAnchor = (node: Node): node is HTMLAnchorElement => isNamed(node, 'a');
const isArea = (node: Node): node is HTMLAreaElement => isNamed(node, 'area');

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === 1;
}

export function isText(node: Node): node is Text {
  return nodeTypeOf(node) === 3;
}

/** Every element we act on is an HTMLElement or SVGElement: both have focus and style. */
export function isHtmlElement(node: Node): node is HTMLElement {
  return isElement(node) && namespaceOf(node) === HTML;
}

export function isSvgElement(node: Node): node is SVGElement {
  return isElement(node) && namespaceOf(node) === SVG;
}

export function isLink(node: Node): node is HTMLAnchorElement | HTMLAreaElement {
  return (isAnchor(node) || isArea(node)) && attributeOf(node, 'href') !== null;
}

export function isSvgLink(node: Node): boolean {
  if (!isElement(node) || localNameOf(node) !== 'a' || namespaceOf(node) !== SVG) return false;
  return attributeOf(node, 'href') !== null || attributeOf(node, 'xlink:href') !== null;
}

export function isTextField(node: Node): node is HTMLInputElement | HTMLTextAreaElement {
  return isTextArea(node) || (isInput(node) && !NOT_TEXT.has(node.type));
}

const NOT_TEXT = new Set([
  'button',
  'submit',
  'reset',
  'image',
  'checkbox',
  'radio',
  'file',
  'hidden',
  'range',
  'color',
]);

/** The outermost element of an editor: typing goes to it, whatever it is made of. */
export function isEditorHost(node: Node): node is HTMLElement {
  if (!isElement(node)) return false;
  const editable = attributeOf(node, 'contenteditable');
  return editable !== null && editable !== 'false' && editable !== 'inherit' && namespaceOf(node) === HTML;
}

/** The name first: nearly all elements have another. */
function isNamed(node: Node, name: string): boolean {
  return isElement(node) && localNameOf(node) === name && namespaceOf(node) === HTML;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export function formOf(element: Element): HTMLFormElement | undefined {
  const isControl = isInput(element) || isButton(element) || isSelect(element) || isTextArea(element);
  return (isControl ? element.form : null) ?? undefined;
}
