import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { median } from '../bench-relay/figures.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { ROUNDS, timed } from './measure-sessions.ts';

/** Taken from npm for the benchmark alone: it has 116 MB. */
const PACKAGE = 'agent-browser@0.41.2';

/** Milliseconds, each with the start of its command line; characters. */
export type AgentBrowser = {
  snapshots: { rows: number; time: number; length: number }[];
  costs: { open: number; click: number; fill: number };
};

/** Vercel's agent-browser on the same pages, by its own binary as its users call it, with a Chromium of its own. */
export async function measureAgentBrowser(site: string, rows: readonly number[]): Promise<AgentBrowser> {
  const binary = findBinary();
  const options = ['--session', 'bench', '--executable-path', findPageBrowser(), '--args', '--no-sandbox'];
  const run = async (...command: string[]): Promise<string> =>
    execFileSync(binary, [...options, ...command], { encoding: 'utf8', maxBuffer: 100_000_000 });
  try {
    const snapshots: AgentBrowser['snapshots'] = [];
    for (const count of rows) {
      await run('open', `${site}rows/${count}`);
      const times: number[] = [];
      let length = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const [snapshot, time] = await timed(() => run('snapshot'));
        times.push(time);
        length = snapshot.length;
      }
      snapshots.push({ rows: count, time: median(times), length });
    }
    const [, open] = await timed(() => run('open', `${site}rows/50`));
    const [, fill] = await timed(() => run('find', 'role', 'textbox', 'fill', '12', '--name', 'Amount 7'));
    const [, click] = await timed(() => run('find', 'role', 'link', 'click', '--name', 'Row 7'));
    return { snapshots, costs: { open, click, fill } };
  } finally {
    await run('close');
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
