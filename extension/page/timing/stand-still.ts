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
