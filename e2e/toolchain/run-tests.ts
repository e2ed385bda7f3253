// Everything that has to hold, in one run: types, lint, unit and structure, both builds, end to end in the browser.
// Each stage runs even when one before it failed; the last line counts what passed and failed in all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type Build, buildExtension, root } from '../browser/build-extension.ts';
import { chromiumVersion, findChromium } from '../browser/find-chromium.ts';
import { addUp, readReport, type TestCounts } from './test-counts.ts';

const reports = `${root}/e2e/artifacts`;

function stage(title: string, run: () => TestCounts): TestCounts {
  const start = performance.now();
  process.stdout.write(`\n── ${title}\n`);
  const counts = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`── ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  return counts;
}

function succeeds(command: string, ...args: string[]): boolean {
  const run = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return run.status === 0;
}

function check(succeeded: boolean): TestCounts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(name: 'unit' | 'relay' | 'e2e'): TestCounts {
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const succeeded = succeeds('pnpm', 'exec', 'vitest', 'run', '--config', `e2e/toolchain/vitest.${name}.ts`);
  return readReport(report, succeeded);
}

/** A stage that throws has failed, and says why; the stages after it still run. */
function attempt(work: () => void): TestCounts {
  try {
    work();
    return check(true);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    return check(false);
  }
}

const packages = ['shared', 'relay', 'extension', 'e2e'];
const builds: Build[] = ['production', 'e2e'];
mkdirSync(reports, { recursive: true });
const total = addUp([
  ...packages.map(name => stage(`types: ${name}`, () => check(succeeds('pnpm', 'exec', 'tsc', '-p', name)))),
  stage('lint', () => check(succeeds('pnpm', 'run', 'lint'))),
  stage('unit and structure', () => vitest('unit')),
  stage('relay: processes and other languages', () => vitest('relay')),
  ...builds.map(build => stage(`build: ${build}`, () => attempt(() => void buildExtension(build)))),
  stage('browser', () =>
    attempt(() => process.stdout.write(`Chromium ${chromiumVersion(findChromium())}\n`)),
  ),
  stage('end to end', () => vitest('e2e')),
]);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
