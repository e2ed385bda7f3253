import { isElement } from '../dom/element-types.ts';
import { attributeOf, localNameOf, parentNodeOf, rootOf } from '../dom/native-dom.ts';
import { createTickers, type TickingFigure } from './tickers.ts';

/** Detects parts that change by themselves, like clocks: they change repeatedly without an action. */
export type IsVolatile = (changed: ChangedPart) => boolean;

export const SCROLL_PART = 'scroll';

/** Milliseconds until an unused watch stops. Volatile parts show sooner. */
const MAX_WATCH = 15_000;

/** One change, as while loading, or one burst makes no clock. */
const OFTEN = 2;
const BURST = 40;

interface Watch {
  observe(around: Element): void;
  soFar(): IsVolatile;
  follow(elements: readonly Element[], moment: number): void;
  tickingFigures(element: Element, since: number): readonly TickingFigure[] | undefined;
  end(): IsVolatile;
  isOver(): boolean;
  wasStill(): boolean;
  /** Milliseconds. */
  duration(): number;
}

let current: Watch | undefined;

/** Starts to notice volatile parts around an element while a person decides. */
export function noticeBackgroundMutations(around: Element): void {
  if (!current || current.isOver()) current = startWatch();
  current.observe(around);
}

export function backgroundMutationsSoFar(): IsVolatile {
  return current?.soFar() ?? (() => false);
}

/** Follows the texts that an approval is about, as they are at this moment. */
export function followTexts(elements: readonly Element[], moment: number): void {
  current?.follow(elements, moment);
}

/** The figures of an element's own text, if it is proven to be a clock or a counter and says nothing else since a moment. */
export function tickingFigures(
  element: Element,
  since = Number.POSITIVE_INFINITY,
): readonly TickingFigure[] | undefined {
  return current?.tickingFigures(element, since);
}

/** Ends the watch when an action begins. The actions of one approval share the result. */
export function endBackgroundMutations(): IsVolatile {
  return current?.end() ?? (() => false);
}

/** Whether the last watch was long enough to notice a clock, and saw no text change. */
export function wasStill(): boolean {
  return current?.wasStill() ?? false;
}

/** How long the last watch noticed, in milliseconds. */
export function watchedFor(): number {
  return current?.duration() ?? 0;
}

const LONG_ENOUGH = 2500;

function startWatch(): Watch {
  const counts = countParts();
  const tickers = createTickers();
  const start = performance.now();
  let hasTextChanged = false;
  let duration = 0;
  const observer = new MutationObserver(records => {
    hasTextChanged ||= records.some(({ type }) => type !== 'attributes');
    records.flatMap(changedParts).forEach(counts.count);
    tickers.note(records);
  });
  const onScroll = ({ target }: Event) => {
    if (target instanceof Node) counts.count([target, SCROLL_PART]);
  };
  const stop = () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll, true);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const soFar: IsVolatile = changed => counts.countOf(changed) >= OFTEN;
  return {
    soFar: () => soFar,
    follow: tickers.follow,
    tickingFigures: tickers.tickingFigures,
    observe: around => {
      clearTimeout(timer);
      timer = setTimeout(stop, MAX_WATCH);
      for (const root of rootsAround(around)) observer.observe(root, EVERYTHING);
      addEventListener('scroll', onScroll, true);
    },
    end: () => {
      if (!isOver) duration = performance.now() - start;
      isOver = true;
      clearTimeout(timer);
      stop();
      tickers.end();
      return soFar;
    },
    isOver: () => isOver,
    wasStill: () => duration >= LONG_ENOUGH && !hasTextChanged,
    duration: () => duration,
  };
}

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export interface PartCounts {
  count(changed: ChangedPart): void;
  countOf(changed: ChangedPart): number;
}

/** How often each part changed, without bursts. */
export function countParts(): PartCounts {
  const counts = new WeakMap<Node, Map<string, { times: number; last: number }>>();
  const known = ([node, part]: ChangedPart) => counts.get(node)?.get(part) ?? { times: 0, last: -BURST };
  return {
    count: changed => {
      const [node, part] = changed;
      const { times, last } = known(changed);
      const now = performance.now();
      if (now - last < BURST) return;
      const parts = counts.get(node) ?? new Map<string, { times: number; last: number }>();
      counts.set(node, parts.set(part, { times: times + 1, last: now }));
    },
    countOf: changed => known(changed).times,
  };
}

/** The changed part of a node: an attribute, its text, or children of one make. */
export type ChangedPart = [node: Node, part: string];

export function changedParts(record: MutationRecord): ChangedPart[] {
  const { target, attributeName, type } = record;
  if (type === 'attributes') return [[target, `@${attributeName}`]];
  if (type === 'characterData') return [[parentNodeOf(target) ?? target, 'text']];
  return [...record.addedNodes, ...record.removedNodes].map(node => childPart(target, node));
}

export function childPart(parent: Node, child: Node): ChangedPart {
  const make = isElement(child) ? `<${localNameOf(child)} ${attributeOf(child, 'class') ?? ''}>` : 'text';
  return [parent, make];
}

/** From an element's own shadow tree outwards to the document. */
export function rootsAround(element: Element): Node[] {
  const roots: Node[] = [];
  for (let at: Node = element; ; ) {
    const root = rootOf(at);
    roots.push(root);
    if (!(root instanceof ShadowRoot)) return roots;
    at = root.host;
  }
}
