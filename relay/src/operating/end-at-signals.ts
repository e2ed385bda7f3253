/** While a relay starts, a signal ends the process at once, but by itself, so that what it started can be ended first. */
export function endAtSignals(): { stop(): void } {
  const interrupt = (): never => process.exit(130);
  const terminate = (): never => process.exit(143);
  process.on('SIGINT', interrupt).on('SIGTERM', terminate);
  return { stop: () => void process.off('SIGINT', interrupt).off('SIGTERM', terminate) };
}
