import * as z from 'zod/mini';
import { type MessageOf, message } from '../../messages/message.ts';
import type { MessageParams } from '../../messages/results/catalog.ts';

type MouseWords = MessageParams['mouse.card'];

const share = z.number().check(z.gte(0), z.lte(1));

/** How a click is made. `x` and `y`: the point, as shares of the target's box. */
export const mouseParams = z.object({
  button: z._default(z.enum(['left', 'right', 'middle']), 'left'),
  clickCount: z._default(z.number().check(z.int(), z.gte(1), z.lte(3)), 1),
  x: z.optional(share),
  y: z.optional(share),
});
export type MouseParams = z.infer<typeof mouseParams>;

/** A point given by one share only is in the middle the other way. */
export function shareOf({ x, y }: Pick<MouseParams, 'x' | 'y'>): { x: number; y: number } | undefined {
  return x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 };
}

/** One click of the main button, wherever it hits the target. */
export function isUsualClick({ button, clickCount, x, y }: MouseParams): boolean {
  return button === 'left' && clickCount === 1 && x === undefined && y === undefined;
}

/** Whether it turns over what one press does. */
export function turnsOver({ button, clickCount }: Pick<MouseParams, 'button' | 'clickCount'>): boolean {
  return button === 'left' && clickCount === 1;
}

/** A sentence for the card. */
export function mouseCard(params: MouseParams): MessageOf<'mouse.card'> {
  return message('mouse.card', mouseWords(params));
}

/** For messages: a point in per cent, null without one. */
export function mouseWords({ button, clickCount: count, ...at }: MouseParams): MouseWords {
  const point = shareOf(at);
  const percent = (part: number | undefined) => (part === undefined ? null : Math.round(part * 1000) / 10);
  return { button, count, across: percent(point?.x), down: percent(point?.y) };
}
