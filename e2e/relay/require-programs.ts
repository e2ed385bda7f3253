import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';

/** A program of a test: how to see that it is there, and the Debian packages that bring it. */
export type Needed = { command: readonly [string, ...string[]]; packages: readonly string[] };

export const CURL: Needed = { command: ['curl', '--version'], packages: ['curl'] };
export const JQ: Needed = { command: ['jq', '--version'], packages: ['jq'] };
export const PYTHON: Needed = { command: ['python3', '--version'], packages: ['python3'] };
export const JAVA: Needed = { command: ['javac', '--version'], packages: ['openjdk-17-jdk-headless'] };
/** Debian's own Python, for Debian's packages of Python. */
export const FASTAPI: Needed = {
  command: ['/usr/bin/python3', '-c', 'import fastapi, uvicorn'],
  packages: ['python3-fastapi', 'python3-uvicorn'],
};

/** Installs what is missing, or throws one sentence that says what to install. */
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
