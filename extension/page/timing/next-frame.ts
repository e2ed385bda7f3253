/** A tab that is not seen draws no frames. */
const HIDDEN_MS = 50;

/** One that is seen draws them as soon as the machine can, but for a frame in it that is out of view. */
const SEEN_MS = 500;

/** Until the page has drawn its latest changes, or would have. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(finish, document.hidden ? HIDDEN_MS : SEEN_MS);
    requestAnimationFrame(finish);
  });
}

/** Waits for the tasks and microtasks that are due already: frameworks apply changes in one of their own. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What opens may grow, fade or slide in: waits until nothing does that comes to an end, and no longer than `deadline`. */
export async function standStill(deadline: number): Promise<void> {
  const ends = document.getAnimations().filter(isEnding);
  if (ends.length === 0) return;
  const tired = new Promise(end => setTimeout(end, deadline));
  await Promise.race([Promise.allSettled(ends.map(animation => animation.finished)), tired]);
}

/** A wheel that turns does not. */
function isEnding(animation: Animation): boolean {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  return animation.playState === 'running' && typeof endTime === 'number' && endTime < LONGEST;
}

const LONGEST = 2000;
