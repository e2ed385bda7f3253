/** Fetched by scripts; images and fonts come with any change. */
const BY_SCRIPT = new Set(['fetch', 'xmlhttprequest', 'beacon', 'iframe', 'frame', 'ping']);

export interface RequestWatch {
  soFar(): number;
  /** Resolves once one is answered. */
  answered(): Promise<void>;
  stop(): void;
}

/** Counts requests that were answered since; pending ones are invisible here. */
export function watchRequests(): RequestWatch {
  const start = performance.now();
  const first = Promise.withResolvers<void>();
  let count = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isByScript(entry) && entry.startTime >= start) count += 1;
    if (count > 0) first.resolve();
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    soFar: () => {
      note(observer.takeRecords());
      return count;
    },
    answered: () => first.promise,
    stop: () => observer.disconnect(),
  };
}

/** Whether the page's scripts have asked a server before: what they change at once may be taken back. */
export function asksServer(): boolean {
  return performance.getEntriesByType('resource').some(isFetch);
}

function isFetch(entry: PerformanceEntry): boolean {
  return (
    entry instanceof PerformanceResourceTiming && /^(?:fetch|xmlhttprequest)$/u.test(entry.initiatorType)
  );
}

function isByScript(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceResourceTiming && BY_SCRIPT.has(entry.initiatorType);
}
