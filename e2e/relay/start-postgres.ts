import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';
import { freePort } from '../toolchain/free-port.ts';

export type Postgres = {
  /** For `DATABASE_URL`: a superuser without a password, over TCP on 127.0.0.1. */
  url: string;
  /** Ends it at once, like a crash, and keeps its data. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  restart(): Promise<void>;
  /** Ends it; its data is deleted at the end of the tests. */
  stop(): Promise<void>;
};

const INSTALLED = '/usr/lib/postgresql';

/** A real Postgres on a free port, from Debian's package, which is installed where it is missing. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  const folder = temporaryFolder();
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  run(`${programs}/initdb`, [
    '-D',
    data,
    '-U',
    'assent',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C',
  ]);
  const port = await freePort();
  let stop = await startServer(programs, { data, folder, port });
  return {
    url: `postgres://assent@127.0.0.1:${port}/postgres`,
    crash: () => stop('SIGQUIT'),
    async restart() {
      stop = await startServer(programs, { data, folder, port });
    },
    stop: () => stop('SIGINT'),
  };
}

function findPrograms(): string {
  if (!newestPrograms() && canInstallPackages()) installPackages(['postgresql']);
  const programs = newestPrograms();
  if (programs) return programs;
  throw new Error(
    'Postgres is missing: install it with "apt-get install postgresql", then run the tests again.',
  );
}

/** The newest of several versions; a folder without `initdb` contains only client programs. */
function newestPrograms(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const folders = versions.sort((one, other) => other - one).map(version => `${INSTALLED}/${version}/bin`);
  return folders.find(folder => existsSync(`${folder}/initdb`));
}

type Place = { data: string; folder: string; port: number };

/** Without fsync: no data here has to survive a crash of the machine. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];

/** Resolves when it accepts connections, to a function that ends it with a signal. */
async function startServer(
  programs: string,
  { data, folder, port }: Place,
): Promise<(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>> {
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const [command, args] = asPostgres(`${programs}/postgres`, [
    ...['-D', data, '-p', String(port)],
    ...settings.flatMap(setting => ['-c', setting]),
  ]);
  const child = spawn(command, args, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
  const ready = Promise.withResolvers<void>();
  let written = '';
  child.stderr.on('data', chunk => {
    written += String(chunk);
    if (written.includes('ready to accept connections')) ready.resolve();
  });
  child.once('exit', () => ready.reject(new Error(`Postgres did not start. It wrote:\n${written}`)));
  await ready.promise;
  return async signal => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
}

function run(command: string, args: string[]): void {
  const [program, given] = asPostgres(command, args);
  const { status, stderr } = spawnSync(program, given, { cwd: tmpdir(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
}

/** Postgres refuses to run as root. `setpriv` replaces its own process, so that signals reach Postgres. */
function asPostgres(command: string, args: string[]): [command: string, args: string[]] {
  if (!isRoot()) return [command, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args]];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
