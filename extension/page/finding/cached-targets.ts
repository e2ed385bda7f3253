import { comesBefore } from '../dom/composed-walk.ts';
import type { Kind } from '../dom/kind.ts';
import { isConnected, queryAllIn } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { styleRules } from '../visibility/style-rules.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { type Candidate, createLook } from './candidates.ts';

export interface CachedTarget {
  element: Element;
  /** Undefined where the current style decides. */
  kind: Kind | undefined;
}

interface CachedTargets {
  all(): readonly CachedTarget[];
  has(element: Element): boolean;
  /** Of an element that is among them. */
  setKind(element: Element, kind: Kind | undefined): void;
  drop(element: Element): void;
  /** Puts new targets in place of `part`, which contains them. */
  insert(part: Element, targets: readonly CachedTarget[]): void;
  /** Takes away an element and all that is in it. */
  forget(element: Element): void;
}

/** `takeTree` returns the shadow tree of a forgotten element. */
export function keepTargets(
  found: readonly CachedTarget[],
  takeTree: (host: Element) => ShadowRoot | undefined,
): CachedTargets {
  const known = new Map(found.map(target => [target.element, target]));
  let ordered = [...found];
  let hasGone = false;

  /** Removed targets leave the list at its next use, together. */
  function all(): CachedTarget[] {
    if (hasGone) ordered = ordered.filter(target => known.get(target.element) === target);
    hasGone = false;
    return ordered;
  }

  function drop(element: Element): void {
    if (known.delete(element)) hasGone = true;
  }

  function forget(element: Element): void {
    const trees: (Element | ShadowRoot)[] = [element];
    drop(element);
    // The list grows during the loop: trees hold trees.
    for (const tree of trees) {
      const inside = queryAllIn(tree, '*');
      for (const host of tree === element ? [element, ...inside] : inside) {
        drop(host);
        const inner = takeTree(host);
        if (inner) trees.push(inner);
      }
    }
  }

  function placeOf(element: Element): number {
    const place = countBefore(element, all());
    if (place !== undefined) return place;
    for (const target of ordered) if (!isConnected(target.element)) drop(target.element);
    return placeOf(element);
  }

  return {
    all,
    has: element => known.has(element),
    setKind(element, kind) {
      const target = known.get(element);
      if (target) target.kind = kind;
    },
    insert(part, targets) {
      for (const target of targets) known.set(target.element, target);
      const at = placeOf(part);
      const before = all();
      ordered = [...before.slice(0, at), ...targets, ...before.slice(at)];
    },
    drop,
    forget,
  };
}

/** Undefined once one is met that left the page. */
function countBefore(element: Element, ordered: readonly CachedTarget[]): number | undefined {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const target = ordered[middle];
    if (!target || !isConnected(target.element)) return undefined;
    if (comesBefore(target.element, element)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a cached target's present place and kind, if it is visible. */
export function createSeeing(): (target: CachedTarget) => Candidate | undefined {
  const rules = styleRules();
  const visibility = createVisibility(rules.signsOf);
  const look = createLook(rules, visibility);
  return ({ element, kind }) => {
    if (!kind) return look(element).candidate;
    const rect = seenRect(element, visibility);
    return rect && { element, kind, rect };
  };
}
