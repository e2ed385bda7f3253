import { message } from '../messages/message.ts';
import { rectOf } from '../page/dom/box.ts';
import { NotReady, PageError } from '../page/page-error.ts';
import { animationsCarrying, nextFrame } from '../page/timing/next-frame.ts';
import { boundTarget } from './bind-target.ts';
import type { BoundTarget, PreparedHandler } from './contract/operation.ts';
import type { Binding } from './contract/preview.ts';

/** Milliseconds for a page to enable, show or uncover what was approved, as it hydrates or ends an animation. */
const READY_MS = 2000;

/** The page keeps this multiple of the time that an attempt takes. */
const PAUSE_PER_ATTEMPT = 4;

interface Approved {
  binding: Binding;
  handler: PreparedHandler;
  /** By the user, meanwhile. */
  isStopped(): boolean;
}

/**
 * Starts on the approved target at once, or in the first frame in which it is enabled, in view, still and not covered. Each
 * attempt compares again what was shown, and nothing is awaited between that and the start.
 */
export async function startWhenReady<Started>(
  { binding, handler, isStopped }: Approved,
  start: (target: BoundTarget) => Started,
): Promise<{ started: Started }> {
  const begun = performance.now();
  const isMoving = watchPlace();
  for (let attempts = 0; ; attempts += 1) {
    const tried = performance.now();
    // Asked again each time, so that nothing is awaited between the answer and the start.
    if (handler.gather) await handler.gather();
    if (isStopped()) throw new PageError('Rejected', message('action.stopped'));
    const isLast = tried >= begun + READY_MS;
    const target = unlessPassing(isLast, () => {
      const bound = boundTarget(binding, handler);
      if (!isLast && isMoving(bound)) return undefined;
      // The search for a clear place is seen, so it is not repeated in each frame.
      handler.reach(bound, isLast || attempts === 0);
      return bound;
    });
    if (target) return { started: start(target) };
    await pause(performance.now() - tried);
  }
}

function unlessPassing<Found>(isLast: boolean, find: () => Found | undefined): Found | undefined {
  try {
    return find();
  } catch (thrown) {
    if (isLast || !isPassing(thrown)) throw thrown;
    return undefined;
  }
}

const PASSING = new Set(['NotInteractable', 'InvalidArgument', 'StaleElement']);

/** The approval was for a target without this obstacle, or one that may go away. */
function isPassing(thrown: unknown): boolean {
  return thrown instanceof NotReady || (thrown instanceof PageError && PASSING.has(thrown.type));
}

/** An animation of colours alone costs a frame once it has begun. */
function watchPlace(): (target: BoundTarget) => boolean {
  let former: string | undefined;
  return target => {
    const carrying = target.kind === 'element' ? animationsCarrying(target.element) : [];
    if (target.kind !== 'element' || carrying.length === 0) return false;
    const place = carrying.every(hasBegun) ? JSON.stringify(rectOf(target.element)) : undefined;
    const isMoving = place === undefined || place !== former;
    former = place;
    return isMoving;
  };
}

/** Where it starts, an element is not yet seen to move. */
function hasBegun({ pending, currentTime }: Animation): boolean {
  return !pending && typeof currentTime === 'number' && currentTime > 0;
}

async function pause(took: number): Promise<void> {
  const until = performance.now() + took * PAUSE_PER_ATTEMPT;
  do await nextFrame();
  while (performance.now() < until);
}
