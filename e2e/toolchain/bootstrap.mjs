// Runs a package script on a machine that has only Node >= 20 and npm: brings the Node and pnpm that this
// workspace is built with (npx keeps them in npm's cache), installs the locked dependencies, runs the script.
// Plain JavaScript, because the Node that starts it may not strip types. Usage: node bootstrap.mjs <script> [args]
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = 'node@22.23.2';
const PNPM = 'pnpm@12.21.0';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [script, ...args] = process.argv.slice(2);
const forwarded = args.map(argument => ` ${JSON.stringify(argument)}`).join('');
// The widgets of the zoo and the pages of the benchmark are 400 MB that only tests and the benchmark need.
const runsOnly = /^(demo|relay|build|screenshots|gallery|conformance|bench:relay):/.test(script);
const unneeded = ['zoo', 'bench', 'bench-relay']
  .filter(name => runsOnly && !script.startsWith(`${name.replace('-', ':')}:run`))
  .map(name => ` --filter '!@assent/${name}'`)
  .join('');
const install = `pnpm install --frozen-lockfile --prefer-offline --reporter=append-only${unneeded}`;
const commands = `${install} && pnpm run ${script}${forwarded}`;

// An outer npx leaves its own call in the environment, which an inner one would take for its own.
const { npm_config_call: _call, npm_config_package: _package, ...environment } = process.env;
const run = spawnSync('npx', ['--yes', '-p', NODE, '-p', PNPM, '-c', commands], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (run.error) {
  process.stderr.write(
    `npx could not be started (${run.error.message}): install Node.js with npm, version 20 or later.\n`,
  );
}
process.exit(run.status ?? 1);
