import { closestComposed, walkComposed } from '../dom/composed-tree.ts';
import { isTicked } from '../dom/element-state.ts';
import { formOf, isInput } from '../dom/element-types.ts';
import { isMatching, rootOf } from '../dom/native-dom.ts';

export function isRadio(element: Element): boolean {
  return isInput(element)
    ? element.type === 'radio'
    : isMatching(element, '[role=radio], [role=menuitemradio]');
}

export function tickedInGroup(radio: Element): Element | undefined {
  let ticked: Element | undefined;
  walkComposed(groupOf(radio), element => {
    if (isRadio(element) && isTicked(element) && isTogether(element, radio)) ticked = element;
    return true;
  });
  return ticked;
}

function groupOf(radio: Element): Node {
  if (isInput(radio)) return rootOf(radio);
  return (
    closestComposed(radio, at => isMatching(at, '[role=radiogroup], [role=menu], [role=group]')) ?? radio
  );
}

/** Native radio buttons share a name and a form, wherever they are. */
function isTogether(one: Element, other: Element): boolean {
  if (!isInput(one) || !isInput(other)) return isInput(one) === isInput(other);
  return one === other || (one.name !== '' && one.name === other.name && formOf(one) === formOf(other));
}
