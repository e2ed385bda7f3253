import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine takes Debian packages from us: Debian or one of its kin, and we are root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

const LOCK = join(tmpdir(), 'assent-apt-get.lock');

/**
 * Installs Debian packages; says so, because it takes a while. Whether it worked shows in whether the programs are there.
 * One at a time: suites run side by side, and apt-get gives up at once while another one holds its lists.
 */
export function installPackages(names: readonly string[]): void {
  process.stderr.write(`Installing Debian packages: ${names.join(' ')} …\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...command: string[]) =>
    spawnSync('flock', [LOCK, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...command], {
      env: environment,
      stdio: 'ignore',
    });
  run('update', '-qq');
  run('install', '-y', '-qq', ...names);
}
