import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { askRelay, contentOf, overHttp } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { BUILT_RELAY } from './built-relay.ts';
import { startRelayProcess } from './relay-process.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The memory limit of an idle relay in megabytes, and the modules it may load. */
const IDLE = 120;
const MARGIN = 15;

test('without any setting it answers, uses little memory when idle, and exits on a signal', async () => {
  const relay = await startRelayProcess();
  const ask = () => askRelay(overHttp(relay.url), { message: 'hello', session_id: crypto.randomUUID() });
  expect(contentOf(await ask())).not.toBe('');
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(residentMegabytes(relay.pid)).toBeLessThan(IDLE - MARGIN);
  await relay.end('SIGTERM');
  await expect(fetch(`${relay.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('copied to an empty folder, it answers, shows its docs page and logs no warning', async () => {
  const folder = temporaryFolder();
  cpSync(BUILT_RELAY, folder, { recursive: true });
  const relay = await startRelayProcess({}, `${folder}/relay.js`);
  const asked = await askRelay(overHttp(relay.url), { message: 'hello', session_id: crypto.randomUUID() });
  expect(contentOf(asked)).not.toBe('');
  expect((await fetch(`${relay.url}/docs/swagger-ui.css`)).status).toBe(200);
  await relay.end('SIGTERM');
  expect(relay.output()).not.toContain('Warning');
  rmSync(`${folder}/agents`, { recursive: true });
  await expect(startRelayProcess({}, `${folder}/relay.js`)).rejects.toThrow(
    `not at ${folder}/agents. Copy the folder of the bundle as a whole, or name a folder of Markdown files, one for each agent, in RELAY_AGENTS.`,
  );
});

/** Replacements of npx and pnpm: the steps before the relay only write output here. */
const STEPS = {
  npx: '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n',
  pnpm: '#!/bin/sh\necho "pnpm says something"\necho "and something else" >&2\n',
};

/** Runs it as a person does, through `npm` and `package.json`, in its own process group as in a terminal. */
function runNpm(...args: string[]): ChildProcessByStdio<null, Readable, Readable> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(STEPS)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  const environment = {
    ...process.env,
    npm_config_update_notifier: 'false',
    // npm would leave its compile cache behind.
    NODE_DISABLE_COMPILE_CACHE: '1',
    PATH: `${folder}:${process.env.PATH}`,
    RELAY_KEYS_FILE: join(folder, 'keys.json'),
    // Set explicitly, so that a developer's own .env cannot change it.
    ...{ DATABASE_URL: '', RELAY_DATA: '', HOST: '', PORT: '0' },
  };
  const child = spawn('npm', args, {
    cwd: PROJECT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => endGroup(child.pid));
  return child;
}

/** Processes that a failed test left behind. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them have exited.
  }
}

test('npm run --silent relay -- keys add writes only the key to standard output', async () => {
  const child = runNpm('run', '--silent', 'relay', '--', 'keys', 'add', 'acme', '--expires', '90d');
  const [said, noted] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said).toMatch(/^assent_[0-9a-f]{72}\n$/);
  // It may run beside a relay, which is not built again under it.
  expect(noted).not.toContain('pnpm says something');
  expect(noted).toContain('The key is shown only this once');
});

test.each([
  ['SIGTERM to npm', (npm: number) => process.kill(npm, 'SIGTERM')],
  ['Ctrl+C, which a terminal sends to all of them', (npm: number) => process.kill(-npm, 'SIGINT')],
])('%s shuts the relay down in order', async (_, signal) => {
  const child = runNpm('run', 'relay');
  let written = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', chunk => {
      written += String(chunk);
    });
  const address = (): string | undefined => /http:\/\/[\w.:]+(?=,)/.exec(written)?.[0];
  await expect.poll(address).toBeDefined();
  const ended = once(child, 'close');
  signal(child.pid ?? 0);
  await ended;
  expect(written).toContain('"stopped"');
  await expect(fetch(`${address()}/healthz`)).rejects.toThrow('fetch failed');
});

/** Runs before a program, as `--import` does. */
const OLD_NODE =
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.9' } })";

/** An older Node of this machine, if it has one. */
const [SYSTEM_NODE = ''] = spawnSync('sh', ['-c', 'command -v /usr/bin/node'], {
  encoding: 'utf8',
}).stdout.split('\n');

test.each([
  { node: process.execPath, before: ['--import', OLD_NODE], version: '22.17.9' },
  ...(isOld(SYSTEM_NODE) ? [{ node: SYSTEM_NODE, before: [], version: versionOf(SYSTEM_NODE) }] : []),
])(
  'under Node $version each program says in one sentence which Node it needs, and a module throws it',
  ({ node, before, version }) => {
    const reason = `The Assent relay needs Node 22.18 or later, and this is Node ${version}.`;
    const run = (...args: string[]) =>
      spawnSync(node, [...before, ...args], { cwd: BUILT_RELAY, encoding: 'utf8' });
    for (const args of [['relay.js'], ['relay.js', 'keys', 'list'], ['server.js']])
      expect(run(...args)).toMatchObject({ status: 1, stdout: '', stderr: `${reason}\n` });
    for (const name of ['index', 'openai']) {
      const { status, stderr } = run('--input-type=module', '--eval', `await import('./${name}.js')`);
      expect([status, stderr]).toEqual([1, expect.stringContaining(`Error: ${reason}`)]);
    }
  },
);

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1);
}

function isOld(node: string): boolean {
  return node !== '' && Number(versionOf(node).split('.')[0]) < 22;
}

test.each(['server-bundle.js', 'index-bundle.js'])(
  '%s does not load the modules of optional settings',
  entry => {
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const source = readFileSync(`${BUILT_RELAY}/${file}`, 'utf8');
      for (const [, name = ''] of source.matchAll(/^(?:import|export)[^'"]*["']\.\/([\w.-]+\.js)["']/gm))
        load(name);
    };
    load(entry);
    const sources = [...loaded].flatMap(file => sourcesOf(file));
    expect(sources.some(source => source.includes('hono'))).toBe(true);
    const heavy =
      /node_modules\/(?:@anthropic-ai|openai|kysely|pg|@electric-sql|jose|@modelcontextprotocol|linkedom|turndown|@mozilla|prom-client|@opentelemetry)[/@]/;
    expect(sources.filter(source => heavy.test(source)).slice(0, 3)).toEqual([]);
  },
);

function sourcesOf(file: string): string[] {
  const map: { sources: string[] } = JSON.parse(readFileSync(`${BUILT_RELAY}/${file}.map`, 'utf8'));
  return map.sources;
}

/** A value of a process on Linux, from `/proc/<pid>/status`. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
