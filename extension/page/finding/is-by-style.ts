import { attributeNamesOf, localNameOf } from '../dom/native-dom.ts';
import { interactiveRole, TAGS_OF_CONTROLS } from '../dom/role.ts';
import { POINTS } from '../visibility/rule-keys.ts';
import type { StyleRules } from '../visibility/style-rules.ts';
import { SIGNS } from './look-at.ts';

/** Whether another style could make an element a target, or none: what has no role that says so by itself. */
export function isByStyle(element: Element, { signsOf }: StyleRules): boolean {
  if (interactiveRole(element) !== undefined) return false;
  const [name, attributes] = [localNameOf(element), attributeNamesOf(element)];
  if (TAGS_OF_CONTROLS.has(name) || attributes.some(attribute => SIGNS.get(attribute) === 'telling'))
    return true;
  return (signsOf(element, name, attributes) & POINTS) !== 0;
}
