import * as z from 'zod/mini';

export const signSchema = z.object({
  isMet: z.boolean(),
  /** Matching elements, and the visible ones among them. */
  fitting: z.optional(z.number()),
  shown: z.optional(z.number()),
  /** The document, or a picture in it, is loading. */
  isLoading: z.optional(z.boolean()),
});

/** Milliseconds without traffic that count as quiet. */
export const QUIET_MS = 500;

/** Document and pictures loaded, and no request ended for a while. Pending requests cannot be seen. */
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

/** A lazy picture may never load. */
function isStillLoading(): boolean {
  if (document.readyState !== 'complete') return true;
  return [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
}

export type Sign = z.infer<typeof signSchema>;
