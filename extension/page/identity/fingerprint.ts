import { composedAncestry } from '../dom/composed-tree.ts';
import { isButton, isInput } from '../dom/element-types.ts';
import { attributeOf, formActionOf, formMethodOf, localNameOf } from '../dom/unshadowed.ts';
import { cleanText } from '../seeing/clean-text.ts';
import { elementName } from '../seeing/element-name.ts';
import { explicitRole, interactiveRole } from '../seeing/role.ts';
import { createSight, type Sight } from '../seeing/sight.ts';
import { visibleText } from '../seeing/visible-text.ts';
import { linkOf, submissionOf } from './destination.ts';

/**
 * Everything about an element that a person relied on when they approved an action on it. Two fingerprints of the same
 * element differ when it was renamed, hidden, moved, or leads elsewhere.
 */
export function fingerprintOf(element: Element, sight: Sight = createSight()): string {
  return JSON.stringify([
    interactiveRole(element) ?? explicitRole(element) ?? '',
    localNameOf(element),
    attributeOf(element, 'type') ?? '',
    elementName(element, sight) || cleanText(visibleText(element, sight, 200)),
    [linkOf(element)?.href, attributeOf(element, 'target')],
    [submissionOf(element)?.href, ...formOf(element)],
    sight.hears(element),
    placeOf(element),
  ]);
}

export function selectionFingerprint(range: Range): string {
  return JSON.stringify([
    range.toString(),
    numberOf(range.startContainer),
    range.startOffset,
    numberOf(range.endContainer),
    range.endOffset,
  ]);
}

/** Where the form goes that it belongs to, and how. */
function formOf(element: Element): string[] {
  const form = isInput(element) || isButton(element) ? element.form : null;
  return form ? [formActionOf(form), formMethodOf(form)] : [];
}

/** The very nodes that it is in: an element that is put elsewhere is in others. */
function placeOf(element: Element): number[] {
  return Array.from(composedAncestry(element), numberOf);
}

const numbers = new WeakMap<Node, number>();
let lastNumber = 0;

function numberOf(node: Node): number {
  const known = numbers.get(node);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(node, lastNumber);
  return lastNumber;
}
