import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';

/** A program that a test needs: a command that shows that it is installed, and its Debian packages. */
export type Needed = { command: readonly [string, ...string[]]; packages: readonly string[] };

export const CURL: Needed = { command: ['curl', '--version'], packages: ['curl'] };
export const JQ: Needed = { command: ['jq', '--version'], packages: ['jq'] };
export const PYTHON: Needed = { command: ['python3', '--version'], packages: ['python3'] };
export const JAVA: Needed = { command: ['javac', '--version'], packages: ['openjdk-17-jdk-headless'] };
/** Debian's own Python, which sees Debian's Python packages. */
export const FASTAPI: Needed = {
  command: ['/usr/bin/python3', '-c', 'import fastapi, uvicorn'],
  packages: ['python3-fastapi', 'python3-uvicorn'],
};

/** Installs missing programs, or throws one sentence that names them. */
export function requirePrograms(needed: readonly Needed[]): void {
  const missing = needed.filter(isMissing);
  const packages = missing.flatMap(({ packages }) => packages);
  if (missing.length > 0 && canInstallPackages()) installPackages(packages);
  const [still] = missing.filter(isMissing);
  if (still) {
    throw new Error(
      `"${still.command.join(' ')}" does not work here; install ${still.packages.join(' ')} (so they are called on Debian).`,
    );
  }
}

function isMissing({ command: [program, ...args] }: Needed): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status !== 0;
}
