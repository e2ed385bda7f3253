import * as z from 'zod/mini';
import { type MessageText, message } from '../messages/message.ts';
import { topElementAt } from '../page/dom/active-elements.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import type { Hit } from '../page/finding/hit-point.ts';
import { hitPointsOf } from '../page/finding/hit-points.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { hoverOver, opensByCssHover } from '../page/pointing/hover-over.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { pointAt } from '../page/pointing/press-trusted.ts';
import { needsUser, succeeded } from './contract/observed.ts';
import type { Handler, Operation } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { changedUnderPress, clearHit, pressable } from './pressing/press-where-seen.ts';
import { describeAction } from './receipt/describe-action.ts';

const params = z.object({});

export const hover: Operation<'hover', z.infer<typeof params>> = {
  name: 'hover',
  params,
  example: { action: 'hover', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'none',
  errors: ['NotInteractable', 'NeedsUser'],
  inExtras: true,
};

export const handler: Handler<z.infer<typeof params>> = {
  preview: () => ({ effect: 'acts' }),
  reach: (target, _params, maySearch) => void reachHover(elementOf(target), maySearch),
  run: (target, _params, { play }) => runHover(elementOf(target), play),
};

async function runHover(element: Element, play?: PlayInput): Promise<Outcome> {
  const name = shortName(element);
  const { pointed, hit } = reachHover(element);
  const isHiding = opensByCssHover(hit.top);
  const watch = watchEffects(pointed);
  if (!play) hoverOver(hit.top, hit.point);
  else if (!(await pointAt(play, () => reachHover(element).hit)))
    throw changedUnderPress(element, 'not pressed');
  const outcome = describeAction(
    {
      element,
      name,
      said: message('hover.done', { name }),
      nothing: message('hover.nothing'),
      isDone: false,
      isPress: false,
      isTrusted: play !== undefined,
    },
    await watch.finish(),
  );
  if (outcome.effect !== 'no_change') return outcome;
  if (play && isHiding && !opensByCssHover(hit.top)) return succeeded('changed', revealed(name));
  // Most pages answer with their style sheets alone, and only to a real pointer: ours is there all the same.
  return !play && isHiding ? needsUser(message('hover.byHand', { name })) : { ...outcome, success: true };
}

function revealed(name: string): MessageText {
  return message('sentences', { sentences: [message('hover.done', { name }), message('hover.revealed')] });
}

function reachHover(
  element: Element,
  maySearch = true,
): { pointed: Element; hit: Extract<Hit, { status: 'hit' }> } {
  const pointed = pressable(element);
  const hit = clearHit(pointed, maySearch);
  if (hit.status === 'hit') return { pointed, hit };
  const inside = hoverInside(pointed);
  if (inside) return { pointed, hit: inside };
  throw new PageError('NotInteractable', message('hover.unreachable', { name: shortName(element) }));
}

/** A pointer on a control in a box is on the box too, and presses neither. */
function hoverInside(box: Element): Extract<Hit, { status: 'hit' }> | undefined {
  for (const point of hitPointsOf(box)) {
    const top = topElementAt(point);
    if (top && isWithin(top, box)) return { status: 'hit', point, top };
  }
  return undefined;
}
