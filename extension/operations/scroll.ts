import * as z from 'zod/mini';
import { type MessageText, message } from '../messages/message.ts';
import { rectOf } from '../page/dom/box.ts';
import { shortName } from '../page/naming/short-name.ts';
import { scrollToEnd } from '../page/scrolling/scroll-to-end.ts';
import {
  type Position,
  pageScroller,
  positionNow,
  positionOf,
  scrollBack,
  scrollerOf,
  scrollIntoView,
  scrollPositions,
  scrollTowards,
} from '../page/scrolling/scroller.ts';
import { settle } from '../page/timing/settle.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { BoundTarget, Handler, Operation } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';

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
  remember: (target, _params) => rememberPosition(target),
  run: (target, { direction: given }) => runScroll(target, given),
};

function rememberPosition(target: BoundTarget): UndoEntry {
  if (target.kind !== 'element') return rememberScroll(message('scroll.page'), undefined);
  return rememberScroll(shortName(target.element), target.element);
}

async function runScroll(target: BoundTarget, given: Direction | undefined): Promise<Outcome> {
  const element = target.kind === 'element' ? target.element : undefined;
  if (element && !given) return bringIntoView(element);
  const scroller = element ? scrollerOf(element) : pageScroller();
  const before = positionOf(scroller);
  if (given === 'bottom') return toEnd(scroller, before);
  scrollTowards(scroller, given ?? 'down');
  // Lists that load more on scrolling need a moment.
  await settle();
  const now = positionOf(scroller);
  const isMoved = Math.abs(now.top - before.top) >= 1;
  const said = isMoved ? message('scroll.moved', now) : message(`scroll.atEnd.${given ?? 'down'}`, now);
  return { success: isMoved, message: said, effect: isMoved ? 'changed' : 'no_change' };
}

/** A list may load more each time its end comes into view. */
async function toEnd(scroller: Element, before: Position): Promise<Outcome> {
  const arrivals = await scrollToEnd(scroller);
  const now = positionOf(scroller);
  const isMoved = Math.abs(now.top - before.top) >= 1;
  if (!isMoved && arrivals.loads === 0) return failed('no_change', message('scroll.atEnd.bottom', now));
  const moved = message('scroll.moved', now);
  const said =
    arrivals.loads === 0
      ? moved
      : message('sentences', { sentences: [moved, message('scroll.loaded', arrivals)] });
  return succeeded('changed', said);
}

async function bringIntoView(element: Element): Promise<Outcome> {
  const before = rectOf(element).top;
  scrollIntoView(element);
  await settle();
  const isMoved = Math.abs(rectOf(element).top - before) >= 1;
  const name = shortName(element);
  const said = isMoved
    ? message('scroll.inView.moved', { name })
    : message('scroll.inView.already', { name });
  return succeeded(isMoved ? 'changed' : 'no_change', said);
}

function rememberScroll(name: MessageText, element: Element | undefined): UndoEntry {
  const old = scrollPositions(element);
  return {
    name,
    look: () => {
      const now = old.map(({ scroller }) => positionNow(scroller));
      return JSON.stringify(now.map(({ top, left }) => [top, left]));
    },
    restore: async () => {
      scrollBack(old);
      await settle();
    },
    isFromAnywhere: true,
  };
}
