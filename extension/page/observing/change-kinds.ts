import { isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { attributeOf, childNodesOf, isMatching, localNameOf, parentNodeOf } from '../dom/native-dom.ts';

/** What an action has changed: pages take back what a server may refuse, and rarely how they look. */
export interface ChangeKinds {
  /** Entries of lists and tables came, went or moved. */
  rows: boolean;
  /** Marks of a state, or other words in place of those outside of the target: an amount, a status. */
  states: boolean;
  /** Other parts of the page were shown or hidden. */
  views: boolean;
}

interface ChangedThings {
  added: readonly Element[];
  gone: readonly Element[];
  moved: number;
  changed: readonly (readonly [Element, ReadonlyMap<string, string | null>])[];
  reworded: readonly Element[];
  rewritten: readonly (readonly [old: string, now: string])[];
}

export function kindsOf(things: ChangedThings, focus: Element): ChangeKinds {
  const { added, gone, moved, changed, reworded, rewritten } = things;
  const isElsewhere = (element: Element) => !isWithin(element, focus) && !isWithin(focus, element);
  const hasChanged = (pattern: RegExp) =>
    changed.some(([, old]) => [...old.keys()].some(name => pattern.test(name)));
  const isReplacing = rewritten.some(([old, now]) => old.trim() !== '' && now.trim() !== '');
  return {
    rows: moved > 0 || [...added, ...gone].some(isRow) || added.some(isOneOfSeveral),
    states: hasChanged(STATE) || (isReplacing && reworded.some(isElsewhere)),
    views: changed.some(
      ([element, old]) =>
        VIEW.test([...old.keys()].join(' ')) &&
        (isElsewhere(element) || [...old.keys()].includes('aria-expanded')),
    ),
  };
}

const STATE = /^(?:aria-(?:pressed|checked|valuenow|valuetext)|checked|data-(?:checked|value))$/u;
const VIEW = /(?:^| )(?:hidden|open|style|aria-hidden|aria-expanded)(?: |$)/u;

const ROW = 'li, tr, article, [role=row], [role=listitem], [role=option], [role=treeitem], [role=article]';

/** An entry of a list or a table. */
export function isRow(element: Element): boolean {
  return isMatching(element, ROW);
}

function isOneOfSeveral(element: Element): boolean {
  const parent = parentNodeOf(element);
  const make = makeOf(element);
  const others = [...(parent ? childNodesOf(parent) : [])].filter(isElement);
  return make !== undefined && others.filter(other => makeOf(other) === make).length > 1;
}

function makeOf(element: Element): string | undefined {
  const classes = attributeOf(element, 'class');
  return classes ? `${localNameOf(element)} ${classes}` : undefined;
}
