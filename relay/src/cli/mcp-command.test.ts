import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { McpPanel } from '../../testing/mcp-panel.ts';
import type { McpRevision } from '../../testing/mcp-program.ts';
import { startRelay } from '../../testing/start-relay.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { MCP_USAGE, runMcpCommand } from './mcp-command.ts';
import { tokenOf } from './mcp-token.ts';

const folder = temporaryFolder();
const PROGRAM = fileURLToPath(new URL('relay.ts', import.meta.url));

async function connect(address: string, revision: McpRevision) {
  const mode = revision === '2025-11-25' ? 'legacy' : { pin: revision };
  const client = new Client({ name: 'Desktop', version: '1' }, { versionNegotiation: { mode } });
  onTestFinished(() => client.close());
  const args = [PROGRAM, 'mcp', '--as', 'desktop', '--relay', address];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
  return client;
}

test.each(['2026-07-28', '2025-11-25'] as const)(
  '%s over standard input and output: calls reach the panel, and what was given up is withdrawn',
  async revision => {
    const relay = await startRelay({ MCP_CLIENTS_FILE: `${folder}/clients-${revision}.json` });
    onTestFinished(() => relay.stop());
    const client = await connect(relay.url, revision);
    const refused = JSON.stringify(await client.callTool({ name: 'browser_snapshot', arguments: {} }));
    const panel = new McpPanel(relay.url);
    const { id, name } = await panel.pair(/code (\S+) in/.exec(refused)?.[1] ?? '');
    expect(name).toBe('Desktop');
    const giveUp = new AbortController();
    const given = client.callTool({ name: 'browser_reload', arguments: {} }, { signal: giveUp.signal });
    given.catch(() => undefined);
    await expect.poll(async () => (await panel.clients())[0]?.waiting).toBe(1);
    giveUp.abort();
    await expect.poll(async () => (await panel.clients())[0]?.waiting).toBe(0);
    const shown = panel.next(id, 'Go on.');
    const called = client.callTool({ name: 'browser_click', arguments: { elementId: 'e_1' } });
    const call = await shown;
    expect(call.name).toBe('browser_click');
    panel.answer(id, call, { success: true, effect: 'changed' }).catch(() => undefined);
    expect((await called).structuredContent).toMatchObject({ effect: 'changed' });
    await panel.disconnect(id);
  },
);

test.each(['2026-07-28', '2025-11-25'] as const)(
  '%s: a relay that dies during a call leaves no call without an answer',
  async revision => {
    const relay = await startRelay({ MCP_CLIENTS_FILE: `${folder}/dying-${revision}.json` });
    const client = await connect(relay.url, revision);
    const refused = JSON.stringify(await client.callTool({ name: 'browser_snapshot', arguments: {} }));
    const panel = new McpPanel(relay.url);
    await panel.pair(/code (\S+) in/.exec(refused)?.[1] ?? '');
    const called = client.callTool({ name: 'browser_reload', arguments: {} });
    called.catch(() => undefined);
    await expect.poll(async () => (await panel.clients())[0]?.waiting).toBe(1);
    await relay.stop(0);
    await expect(called).rejects.toThrow('did not answer');
  },
);

test('without a relay the client gets one sentence that says what to do', async () => {
  await expect(connect('http://127.0.0.1:9', '2025-11-25')).rejects.toThrow(
    'Start the relay with "npm run relay"',
  );
});

test('a program has one token, and another program another', () => {
  const token = tokenOf('one', folder);
  expect(token).toMatch(/^asn_[\w-]{43}$/);
  expect(tokenOf('ONE', folder)).toBe(token);
  expect(tokenOf('two', folder)).not.toBe(token);
  expect(() => tokenOf('../evil', folder)).toThrow('no name for a program');
});

test.each([['start'], ['setup', 'more'], ['--with', 'x']])(
  '%j %j is answered with the usage',
  async (...given) => {
    await expect(runMcpCommand(given, {})).rejects.toThrow(MCP_USAGE);
  },
);

test('an address that is none is refused', async () => {
  await expect(runMcpCommand(['--relay', 'relay.example'], {})).rejects.toThrow('no address of a relay');
});
