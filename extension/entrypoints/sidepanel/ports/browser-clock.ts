import type { Clock } from './ports.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    setTimeout(run, milliseconds);
  },
  // A hidden panel draws no frames, but the answer must go on being taken in.
  nextFrame: run => {
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(run);
  },
};
