// Everything that has to hold for a change, in one run; with `--full` the slow checks besides (test-plan.ts says which).
// Each stage runs even when one before it failed; the last line counts what passed and failed in all of them. With `--record`
// it stores how long each file took, by which the next runs begin with the longest.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type Build, buildFolder, root } from '../browser/build-extension.ts';
import { recordDurations } from './durations.ts';
import { addUp, readReport, type TestCounts } from './test-counts.ts';
import type { Run, Suite } from './test-plan.ts';

const reports = `${root}/e2e/artifacts`;
const run: Run = process.argv.includes('--full') ? 'full' : 'change';
const wxt = `${root}/node_modules/wxt/bin/wxt.mjs`;

interface Ran {
  succeeded: boolean;
  output: string;
}

/** Stages run side by side, so each says what it has to say when it has ended. */
async function stage(
  title: string,
  work: () => Promise<TestCounts & { output: string }>,
): Promise<TestCounts> {
  const start = performance.now();
  const { passed, failed, output } = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${output}── ${title}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  return { passed, failed };
}

function start(command: string, args: readonly string[], more: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ASSENT_RUN: run, ...more },
  });
  const said: string[] = [];
  const keep = (chunk: Buffer): void => {
    said.push(chunk.toString());
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise(resolve => {
    child.once('error', ({ message }) => resolve({ succeeded: false, output: `${message}\n` }));
    child.once('close', code => resolve({ succeeded: code === 0, output: said.join('') }));
  });
}

function check(title: string, command: string, ...args: string[]): Promise<TestCounts> {
  return stage(title, async () => asCounts(await start(command, args)));
}

function asCounts({ succeeded, output }: Ran): TestCounts & { output: string } {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
}

function build(name: Build): Promise<TestCounts> {
  return stage(`build: ${name}`, async () => {
    rmSync(buildFolder(name), { recursive: true, force: true });
    // Any other mode than `production` would otherwise bring React's development build along.
    return asCounts(
      await start(process.execPath, [wxt, 'build', '--mode', name], { NODE_ENV: 'production' }),
    );
  });
}

function vitest(title: string, suite: Suite): Promise<TestCounts> {
  return stage(title, async () => {
    rmSync(reportOf(suite), { force: true });
    const config = `e2e/toolchain/vitest.${suite}.ts`;
    const { succeeded, output } = await start('pnpm', ['exec', 'vitest', 'run', '--config', config]);
    return { ...readReport(reportOf(suite), succeeded), output };
  });
}

function reportOf(suite: Suite): string {
  return `${reports}/${suite}.json`;
}

async function inTurn(...stages: (() => Promise<TestCounts>)[]): Promise<TestCounts> {
  const counts: TestCounts[] = [];
  for (const next of stages) counts.push(await next());
  return addUp(counts);
}

async function sideBySide(...stages: Promise<TestCounts>[]): Promise<TestCounts> {
  return addUp(await Promise.all(stages));
}

const types = ['shared', 'relay', 'relay/view-page', 'relay/console-page', 'extension', 'e2e'].map(
  name => () => check(`types: ${name}`, 'pnpm', 'exec', 'tsc', '-p', name),
);

/** With each link that leads somewhere on the site itself. Only the full run installs its generator. */
const docsSite = [
  () => check('types: docs site', 'pnpm', 'exec', 'tsc', '-p', 'e2e/docs-site'),
  () => check('docs site', 'pnpm', 'run', 'docs:run'),
];

mkdirSync(reports, { recursive: true });
const total = await inTurn(
  () =>
    sideBySide(
      check('browser', process.execPath, 'e2e/browser/print-browser.ts'),
      inTurn(...types, ...(run === 'full' ? docsSite : [])),
      inTurn(
        () => check('lint', 'pnpm', 'run', 'lint'),
        () => check('unused code', 'pnpm', 'run', 'unused'),
        () => build('production'),
        () => check('page engine of the relay', 'pnpm', 'run', 'page-engine:run'),
        () => check('sizes', 'pnpm', 'run', 'sizes'),
        () => build('e2e'),
      ),
    ),
  () =>
    sideBySide(vitest('unit and structure', 'unit'), vitest('relay: processes and other languages', 'relay')),
  // By itself: on a machine with too much to do, pages that time something are late.
  () => vitest('end to end', 'e2e'),
);
if (process.argv.includes('--record'))
  recordDurations([reportOf('unit'), reportOf('relay'), reportOf('e2e')]);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
