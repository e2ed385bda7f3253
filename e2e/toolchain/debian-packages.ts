import { spawnSync } from 'node:child_process';

/** Whether this machine takes Debian packages from us: Debian or one of its kin, and we are root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs Debian packages; says so, because it takes a while. Whether it worked shows in whether the programs are there. */
export function installPackages(names: readonly string[]): void {
  process.stderr.write(`Installing Debian packages: ${names.join(' ')} …\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], { env: environment, stdio: 'ignore' });
}
