// Runs a package script on a machine that has only Node >= 20 and npm: brings the Node and pnpm that this
// workspace is built with (npx keeps them in npm's cache), installs the locked dependencies, runs the script.
// Plain JavaScript, because the Node that starts it may not strip types.
// Usage: node bootstrap.mjs <script> [args]
//        node bootstrap.mjs <script> --then <program> [args]
// The second runs a program of Node's after the script, as a child of its own: what the steps before it say goes to
// standard error, so that standard output is the program's alone, and signals reach it, which shells and package managers
// in between would keep. With arguments it is a command beside a program that may run by now: what is there is not made again.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = 'node@22.23.2';
const PNPM = 'pnpm@12.21.0';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [script, ...args] = process.argv.slice(2);
// The widgets of the zoo and the pages of the benchmark are large. A change is tested on the widgets alone. The documentation's
// generator is for its own command and the full run, crawlee for its benchmark.
const runsOnly =
  /^(demo|relay|build|package|screenshots|moving-picture|gallery|conformance|bench:relay|bench:browser|docs):/.test(
    script,
  );
const isChangeRun = script === 'test:run' && !args.includes('--full');
const isFullRun = script === 'test:run' && !isChangeRun;
const isUnneeded = name => {
  if (name === 'docs-site') return !isFullRun;
  return runsOnly || name === 'bench-browser' || (isChangeRun && name === 'bench');
};
const runsOf = {
  zoo: '',
  bench: 'bench:run',
  'bench-relay': 'bench:relay:run',
  'bench-browser': 'bench:browser:run',
  'docs-site': 'docs:run',
};
const unneeded = Object.entries(runsOf)
  .filter(([name, own]) => isUnneeded(name) && script !== own)
  .map(([name]) => name)
  .map(name => ` --filter '!@assent/${name}'`)
  .join('');
const install = `pnpm install --frozen-lockfile --prefer-offline --reporter=append-only${unneeded}`;

// An outer npx leaves its own call in the environment, which an inner one would take for its own.
const { npm_config_call: _call, npm_config_package: _package, ...environment } = process.env;
const options = { cwd: root, env: environment };
const inShell = { ...options, shell: process.platform === 'win32' };
const asNpx = commands => ['--yes', '-p', NODE, '-p', PNPM, '-c', commands];

process.exit(args[0] === '--then' ? await runProgram(args.slice(1)) : runScript());

function runScript() {
  const forwarded = args.map(argument => ` ${JSON.stringify(argument)}`).join('');
  const commands = asNpx(`${install} && pnpm run ${script}${forwarded}`);
  const run = spawnSync('npx', commands, { ...inShell, stdio: 'inherit' });
  if (run.error) sayMissing(run.error);
  return run.status ?? 1;
}

async function runProgram(program) {
  const isMade = program.length > 1 && existsSync(resolve(root, program[0]));
  const making = isMade ? '' : `${install} 1>&2 && pnpm run ${script} 1>&2 && `;
  const commands = asNpx(`${making}node -p process.execPath`);
  const preparing = spawn('npx', commands, { ...inShell, stdio: ['inherit', 'pipe', 'inherit'] });
  let said = '';
  preparing.stdout.on('data', chunk => {
    said += chunk;
  });
  const status = await statusOf(preparing);
  if (status !== 0) return status;
  const [node] = said.trim().split('\n').slice(-1);
  return await statusOf(spawn(node, program, { ...options, stdio: 'inherit' }));
}

/** Passes signals on until it has ended. A status as shells give it. */
async function statusOf(child) {
  let isTold = false;
  const pass = signal => {
    isTold = true;
    child.kill(signal);
  };
  // A relay takes a second signal for impatience.
  const watch = watchParent(() => isTold || pass('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  try {
    const [status, signal] = await once(child, 'close');
    return status ?? 128 + constants.signals[signal];
  } catch (error) {
    sayMissing(error);
    return 1;
  } finally {
    clearInterval(watch);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
  }
}

/**
 * A SIGTERM to npm goes on to the shell that it started us with, and ends that, but goes no further. What can be seen of it
 * from here is that the shell is gone.
 */
function watchParent(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  return watch;
}

function sayMissing(error) {
  process.stderr.write(
    `npx could not be started (${error.message}): install Node.js with npm, version 20 or later.\n`,
  );
}
