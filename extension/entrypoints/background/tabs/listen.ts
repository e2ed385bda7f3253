/** Adds a listener to an event of Chrome. Returns a function that removes it. */
export function listen<Listener, Filter extends unknown[]>(
  event: {
    addListener(listener: Listener, ...filter: Filter): void;
    removeListener(listener: Listener): void;
  },
  listener: Listener,
  ...filter: Filter
): () => void {
  event.addListener(listener, ...filter);
  return () => event.removeListener(listener);
}
