import * as z from 'zod/mini';
import { type Message, message } from '../../messages/message.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { Share } from '../../page/scrolling/point-in-box.ts';

const share = z.number().check(z.gte(0), z.lte(1));

/** Further than any screen. */
const pixels = z.number().check(z.gte(-5_000), z.lte(5_000));

// Not `nameSchema`: calling an imported schema would pull all schemas into the page's bundle.
const destination = z.string().check(z.refine(id => id.length <= 1_000, 'expected at most 1,000 characters'));

const position = z.enum(['onto', 'inside', 'before', 'after']);

/** `to` with a position or a point in its box; an offset in CSS pixels; or a point of the target itself. */
export const dragParams = z
  .object({
    to: z.optional(destination),
    position: z._default(position, 'onto'),
    x: z.optional(share),
    y: z.optional(share),
    dx: z.optional(pixels),
    dy: z.optional(pixels),
    fromX: z.optional(share),
    fromY: z.optional(share),
  })
  .check(
    z.refine(
      ({ to, x, y, dx, dy }) => [to, x, y, dx, dy].some(value => value !== undefined),
      'expected a destination: to (an elementId or a selector), x and y, or dx and dy',
    ),
    z.refine(
      ({ to, x, y, dx, dy }) =>
        (dx === undefined && dy === undefined) || [to, x, y].every(value => value === undefined),
      'expected either an offset (dx, dy) or a destination (to, x, y)',
    ),
  );
export type DragParams = z.infer<typeof dragParams>;

export type DragPosition = 'onto' | 'before' | 'after';

export function positionIn({ position }: DragParams): DragPosition {
  return position === 'inside' ? 'onto' : position;
}

/** Where the target is grabbed, if not by its handle or middle. */
export function grabShare({ fromX, fromY }: DragParams): Share | undefined {
  return fromX === undefined && fromY === undefined ? undefined : { x: fromX ?? 0.5, y: fromY ?? 0.5 };
}

export function dropShare({ x, y }: DragParams): Share | undefined {
  return x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 };
}

export interface Offset {
  dx: number;
  dy: number;
}

export function offsetIn({ dx, dy }: DragParams): Offset | undefined {
  return dx === undefined && dy === undefined ? undefined : { dx: dx ?? 0, dy: dy ?? 0 };
}

/** For the card: every value that decides where it goes. */
export function describeWay(params: DragParams, destination: Element, isResized: boolean): Message {
  const way = wayOf(params, destination, isResized);
  const grab = grabShare(params);
  return grab ? message('drag.grabbed', { ...inPercent(grab), way }) : way;
}

function wayOf(params: DragParams, destination: Element, isResized: boolean): Message {
  const offset = offsetIn(params);
  if (offset) return message(isResized ? 'drag.resizeBy' : 'drag.by', { ...offset });
  const name = shortName(destination);
  const drop = dropShare(params);
  return drop
    ? message('drag.toPoint', { name, ...inPercent(drop) })
    : message(`drag.${positionIn(params)}`, { name });
}

function inPercent({ x, y }: Share): { across: number; down: number } {
  return { across: Math.round(x * 1_000) / 10, down: Math.round(y * 1_000) / 10 };
}
