import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readEnvironment } from './environment.ts';

const SERVERS = {
  mcpServers: {
    files: { command: 'npx', args: ['-y', 'files'], env: { KEY: 'canary' }, autoApprove: ['all'] },
    docs: { type: 'http', url: 'https://docs.test/mcp', headers: { authorization: 'Bearer canary' } },
    old: { command: 'old', disabled: true },
  },
};

function read(given: string): unknown {
  const reading = readEnvironment({ MCP_SERVERS: given });
  return reading.kind === 'problems' ? reading.problems : reading.settings.tools.mcpServers;
}

test('in the format of other clients, inline or in a file', () => {
  const servers = [
    { kind: 'process', name: 'files', command: 'npx', args: ['-y', 'files'], env: { KEY: 'canary' } },
    { kind: 'http', name: 'docs', url: 'https://docs.test/mcp', headers: { authorization: 'Bearer canary' } },
  ];
  expect(read(JSON.stringify(SERVERS))).toEqual(servers);
  const file = join(temporaryFolder(), 'servers.json');
  writeFileSync(file, JSON.stringify(SERVERS));
  expect(read(file)).toEqual(servers);
});

test.each([
  [
    'neither a program nor an address',
    { a: { args: ['canary'] } },
    'mcpServers.a: Expected either "command"',
  ],
  [
    'both',
    { a: { command: 'canary', url: 'https://canary.test' } },
    'mcpServers.a: Expected either "command"',
  ],
  ['an address of another kind', { a: { url: 'file:///canary' } }, 'mcpServers.a.url: Expected an address'],
  ['the old transport', { a: { type: 'sse', url: 'https://canary.test' } }, 'mcpServers.a: The old "sse"'],
  ['a name with a space', { 'a b': { command: 'canary' } }, 'Expected names of at most 32'],
  ['arguments that are no list', { a: { command: 'x', args: 'canary' } }, 'mcpServers.a.args: '],
  ['a name that goes on as another', { a: { command: 'x' }, a_b: { command: 'canary' } }, '"a" and "a_b"'],
])('%s is refused, and where it is wrong is said without the value', (_, mcpServers, words) => {
  const problems = read(JSON.stringify({ mcpServers }));
  expect(problems).toEqual([expect.stringContaining(words)]);
  expect(JSON.stringify(problems)).not.toContain('canary');
});

test('reports a missing file', () => {
  expect(read('/canary/nope.json')).toEqual([
    "MCP_SERVERS: The file can't be read: it is not there (ENOENT).",
  ]);
});
