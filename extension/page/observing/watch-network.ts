import * as z from 'zod/mini';

/** How far a wait has got in one document. */
export const signSchema = z.object({
  isMet: z.boolean(),
  /** The elements that fit, and how many of them can be seen. */
  fitting: z.optional(z.number()),
  shown: z.optional(z.number()),
  /** The document, or a picture in it, is still being loaded. */
  isLoading: z.optional(z.boolean()),
});

/** So long nothing may come from the network for it to count as quiet, in milliseconds. */
export const QUIET_MS = 500;

/**
 * Tells when the network is quiet, as far as that can be seen from here: the document and the pictures in it are loaded,
 * and no request of it has ended for a while. A request is reported only once it has ended, so that one which takes longer
 * than that goes unnoticed.
 */
export function watchNetwork(): { sign(): Sign; stop(): void } {
  let lastEnd = performance.now();
  const note = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) lastEnd = Math.max(lastEnd, startTime + duration);
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    sign: () => {
      note(observer.takeRecords());
      const isLoading = isStillLoading();
      return { isMet: !isLoading && performance.now() - lastEnd >= QUIET_MS, isLoading };
    },
    stop: () => observer.disconnect(),
  };
}

/** A picture that is loaded only when it comes into view may never be. */
function isStillLoading(): boolean {
  if (document.readyState !== 'complete') return true;
  return [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
}

export type Sign = z.infer<typeof signSchema>;
