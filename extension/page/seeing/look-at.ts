import { isEditorHost, isSelect } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, hasAttribute, localNameOf } from '../dom/unshadowed.ts';
import type { StyleRules } from '../sight/style-rules.ts';
import { isClickTarget } from './click-target.ts';
import { pointerOver } from './draggable.ts';
import { interactiveRole } from './role.ts';
import { isTickOrFile } from './seen-rect.ts';

export interface Look {
  isTarget: boolean;
  /** Whether what is inside is left out. */
  isClosed: boolean;
}

export const SKIPPED: Look = { isTarget: false, isClosed: true };
const PASSED: Look = { isTarget: false, isClosed: false };
const TARGET: Look = { isTarget: true, isClosed: false };

/** Nearly all elements are told to be no target by their tag and the names of their attributes. */
export function lookAt(element: Element, rules: StyleRules): Look {
  const name = localNameOf(element);
  if (WITHOUT_CONTROLS.has(name)) return SKIPPED;
  if (CONTROLS.has(name) && interactiveRole(element) !== undefined)
    return isSelect(element) || isEditorHost(element) ? CLOSED_TARGET : TARGET;
  const attributes = attributeNamesOf(element);
  let mayBeTold = TAGS_OF_CONTROLS.has(name);
  for (const attribute of attributes) {
    if (TELLING.has(attribute)) mayBeTold = true;
    else if (HIDING.has(attribute) && isSkipped(element)) return SKIPPED;
  }
  if (!mayBeTold) {
    if (name === 'svg') return holdsLink(element) ? PASSED : SKIPPED;
    if (!rules.mayPoint(element, name, attributes) || !pointerOver(element)) return PASSED;
  }
  const isTarget = interactiveRole(element) !== undefined || isClickTarget(element);
  // An editor is one field, whatever it is made of, and a select speaks for its options.
  return { isTarget, isClosed: isEditorHost(element) || isSelect(element) };
}

/** Nothing else of a drawing is a target of its own, and drawings are made of many parts. */
function holdsLink(drawing: Element): boolean {
  return Element.prototype.querySelector.call(drawing, 'a, [role], foreignObject') !== null;
}

const CLOSED_TARGET: Look = { isTarget: true, isClosed: true };

/** Nearly always targets; where one is hidden, sight tells. */
const CONTROLS = new Set('a button input select textarea'.split(' '));
const TAGS_OF_CONTROLS = new Set('a area button input option select summary textarea'.split(' '));
const TELLING = new Set([
  'role',
  'onclick',
  'tabindex',
  'contenteditable',
  'draggable',
  'aria-roledescription',
]);
const HIDING = new Set(['aria-hidden', 'hidden', 'inert']);

/**
 * Whatever is in these is never offered; what CSS hides is judged per candidate, which is faster, and so is what a label
 * may stand for.
 */
function isSkipped(element: Element): boolean {
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    hasAttribute(element, 'inert') ||
    (hasAttribute(element, 'hidden') && !isTickOrFile(element))
  );
}

const WITHOUT_CONTROLS = new Set(['script', 'style', 'head', 'template', 'noscript', 'datalist']);
