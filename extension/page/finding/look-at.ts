import type { PointerReader } from '../dom/click-target.ts';
import { isClickTarget, SIGNS_OF_DRAGS } from '../dom/click-target.ts';
import { isEditorHost } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, hasAttribute, localNameOf } from '../dom/native-dom.ts';
import { mayBePicture, TIPS_OF_PICTURES } from '../dom/picture-target.ts';
import { interactiveRole, TAGS_OF_CONTROLS } from '../dom/role.ts';
import { POINTS } from '../visibility/rule-keys.ts';
import { isTickOrFile } from '../visibility/seen-rect.ts';
import type { StyleRules } from '../visibility/style-rules.ts';

export interface Look {
  isTarget: boolean;
  /** Whether its descendants are left out. */
  isClosed: boolean;
  role: string | undefined;
}

const SKIPPED: Look = { isTarget: false, isClosed: true, role: undefined };
const PASSED: Look = { isTarget: false, isClosed: false, role: undefined };

/** Tag and attribute names rule out nearly all elements. */
export function lookAt(element: Element, { signsOf }: StyleRules, pointerOf: PointerReader): Look {
  const name = localNameOf(element);
  if (WITHOUT_CONTROLS.has(name)) return SKIPPED;
  const isControl = CONTROLS.has(name);
  const ofControl = isControl ? interactiveRole(element) : undefined;
  if (ofControl !== undefined) return target(element, name, ofControl);
  const attributes = attributeNamesOf(element);
  let mayBeTarget = name === 'label' || TAGS_OF_CONTROLS.has(name);
  for (const attribute of attributes) {
    const sign = SIGNS.get(attribute);
    if (sign === 'telling') mayBeTarget = true;
    else if (sign === 'hiding' && isSkipped(element)) return SKIPPED;
  }
  if (!mayBeTarget) {
    const mayPoint = mayBePicture(element, name) || (signsOf(element, name, attributes) & POINTS) !== 0;
    if (!mayPoint || !pointerOf(element)) return isBareDrawing(element, name) ? SKIPPED : PASSED;
  }
  const role = isControl ? undefined : interactiveRole(element);
  const isTarget = role !== undefined || isClickTarget(element, pointerOf);
  if (isTarget) return target(element, name, role);
  return isBareDrawing(element, name) ? SKIPPED : PASSED;
}

/** An editor is one field, and a select stands for its options. */
function target(element: Element, name: string, role: string | undefined): Look {
  const isClosed = name === 'select' || isEditorHost(element) || isBareDrawing(element, name);
  return { isTarget: true, isClosed, role };
}

/** A picture without links, texts or named parts is one thing, and pictures have many parts. */
function isBareDrawing(element: Element, name: string): boolean {
  return name === 'svg' && Element.prototype.querySelector.call(element, PARTS_OF_DRAWINGS) === null;
}

const PARTS_OF_DRAWINGS =
  'a, [role], foreignObject, text, [onclick], [tabindex], [cursor], [style*=cursor], g[class], rect[class], circle[class], path[class] ~ path[class]';

/** Nearly always targets; visibility is checked later. */
const CONTROLS = new Set('a button input select textarea'.split(' '));
/** The evidence from attributes: that an element may be a target, or that it may be hidden. */
export const SIGNS = new Map([
  ...['role', 'onclick', 'tabindex', 'cursor', 'contenteditable', ...SIGNS_OF_DRAGS, ...TIPS_OF_PICTURES].map(
    name => [name, 'telling'] as const,
  ),
  ...'aria-hidden hidden inert'.split(' ').map(name => [name, 'hiding'] as const),
]);

/** Never offered. CSS visibility and labels are judged per candidate, which is faster. */
function isSkipped(element: Element): boolean {
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    hasAttribute(element, 'inert') ||
    (hasAttribute(element, 'hidden') && !isTickOrFile(element))
  );
}

const WITHOUT_CONTROLS = new Set(['script', 'style', 'head', 'template', 'noscript', 'datalist']);
