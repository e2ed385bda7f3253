import { walkComposed } from '../dom/composed-tree.ts';
import { attributeOf, elementById, isMatching } from '../dom/unshadowed.ts';
import { seenRect } from '../seeing/candidates.ts';
import { createSight } from '../seeing/sight.ts';

const OPTIONS = '[role=option], [role=menuitemradio], [role=treeitem]';

/** The options that a custom select shows now: in the list that it names as its own, else in any list that is open. */
export function openOptions(widget: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].map(name => attributeOf(widget, name) ?? '').join(' ');
  const lists = ids
    .split(/\s+/u)
    .filter(Boolean)
    .map(id => elementById(widget, id))
    .filter(list => list !== null);
  const own = [widget, ...lists].flatMap(optionsIn);
  return own.length > 0 ? own : optionsIn(document);
}

function optionsIn(root: Node): Element[] {
  const sight = createSight();
  const options: Element[] = [];
  walkComposed(root, element => {
    if (isMatching(element, OPTIONS) && seenRect(element, sight)) options.push(element);
    return true;
  });
  return options;
}
