import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { rectOf } from '../page/dom/box.ts';
import { shortName } from '../page/naming/short-name.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { type Arrivals, scrollToEnd } from '../page/scrolling/scroll-to-end.ts';
import {
  type Position,
  pageScroller,
  positionOf,
  scrollerOf,
  scrollTowards,
} from '../page/scrolling/scroller.ts';
import { settle } from '../page/timing/settle.ts';
import type { BoundTarget, Handler, Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';
import { rememberScroll } from './undo/remember-scroll.ts';
import type { UndoEntry } from './undo/undo-entry.ts';

const direction = z.enum(['up', 'down', 'top', 'bottom']);
type Direction = z.infer<typeof direction>;

const params = z.object({
  direction: z.optional(direction),
});

export const scroll: Operation<'scroll', z.infer<typeof params>> = {
  name: 'scroll',
  params,
  example: { action: 'scroll', target: {}, params: { direction: 'down' } },
  effect: 'reads',
  emptyTarget: 'page',
  errors: [],
};

export const handler: Handler<z.infer<typeof params>> = {
  preview: () => ({}),
  remember: (target, _params, language) => rememberPosition(target, language),
  run: (target, { direction: given }, language) => runScroll(target, given, language),
};

function rememberPosition(target: BoundTarget, language: Language): UndoEntry {
  if (target.kind !== 'element') return rememberScroll(PAGE[language], undefined);
  return rememberScroll(shortName(target.element), target.element);
}

async function runScroll(
  target: BoundTarget,
  given: Direction | undefined,
  language: Language,
): Promise<Outcome> {
  const element = target.kind === 'element' ? target.element : undefined;
  if (element && !given) return bringIntoView(element, language);
  const scroller = element ? scrollerOf(element) : pageScroller();
  const before = positionOf(scroller);
  if (given === 'bottom') return toEnd(scroller, before, language);
  scrollTowards(scroller, given ?? 'down');
  // Lists that load more as they are scrolled need a moment to do so.
  await settle();
  const now = positionOf(scroller);
  const isMoved = Math.abs(now.top - before.top) >= 1;
  const message = isMoved ? MOVED[language](now) : AT_END[language](given ?? 'down', now);
  return { success: isMoved, message, effect: isMoved ? 'changed' : 'no_change' };
}

/** A list may load more each time that its end comes into view. */
async function toEnd(scroller: Element, before: Position, language: Language): Promise<Outcome> {
  const arrivals = await scrollToEnd(scroller);
  const now = positionOf(scroller);
  const isMoved = Math.abs(now.top - before.top) >= 1;
  if (!isMoved && arrivals.loads === 0)
    return { success: false, message: AT_END[language]('bottom', now), effect: 'no_change' };
  const more = arrivals.loads > 0 ? ` ${LOADED[language](arrivals)}` : '';
  return { success: true, message: MOVED[language](now) + more, effect: 'changed' };
}

async function bringIntoView(element: Element, language: Language): Promise<Outcome> {
  const before = rectOf(element).top;
  scrollIntoView(element);
  await settle();
  const isMoved = Math.abs(rectOf(element).top - before) >= 1;
  const words = IN_VIEW[language];
  const message = isMoved ? words.moved(shortName(element)) : words.already(shortName(element));
  return { success: true, message, effect: isMoved ? 'changed' : 'no_change' };
}

const PAGE = { zh: '页面', en: 'The page' } as const;

const MOVED = {
  zh: ({ percent, isAtEnd }: Position) => `已滚动，现在位于 ${percent}%${isAtEnd ? '，已到底部' : ''}。`,
  en: ({ percent, isAtEnd }: Position) => `Scrolled; now at ${percent}%${isAtEnd ? ', the end' : ''}.`,
};

const LOADED = {
  zh: ({ loads, entries, isComplete }: Arrivals) =>
    `途中又加载了 ${loads} 次，共新出现 ${entries} 条；${isComplete ? '之后没有更多了。' : '后面可能还有更多，需要时请再滚动一次。'}`,
  en: ({ loads, entries, isComplete }: Arrivals) =>
    `More was loaded ${loads} times on the way, ${entries} entries in all; ${isComplete ? 'after that nothing more came.' : 'there may be more, so scroll again if you need it.'}`,
};

const AT_END = {
  zh: (given: Direction, { percent }: Position) => `没有滚动：${TOWARDS[given]}已经到头（${percent}%）。`,
  en: (given: Direction, { percent }: Position) =>
    `Nothing scrolled: there is no more towards ${given} (at ${percent}%).`,
};

const TOWARDS: Readonly<Record<Direction, string>> = {
  up: '向上',
  down: '向下',
  top: '向顶部',
  bottom: '向底部',
};

const IN_VIEW = {
  zh: {
    moved: (name: string) => `已滚动到 “${name}”。`,
    already: (name: string) => `“${name}” 已在可见区域。`,
  },
  en: {
    moved: (name: string) => `Scrolled to "${name}".`,
    already: (name: string) => `"${name}" was in view already.`,
  },
} as const;
