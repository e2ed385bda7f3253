import { closestComposed, composedChildren, composedParent, isWithin } from './composed-tree.ts';
import { documentState } from './document-state.ts';
import { isElement, isInput, isLabel, isSvgElement } from './element-types.ts';
import { attributeOf, hasAttribute, localNameOf, rootOf } from './native-dom.ts';

declare global {
  interface AssentDocumentState {
    /** Set while many fields are named, whose labels are then known. */
    labelsOf?: ((field: Element) => HTMLLabelElement[]) | undefined;
  }
}

type ContentReader = (element: Element) => string;

/** The name from HTML alone (https://www.w3.org/TR/html-aam-1.0/#accessible-name-and-description-computation). */
export function nativeName(element: Element, contentOf: ContentReader): string {
  if (isInput(element) && BUTTON_TYPES.has(element.type)) return buttonInputName(element);
  return (
    labelName(element, contentOf) || (isInput(element) ? imageName(element) : nameByTag(element, contentOf))
  );
}

const BUTTON_TYPES = new Set(['button', 'submit', 'reset']);

/** https://www.w3.org/TR/html-aam-1.0/#input-type-image-accessible-name-computation, with labels first, as in browsers. */
function imageName(input: HTMLInputElement): string {
  if (input.type !== 'image') return '';
  return attributeOf(input, 'alt') || attributeOf(input, 'title') || 'Submit';
}

function buttonInputName(input: HTMLInputElement): string {
  // Browsers show a word of their own on a submit button without a value.
  return attributeOf(input, 'value') || { submit: 'Submit', reset: 'Reset' }[input.type] || '';
}

function labelName(element: Element, contentOf: ContentReader): string {
  return labelsOf(element)
    .map(label => contentOf(label).trim())
    .filter(Boolean)
    .join(' ');
}

export function labelsOf(element: Element): HTMLLabelElement[] {
  if (localNameOf(element).includes('-')) {
    // The content of a surrounding label would repeat the name.
    return labelsOfHost(element).filter(label => !isWithin(element, label));
  }
  if (!LABELABLE.has(localNameOf(element)) || !('labels' in element)) return [];
  const root = rootOf(element);
  if (root instanceof ShadowRoot) return [...ownLabels(element), ...labelsOfHost(root.host)];
  return ownLabels(element);
}

function ownLabels(element: Element & Record<'labels', unknown>): HTMLLabelElement[] {
  // `labels` walks the whole document, so ask only where there can be any.
  if (!hasAttribute(element, 'id') && !closestComposed(element, isLabel)) return [];
  if (documentState.labelsOf) return documentState.labelsOf(element);
  const { labels } = element;
  return labels instanceof NodeList ? [...labels].filter(isLabel) : [];
}

/** A form-associated custom element has labels, for itself and for a field inside. */
function labelsOfHost(host: Element): HTMLLabelElement[] {
  const around = closestComposed(host, isLabel);
  const id = attributeOf(host, 'id');
  const root = rootOf(host);
  const named =
    id && (root instanceof ShadowRoot || root instanceof Document)
      ? [...root.querySelectorAll(`label[for=${CSS.escape(id)}]`)]
      : [];
  return [around, ...named]
    .filter(label => label !== undefined)
    .filter(isLabel)
    .filter(label => label.control === host);
}

const LABELABLE = new Set(['input', 'textarea', 'select', 'button', 'meter', 'output', 'progress']);

/** The child that names an element of a tag. */
const NAMING_CHILD: Record<string, string> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
};

function nameByTag(element: Element, contentOf: ContentReader): string {
  const tag = localNameOf(element);
  if (tag === 'img' || tag === 'area') return attributeOf(element, 'alt') ?? '';
  if (tag === 'optgroup' || tag === 'option') return attributeOf(element, 'label') ?? '';
  const isDrawn = isSvgElement(element);
  const naming = isDrawn ? 'title' : NAMING_CHILD[tag];
  const child =
    naming && [...composedChildren(element)].filter(isElement).find(inner => localNameOf(inner) === naming);
  if (!child) return '';
  // A picture's title is never drawn, so read it like an attribute.
  return isDrawn ? (child.textContent ?? '').trim() : contentOf(child).trim();
}

/** The placeholder; editors keep theirs in their own attributes. */
export function placeholderOf(element: Element): string {
  const names = ['placeholder', 'aria-placeholder', 'data-placeholder'];
  return (names.map(name => attributeOf(element, name)).find(Boolean) ?? '').replace(/\s+/gu, ' ').trim();
}

export function columnHeadingOf(field: Element): Element | undefined {
  const cell = Element.prototype.closest.call(field, 'td');
  const row = cell && composedParent(cell);
  const table = row && Element.prototype.closest.call(row, 'table');
  const headings = table && Element.prototype.querySelector.call(table, 'tr');
  if (!row || !headings || headings === row) return undefined;
  const above = childElements(headings)[childElements(row).indexOf(cell)];
  return above && localNameOf(above) === 'th' ? above : undefined;
}

function childElements(parent: Element): Element[] {
  return [...composedChildren(parent)].filter(isElement);
}
