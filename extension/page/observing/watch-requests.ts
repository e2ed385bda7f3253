/** Fetched by scripts; images and fonts come with any change. */
const BY_SCRIPT = new Set(['fetch', 'xmlhttprequest', 'beacon', 'iframe', 'frame', 'ping']);

interface RequestsWatch {
  soFar(): number;
  /** One of them began right with the watch. */
  hasAskedSoon(): boolean;
  stop(): void;
}

/** In milliseconds. */
const SOON = 200;

/** Counts requests that were answered since; pending ones are invisible here. */
export function watchRequests(): RequestsWatch {
  const start = performance.now();
  let count = 0;
  let isSoon = false;
  const note = (entries: PerformanceEntryList) => {
    const ours = entries.filter(entry => isOurs(entry, start));
    count += ours.length;
    isSoon ||= ours.some(
      entry => entry.startTime - start < SOON && isAnswered(entry) && !isPolled(entry, start),
    );
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    soFar: () => {
      note(observer.takeRecords());
      return count;
    },
    hasAskedSoon: () => isSoon,
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

/** What was asked for again and again before goes on by itself. */
const POLLS = 2;

function isPolled({ name }: PerformanceEntry, start: number): boolean {
  const earlier = performance.getEntriesByName(name, 'resource').filter(({ startTime }) => startTime < start);
  return earlier.length >= POLLS;
}

/** A beacon gets no answer that a page could show. */
function isAnswered(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceResourceTiming && !/^(?:beacon|ping)$/u.test(entry.initiatorType);
}
