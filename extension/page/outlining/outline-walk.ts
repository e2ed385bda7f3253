import { composedChildren, mayHost, shadowRootOf } from '../dom/composed-tree.ts';
import { isElement, isLabel, isText } from '../dom/element-types.ts';
import { hasAttribute, isMatching, localNameOf, rootOf } from '../dom/native-dom.ts';
import type { Candidate } from '../finding/candidates.ts';
import { createLook, isWrapper } from '../finding/candidates.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { styleRules } from '../visibility/style-rules.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { type ControlEffect, controlEffectOf } from './control-effect.ts';
import { createNodes, FILLED_IN, PASSED_OVER, type StartedNode } from './create-nodes.ts';
import { type OutlineNode, TEXT, tidyNode } from './outline-node.ts';
import { createPendingText, mayGenerate } from './pending-text.ts';

export interface OutlineWalk {
  step(): boolean;
  found(): OutlineNode[];
  /** Of the controls among them, by their keys. */
  effects: ReadonlyMap<string, ControlEffect>;
}

interface Level {
  children: readonly Node[];
  at: number;
  isBlock: boolean;
  label: Element | null | undefined;
  started?: StartedNode | undefined;
  generating?: Element | undefined;
  candidatesFrom: number;
}

/** Deeper nodes are flattened: pages nest without end. */
const MAX_LEVELS = 60;

/** Iterative, since pages nest deeply. `roots`: nodes of one box. */
export function walkOutline(roots: readonly Node[]): OutlineWalk {
  const rules = styleRules();
  addRootsAround(roots[0] ?? document, rules.addRoot);
  const visibility = createVisibility(rules.signsOf);
  const look = createLook(rules, visibility);
  const nodes = createNodes(visibility);
  const top: OutlineNode = { role: '', name: '', marks: [], key: '', children: [] };
  const open: OutlineNode[] = [top];
  const levels: Level[] = [{ children: roots, at: 0, isBlock: true, label: undefined, candidatesFrom: 0 }];
  const candidates: Candidate[] = [];
  const effects = new Map<string, ControlEffect>();
  const text = createPendingText(visibility);

  function innermost(): OutlineNode {
    return open[Math.min(open.length - 1, MAX_LEVELS)] ?? top;
  }

  function endText(): void {
    const taken = text.take();
    const label = levels.at(-1)?.label;
    if (!taken || (label && nodes.isNamed(label, taken.name))) return;
    const { name, node } = taken;
    innermost().children.push({ role: TEXT, name, marks: [], key: `t${numberOf(node)}`, children: [] });
  }

  function enter(element: Element): void {
    const shadow = mayHost(element) ? shadowRootOf(element) : null;
    if (shadow) rules.addRoot(shadow);
    const name = localNameOf(element);
    if (name === 'br') text.sayBreak();
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
    const generating = isEntered && mayGenerate(element, name, rules) ? element : undefined;
    levels.push({ children, at: 0, isBlock, label, candidatesFrom, started, generating });
    if (generating) text.sayGenerated(generating, '::before');
  }

  function leave({ isBlock, started, candidatesFrom, generating }: Level): void {
    if (generating) text.sayGenerated(generating, '::after');
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
      const effect =
        candidate && controlEffectOf(element, { name: node.name, mayGenerate: generating !== undefined });
      if (effect) effects.set(node.key, effect);
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
      else if (isText(child)) text.say(child);
      else if (isElement(child)) enter(child);
      return true;
    },
    found() {
      for (let level = levels.at(-1); level; level = levels.at(-1)) leave(level);
      return top.children;
    },
    effects,
  };
}

/** Rules of an element's own trees apply to its content. */
function addRootsAround(node: Node, addRoot: (root: Document | ShadowRoot) => void): void {
  for (let root = rootOf(node); root instanceof ShadowRoot; root = rootOf(root.host)) addRoot(root);
  addRoot(document);
}

/** Closed details draw the summary alone; a text directly inside has no element that would tell. */
function shownChildren(element: Element, name: string): Node[] {
  const children = [...composedChildren(element)];
  const isClosed = name === 'details' && !hasAttribute(element, 'open');
  return isClosed ? children.filter(child => isElement(child) && isMatching(child, 'summary')) : children;
}
