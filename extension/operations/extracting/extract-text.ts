import { cleanLines } from '../../page/dom/clean-text.ts';
import { bodyOf, documentElementOf } from '../../page/dom/native-dom.ts';
import { type Extract, requireExtractor } from '../../page/extracting/extractor.ts';
import { elementName } from '../../page/naming/element-name.ts';
import { elementValue } from '../../page/naming/element-value.ts';
import { readSelection } from '../../page/reading/read-selection.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import type { BoundTarget } from '../contract/operation.ts';

export const MAX_TEXT = 100_000;

/** As Markdown: the value of a field, the main content of a page, the structure of anything else. */
export function markdownOfTarget(target: BoundTarget): Extract {
  switch (target.kind) {
    case 'selection':
      return { text: readSelection().text, isCut: false };
    case 'page':
      return requireExtractor().ofPage();
    case 'element':
      return (
        fieldValue(target.element) ?? named(target.element, requireExtractor().ofElement(target.element))
      );
  }
}

/** The value of a field, else all visible text line by line. */
export function textOfTarget(target: BoundTarget): Extract {
  const element = elementOf(target);
  return fieldValue(element) ?? named(element, bounded(visibleText(element, createVisibility(), MAX_TEXT)));
}

/** The element of a target; the whole content for a page. */
export function elementOf(target: BoundTarget): Element {
  return target.kind === 'element' ? target.element : (bodyOf(document) ?? documentElementOf(document));
}

function fieldValue(element: Element): Extract | undefined {
  const value = elementValue(element);
  return value === undefined ? undefined : bounded(value);
}

function bounded(text: string): Extract {
  return { text: cleanLines(text, MAX_TEXT), isCut: text.length > MAX_TEXT };
}

/** An element without text, such as a picture, has its name instead. */
function named(element: Element, extract: Extract): Extract {
  return extract.text ? extract : { text: elementName(element, createVisibility()), isCut: false };
}
