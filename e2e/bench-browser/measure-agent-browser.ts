import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPageBrowser } from '../browser/find-chromium.ts';

/** Taken from npm for the benchmark alone: it has 116 MB. */
const PACKAGE = 'agent-browser@0.41.2';

const ROUNDS = 7;

/** Milliseconds, each with the start of its command line; characters. */
export type AgentBrowser = {
  snapshots: { rows: number; time: number; length: number }[];
  costs: { open: number; click: number; fill: number };
};

/** Vercel's agent-browser on the same pages, by its own binary as its users call it, with a Chromium of its own. */
export function measureAgentBrowser(site: string, rows: readonly number[]): AgentBrowser {
  const binary = findBinary();
  const options = ['--session', 'bench', '--executable-path', findPageBrowser(), '--args', '--no-sandbox'];
  const run = (...command: string[]): string =>
    execFileSync(binary, [...options, ...command], { encoding: 'utf8', maxBuffer: 100_000_000 });
  try {
    const snapshots = rows.map(count => {
      run('open', `${site}rows/${count}`);
      const rounds = Array.from({ length: ROUNDS }, () => timed(() => run('snapshot')));
      return {
        rows: count,
        time: median(rounds.map(([, time]) => time)),
        length: rounds[0]?.[0].length ?? 0,
      };
    });
    const [, open] = timed(() => run('open', `${site}rows/50`));
    const [, fill] = timed(() => run('find', 'role', 'textbox', 'fill', '12', '--name', 'Amount 7'));
    const [, click] = timed(() => run('find', 'role', 'link', 'click', '--name', 'Row 7'));
    return { snapshots, costs: { open, click, fill } };
  } finally {
    run('close');
  }
}

/** Not the launcher, which starts Node first. */
function findBinary(): string {
  const command = ['--yes', '--package', PACKAGE, '--call', 'command -v agent-browser'];
  const link = execFileSync('npx', command, { encoding: 'utf8' }).trim();
  const folder = join(dirname(link), '../agent-browser/bin');
  const native = join(folder, `agent-browser-${process.platform}-${process.arch}`);
  if (!existsSync(native)) throw new Error(`${PACKAGE} has no binary for this machine in ${folder}.`);
  return native;
}

function timed<Value>(work: () => Value): [value: Value, milliseconds: number] {
  const began = performance.now();
  const value = work();
  return [value, performance.now() - began];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
