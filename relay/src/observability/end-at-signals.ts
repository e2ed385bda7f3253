/** What asks a process to end, and how shells report one that each has ended. SIGHUP is a terminal or a login that is gone. */
export const ENDING_SIGNALS = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** While a relay starts, a signal ends the process at once, but by itself, so that what it started can be ended first. */
export function endAtSignals(): { stop(): void } {
  const endings = ENDING_SIGNALS.map(([signal, status]) => {
    const end = (): never => process.exit(status);
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  return { stop: () => endings.forEach(takeBack => void takeBack()) };
}
