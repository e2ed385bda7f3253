// Loaded into every server before its own code: answers what it has used so far.
const collect = globalThis.gc;

process.on('message', message => {
  if (message === 'cpu') process.send?.(totalOf(process.cpuUsage()));
  if (message !== 'memory') return;
  // Twice: what the first one finds may hold on to more.
  collect?.();
  collect?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external });
});

// Whoever measured it is gone, and with them whoever would end it.
process.on('disconnect', () => process.exit());

function totalOf({ user, system }: NodeJS.CpuUsage): { cpu: number } {
  return { cpu: user + system };
}
