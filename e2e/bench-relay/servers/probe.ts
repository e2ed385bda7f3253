// Loaded into every server before its own code: reports the resources that the process has used so far.
const collect = globalThis.gc;

process.on('message', message => {
  if (message === 'cpu') process.send?.(totalOf(process.cpuUsage()));
  if (message !== 'memory') return;
  // Twice: the first collection can make further objects collectable.
  collect?.();
  collect?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external });
});

// The benchmark has gone, so nothing else would end this process.
process.on('disconnect', () => process.exit());

function totalOf({ user, system }: NodeJS.CpuUsage): { cpu: number } {
  return { cpu: user + system };
}
