/** `pass`: to the page. `drop`: this one not. `stop`: neither this one nor what follows. */
type Verdict = 'pass' | 'drop' | 'stop';

export interface Gate {
  /** The last that passed, by type. */
  passed: ReadonlyMap<string, Event>;
  isStopped(): boolean;
  /** The browser made at least one of them here. */
  isReached(): boolean;
  end(): void;
}

/**
 * Judges the browser's own events of these types before the page gets them. What is played at a point goes to whatever is there by
 * then, so only the event itself tells what it is about to hit.
 */
export function gateEvents(
  types: readonly string[],
  judge: (event: Event, passed: ReadonlyMap<string, Event>) => Verdict,
): Gate {
  const watching = new AbortController();
  const passed = new Map<string, Event>();
  let [isStopped, isReached] = [false, false];
  const listener = (event: Event) => {
    if (!event.isTrusted) return;
    isReached = true;
    const verdict = isStopped ? 'stop' : judge(event, passed);
    isStopped ||= verdict === 'stop';
    if (verdict === 'pass') return void passed.set(event.type, event);
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of types)
    addEventListener(type, listener, { capture: true, passive: false, signal: watching.signal });
  return {
    passed,
    isStopped: () => isStopped,
    isReached: () => isReached,
    end: () => watching.abort(),
  };
}
