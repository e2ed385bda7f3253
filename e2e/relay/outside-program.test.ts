import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askRelay, callOf, contentOf, overHttp } from '@assent/relay/testing';
import { modelListSchema } from '@assent/shared';
import { expect, onTestFinished, test } from 'vitest';
import { writeTypes } from '../../relay/build/write-types.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { BUILT_RELAY } from './built-relay.ts';
import { startRelayProcess } from './relay-process.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const PROGRAM = `
import { defineServerTool, type Model, runRelay, serveModel } from '@assent/relay';
import { createOpenAiModel } from '@assent/relay/openai';
import * as z from 'zod';

const greet = defineServerTool({
  name: 'greet',
  description: 'Greets somebody.',
  parameters: z.object({ whom: z.string() }),
  run: async ({ whom }) => ({ greeting: 'Hello, ' + whom }),
});

const model: Model = {
  name: 'ours',
  title: 'ours',
  accepts: name => name === 'ours',
  async answer({ turns, tools }, _signal, say) {
    const last = turns.at(-1);
    if (last?.role === 'result') return say([{ kind: 'text', text: last.content }]);
    say([{ kind: 'text', text: tools.map(tool => tool.name).join(' ') }]);
    say([{ kind: 'call', name: 'greet', arguments: '{"whom":"Ann"}' }]);
  },
};
const second = createOpenAiModel({ name: 'second', baseUrl: 'http://127.0.0.1:9/v1' });

await runRelay({ models: [serveModel(model, { contextTokens: 32_000 }), second], serverTools: [greet] });
`;

/** A typical project of a team: the package, its type dependencies, and one file. */
async function writeProject(): Promise<string> {
  const folder = temporaryFolder();
  const modules = join(folder, 'node_modules');
  const relay = join(modules, '@assent/relay');
  cpSync(BUILT_RELAY, relay, { recursive: true });
  writeTypes(relay);
  mkdirSync(join(modules, '@types'));
  for (const [name, at] of [
    ['zod', 'relay/node_modules/zod'],
    ['hono', 'relay/node_modules/hono'],
    ['@types/node', 'node_modules/@types/node'],
  ] as const)
    symlinkSync(join(PROJECT, at), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  return folder;
}

/** The compiler's output for the program. */
function findFaults(folder: string): string {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [compiler, ...options, '--skipLibCheck', 'program.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return run.stdout;
}

test('a program outside this workspace imports the built package and uses its model and tool', async () => {
  const project = await writeProject();
  expect(findFaults(project)).toBe('');
  const program = await startRelayProcess({}, join(project, 'program.ts'));
  onTestFinished(() => program.end('SIGKILL'));
  const relay = overHttp(program.url);
  const { models } = modelListSchema.parse(await (await relay('/api/v1/models', {})).json());
  expect(models.map(({ id, is_default }) => [id, is_default])).toEqual([
    ['ours', true],
    ['second', false],
  ]);

  const session = { session_id: crypto.randomUUID(), user_id: 'ann' };
  const proposed = await askRelay(relay, { ...session, message: 'hello' });
  expect(contentOf(proposed)).toBe('current_time greet');
  const decision = JSON.stringify({ toolId: callOf(proposed)?.id, approved: true });
  const told = await askRelay(relay, { ...session, role: 'function', message: decision });
  expect(contentOf(told)).toContain('Hello, Ann');
  await program.end('SIGTERM');
  expect(program.output()).toContain('"event":"stopped"');
});
