// `pnpm bench:relay [--json]`: our relay beside a raw pipe, the usual implementation, and a gateway, against the same local
// upstream, in one run. Each runs in a process of its own, as do the upstream and the client. A run without `--json` is
// stored in results.md, and its aims in docs/benchmarks.md.
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundleRelay } from '../../relay/build/bundle-relay.ts';
import { aimsOf, isReached } from './aims.ts';
import { Bench } from './bench.ts';
import { CONTENDERS } from './contenders.ts';
import { keepResults } from './keep-results.ts';
import { measureAll } from './measure-all.ts';
import { aimsTable, report } from './report.ts';

const asJson = process.argv.includes('--json');
const [loadBefore = 0] = loadavg();
const start = performance.now();
await bundleRelay(fileURLToPath(new URL('../../relay/dist', import.meta.url)));
const bench = await Bench.start();
try {
  const results = await measureAll(bench, what => {
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${what} …\n`);
  });
  const machine = describeMachine();
  if (asJson) {
    const aims = aimsOf(results).map(aim => ({ ...aim, reached: isReached(aim) }));
    console.log(
      JSON.stringify({ machine, contenders: CONTENDERS.map(({ name }) => name), ...results, aims }),
    );
  } else {
    const text = report(results);
    console.log(`${text}\n\n${machine}`);
    keepResults({ text, aims: aimsTable(results), machine });
  }
} finally {
  await bench.stop();
}

function describeMachine(): string {
  const [cpu] = cpus();
  const load = `load ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const took = `The run took ${Math.round((performance.now() - start) / 1000)} s.`;
  return `${day} UTC, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${load}, Node ${process.version}; the relay bundled, as \`npm run relay\` starts it. ${took}`;
}
