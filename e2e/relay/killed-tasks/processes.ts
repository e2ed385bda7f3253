import { execFileSync } from 'node:child_process';

type Process = { id: number; parent: number; name: string };

/** Without those that have ended. */
function running(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.flatMap(line => {
    const [id, parent, state, name = ''] = line.trim().split(/\s+/);
    return state?.startsWith('Z') ? [] : [{ id: Number(id), parent: Number(parent), name }];
  });
}

/** The children of a process, theirs, and so on. */
export function processesBelow(pid: number): number[] {
  const all = running();
  const below = (of: number): number[] => {
    const children = all.filter(({ parent }) => parent === of).map(({ id }) => id);
    return [...children, ...children.flatMap(below)];
  };
  return below(pid);
}

/** The browsers among these processes that run. */
export function browsersAmong(pids: readonly number[]): number[] {
  return running()
    .filter(({ id, name }) => pids.includes(id) && /chrom|headless/i.test(name))
    .map(({ id }) => id);
}
