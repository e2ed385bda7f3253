import { openModal } from '../dom/active-elements.ts';
import { pointerOver } from '../dom/click-target.ts';
import { composedParent, rootsOf } from '../dom/composed-tree.ts';
import { walkFrom } from '../dom/composed-walk.ts';
import { isElement } from '../dom/element-types.ts';
import { kindOf } from '../dom/kind.ts';
import { attributeNamesOf, documentElementOf, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { mayBePicture } from '../dom/picture-target.ts';
import { interactiveRole, TAGS_OF_CONTROLS } from '../dom/role.ts';
import { POINTS } from '../visibility/rule-keys.ts';
import { type StyleRules, styleRules } from '../visibility/style-rules.ts';
import { type CachedTarget, keepTargets } from './cached-targets.ts';
import { lookAt, SIGNS } from './look-at.ts';
import { staleElements, stalePart } from './stale-part.ts';
import {
  createShadowTrees,
  type StructureChanges,
  type StructureWatch,
  watchStructure,
} from './watch-structure.ts';

/** The markup's possible targets, cached while the page exists. Every reading queries visibility, place and style again. */
export interface CachedIndex {
  targets(): readonly CachedTarget[];
  /** Updates what changed, in slices; false when the whole page must be searched again. */
  bringUpToDate(): Generator<void, boolean>;
  letGo(): void;
}

export function* buildIndex(): Generator<void, CachedIndex> {
  const watch = watchStructure();
  let index: CachedIndex | undefined;
  try {
    index = yield* lookThrough(watch);
    return index;
  } finally {
    // An unfinished index leaves no listeners.
    if (!index) watch.stop();
  }
}

function* lookThrough(watch: StructureWatch): Generator<void, CachedIndex> {
  const rules = styleRules();
  const modal = openModal();
  const page = documentElementOf(document);
  const trees = createShadowTrees();
  const ground = { rules, modal, trees: trees.known };
  let isBounded = true;

  watch.observe(document);
  for (const root of rootsOf(document)) rules.addRoot(root);
  const revision = rules.revision();
  const targets = keepTargets(yield* targetsIn(modal ?? document), trees.forget);

  function enterTree(root: Document | ShadowRoot): void {
    if (root instanceof Document) return;
    rules.addRoot(root);
    watch.observe(root);
    trees.enter(root);
    // Manual slot assignment fires no event.
    if (root.slotAssignment === 'manual') isBounded = false;
  }

  function* targetsIn(part: Document | Element): Generator<void, CachedTarget[]> {
    const found: CachedTarget[] = [];
    const isClosed = (element: Element) => {
      const { isTarget, isClosed } = lookAt(element, rules, pointerOver);
      const target = targetOf(element, isTarget);
      if (target) found.push(target);
      if (!isClosed) trees.pass(element);
      return isClosed;
    };
    if (part !== modal && isElement(part) && isClosed(part)) return found;
    const walk = walkFrom(part, enterTree);
    for (let element = walk.next(); element; element = walk.next()) {
      if (isClosed(element)) walk.skipInside();
      yield;
    }
    return found;
  }

  function targetOf(element: Element, isTarget: boolean): CachedTarget | undefined {
    if (isByStyle(element, rules)) return { element, kind: undefined };
    return isTarget ? { element, kind: kindOf(element, true) } : undefined;
  }

  /** False when updating would block the page too long: the next search is time-sliced. */
  function apply(changes: StructureChanges): boolean {
    const stale = staleElements(changes, ground);
    if (sizeOf(stale) > MAX_AT_ONCE) return false;
    for (const element of stale) targets.forget(element);
    const parts = new Set([...stale].flatMap(element => stalePart(element, ground) ?? []));
    if (sizeOf(parts) > MAX_AT_ONCE) return false;
    for (const part of parts) if (!isInOneOf(parts, part)) renew(part);
    for (const element of changes.touched) if (!stale.has(element)) lookAgainAt(element);
    return true;
  }

  function renew(part: Element): void {
    targets.forget(part);
    targets.insert(part, finished(targetsIn(part)));
  }

  function lookAgainAt(element: Element): void {
    const target = targetOf(element, lookAt(element, rules, pointerOver).isTarget);
    if (!target) targets.drop(element);
    else if (targets.has(element)) targets.setKind(element, target.kind);
    else {
      const part = stalePart(element, ground);
      if (part === element) targets.insert(element, [target]);
      else if (part) renew(part);
    }
  }

  return {
    targets: targets.all,
    *bringUpToDate() {
      const hosts = yield* trees.newHosts();
      const changes = watch.take();
      const isSamePage = openModal() === modal && documentElementOf(document) === page;
      if (!changes || !isSamePage || !isBounded) return false;
      for (const root of [document, ...trees.known.values()]) rules.addRoot(root);
      for (const host of hosts) changes.moved.add(host);
      return apply(changes) && rules.revision() === revision;
    },
    letGo: watch.stop,
  };
}

const MAX_AT_ONCE = 1000;

function sizeOf(parts: ReadonlySet<Element>): number {
  return [...parts].reduce((size, part) => size + queryAllIn(part, '*').length, 0);
}

function isInOneOf(parts: ReadonlySet<Element>, part: Element): boolean {
  for (let at = composedParent(part); at; at = composedParent(at)) if (parts.has(at)) return true;
  return false;
}

function finished<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Whether style alone could make an element a target: no role says so. */
function isByStyle(element: Element, { signsOf }: StyleRules): boolean {
  if (interactiveRole(element) !== undefined) return false;
  const [name, attributes] = [localNameOf(element), attributeNamesOf(element)];
  if (TAGS_OF_CONTROLS.has(name) || attributes.some(attribute => SIGNS.get(attribute) === 'telling'))
    return true;
  return mayBePicture(element, name) || (signsOf(element, name, attributes) & POINTS) !== 0;
}
