/** Fetched by scripts; images and fonts come with any change. */
const BY_SCRIPT = new Set(['fetch', 'xmlhttprequest', 'beacon', 'iframe', 'frame', 'ping']);

/** Counts requests that were answered since; pending ones are invisible here. */
export function watchRequests(): { soFar(): number; stop(): void } {
  const start = performance.now();
  let count = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isOurs(entry, start)) count += 1;
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    soFar: () => {
      note(observer.takeRecords());
      return count;
    },
    stop: () => observer.disconnect(),
  };
}

function isOurs(entry: PerformanceEntry, start: number): boolean {
  return (
    entry instanceof PerformanceResourceTiming &&
    BY_SCRIPT.has(entry.initiatorType) &&
    entry.startTime >= start
  );
}
