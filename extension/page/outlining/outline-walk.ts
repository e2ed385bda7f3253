import { cleanText } from '../dom/clean-text.ts';
import { composedChildren, composedParent, mayHost, shadowRootOf } from '../dom/composed-tree.ts';
import { isElement, isLabel, isText } from '../dom/element-types.ts';
import { hasAttribute, isMatching, localNameOf, rootOf } from '../dom/native-dom.ts';
import type { Candidate } from '../finding/candidates.ts';
import { createLook, isWrapper } from '../finding/candidates.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { styleRules } from '../visibility/style-rules.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { createNodes, FILLED_IN, PASSED_OVER, type StartedNode } from './create-nodes.ts';
import { type OutlineNode, TEXT, tidyNode } from './outline-node.ts';

export interface OutlineWalk {
  step(): boolean;
  found(): OutlineNode[];
}

interface Level {
  children: readonly Node[];
  at: number;
  isBlock: boolean;
  label: Element | null | undefined;
  started?: StartedNode | undefined;
  candidatesFrom: number;
}

/** Deeper nodes are flattened: pages nest without end. */
const MAX_LEVELS = 60;
const MAX_TEXT = 1_000;

/** Iterative, since pages nest deeply. */
export function walkOutline(root: Element): OutlineWalk {
  const rules = styleRules();
  addRootsAround(root, rules.addRoot);
  const visibility = createVisibility(rules.signsOf);
  const look = createLook(rules, visibility);
  const nodes = createNodes(visibility);
  const top: OutlineNode = { role: '', name: '', marks: [], key: '', children: [] };
  const open: OutlineNode[] = [top];
  const levels: Level[] = [{ children: [root], at: 0, isBlock: true, label: undefined, candidatesFrom: 0 }];
  const candidates: Candidate[] = [];
  let pendingText = '';
  let textNode: Node | undefined;

  function innermost(): OutlineNode {
    return open[Math.min(open.length - 1, MAX_LEVELS)] ?? top;
  }

  function endText(): void {
    const name = cleanText(pendingText, MAX_TEXT);
    pendingText = '';
    const label = levels.at(-1)?.label;
    if (name === '' || !textNode || (label && nodes.isNamed(label, name))) return;
    innermost().children.push({ role: TEXT, name, marks: [], key: `t${numberOf(textNode)}`, children: [] });
  }

  function sayText(text: Text, parent: Element | null): void {
    const { data } = text;
    if (data.trim() === '') pendingText += pendingText === '' ? '' : ' ';
    else if (!parent || visibility.shows(parent)) {
      if (pendingText === '') textNode = text;
      if (pendingText.length < MAX_TEXT * 4) pendingText += data.slice(0, MAX_TEXT * 4);
    }
  }

  function enter(element: Element): void {
    const shadow = mayHost(element) ? shadowRootOf(element) : null;
    if (shadow) rules.addRoot(shadow);
    const name = localNameOf(element);
    if (name === 'br') pendingText += ' ';
    const { candidate, isClosed } = look(element);
    const whole = candidate ? undefined : nodes.ofWhole(element, name);
    if (whole) {
      endText();
      innermost().children.push(whole);
    }
    if (whole || PASSED_OVER.has(name) || (isClosed && !candidate)) return;
    const { display } = getComputedStyle(element);
    if (display === 'none' && !candidate) return;
    const isBlock = isLabel(element) || !/^(inline|contents|ruby)/u.test(display);
    const started = nodes.start(element, candidate);
    if (isBlock || started) endText();
    const candidatesFrom = candidates.length + 1;
    if (candidate) candidates.push(candidate);
    if (started) open.push(started.node);
    const label = isLabel(element) ? element.control : levels.at(-1)?.label;
    const isEntered = !isClosed && !FILLED_IN.has(name);
    const children = isEntered ? shownChildren(element, name) : [];
    levels.push({ children, at: 0, isBlock, label, candidatesFrom, started });
  }

  function leave({ isBlock, started, candidatesFrom }: Level): void {
    if (isBlock || started) endText();
    levels.pop();
    if (!started) return;
    open.pop();
    const { node, candidate, element } = started;
    const isAroundOthers = candidate && isWrapper(candidate, candidates.slice(candidatesFrom));
    if (isAroundOthers) innermost().children.push(...node.children);
    else {
      const tidied = tidyNode(node, {
        isTarget: candidate !== undefined,
        keepsEmpty: nodes.isWorthAlone(element, node),
      });
      if (tidied)
        innermost().children.push(tidied.key === node.key ? nodes.withRef(tidied, started) : tidied);
    }
  }

  return {
    step() {
      const level = levels.at(-1);
      if (!level) return false;
      const child = level.children[level.at];
      level.at += 1;
      if (!child) leave(level);
      else if (isText(child)) sayText(child, composedParent(child));
      else if (isElement(child)) enter(child);
      return true;
    },
    found() {
      for (let level = levels.at(-1); level; level = levels.at(-1)) leave(level);
      return top.children;
    },
  };
}

/** Rules of an element's own trees apply to its content. */
function addRootsAround(element: Element, addRoot: (root: Document | ShadowRoot) => void): void {
  for (let root = rootOf(element); root instanceof ShadowRoot; root = rootOf(root.host)) addRoot(root);
  addRoot(document);
}

/** Closed details draw the summary alone; a text directly inside has no element that would tell. */
function shownChildren(element: Element, name: string): Node[] {
  const children = [...composedChildren(element)];
  const isClosed = name === 'details' && !hasAttribute(element, 'open');
  return isClosed ? children.filter(child => isElement(child) && isMatching(child, 'summary')) : children;
}
