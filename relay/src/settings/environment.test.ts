import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { EXTENSION_ORIGIN } from '../guards/guard-origin.ts';
import { readEnvironment, VARIABLES } from './environment.ts';

test('an empty environment gives the defaults', () => {
  expect(readEnvironment({ ANTHROPIC_API_KEY: '', PATH: '/bin' })).toEqual({
    kind: 'settings',
    settings: {
      network: {
        host: '127.0.0.1',
        port: 8787,
        origins: [EXTENSION_ORIGIN],
        hosts: [],
        drain: 8000,
        readerDeadline: 30_000,
      },
      models: [],
      tools: {
        searchUrl: undefined,
        fetchPage: false,
        fetchAllowHosts: [],
        queryDatabaseUrl: undefined,
        mcpServers: [],
      },
      agents: undefined,
      access: { ring: undefined, tokens: undefined, proxies: [] },
      mcp: { file: resolve('.assent/mcp-clients.json') },
      setup: { file: resolve('.assent/models.json') },
      credits: { firstGrant: 1_000, refundsPerDay: 10_000, metered: [] },
      limits: {
        turns: {
          user: { turnsPerMinute: 30, runningTurns: 5 },
          key: { turnsPerMinute: 600, runningTurns: 100 },
          limitsAnyone: false,
        },
        reads: { user: 120, key: 2400, limitsAnyone: false },
      },
      observability: { logLevel: 'info', metrics: undefined, traces: undefined },
      store: { home: 'memory' },
      warnings: [],
    },
  });
});

test('everything that is wrong is listed at once, and no value is repeated', () => {
  const reading = readEnvironment({
    PORT: 'canary',
    HOST: '0.0.0.0',
    SEARXNG_URL: 'canary',
    ANTHROPIC_BASE_URL: 'canary',
    RELAY_ORIGINS: '*',
  });
  if (reading.kind !== 'problems') throw new Error('The environment was taken.');
  expect(reading.problems.map(problem => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['PORT', 'HOST', 'SEARXNG_URL', 'ANTHROPIC_BASE_URL', 'RELAY_ORIGINS']),
  );
  expect(reading.problems.join()).not.toContain('canary');
});

test.each<[variable: string, value: string]>([
  ['SEARXNG_URL', 'ftp://x'],
  ['ANTHROPIC_BASE_URL', 'file:///etc'],
  ['PORT', '0x50'],
  ['PORT', '8e3'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['RELAY_AGENTS', '/nope'],
  ['RELAY_AGENTS', tmpdirWithoutAgents()],
  ['RELAY_ORIGINS', 'https://a.example/path'],
  ['RELAY_ORIGINS', 'a.example'],
  ['RELAY_ORIGINS', 'null'],
  ['RELAY_ORIGINS', 'https://*.a.example'],
  ['DATABASE_URL', 'mysql://canary'],
  ['RELAY_KEEP_DAYS', '0.5'],
  ['RELAY_HOSTS', 'https://relay.example'],
  ['RELAY_HOSTS', 'relay.example/'],
  ['FETCH_PAGE', 'yes'],
  ['FETCH_ALLOW_HOSTS', 'http://wiki.test'],
  ['AGENT_TASKS', 'yes'],
  ['AGENT_TASKS_AT_ONCE', '0'],
  ['AGENT_TASKS_AT_ONCE', '33'],
  ['AGENT_TASKS_AT_ONCE', '4.5'],
  ['BROWSER_CDP', 'yes'],
  ['BROWSER_CDP_HOSTS', 'ws://127.0.0.1:9222'],
  ['RELAY_JWT_SCOPE', 'strict'],
  ['QUERY_DATABASE_URL', 'mysql://db.test/x'],
  ['MCP_SERVERS', '/nope.json'],
  ['MCP_SERVERS', '{"mcpServers": 1'],
  ['MCP_SERVERS', '{}'],
  ['MODEL_FALLBACK', 'canary'],
  ['LOG_LEVEL', 'loud'],
  ['RELAY_MODELS', fileURLToPath(import.meta.url)],
])('%s=%s is refused in one sentence that does not repeat it', (variable, value) => {
  const reading = readEnvironment({ [variable]: value });
  if (reading.kind !== 'problems') throw new Error('The environment was taken.');
  expect(reading.problems).toEqual([expect.stringMatching(new RegExp(`^${variable}: [A-Z]`))]);
  expect(reading.problems[0]).not.toContain(value);
});

function tmpdirWithoutAgents(): string {
  return temporaryFolder();
}

test('origins and hosts are taken as browsers write them', () => {
  const reading = readEnvironment({
    RELAY_ORIGINS: 'https://A.example/,http://b.example:80,chrome-extension://ABC/,https://c.example:8443',
    RELAY_HOSTS: 'Relay.Example, relay.example:8787, [::1]:8787',
  });
  expect(reading).toMatchObject({
    settings: {
      network: {
        origins: [
          EXTENSION_ORIGIN,
          'https://a.example',
          'http://b.example',
          'chrome-extension://abc',
          'https://c.example:8443',
        ],
        hosts: ['relay.example', 'relay.example:8787', '[::1]:8787'],
      },
    },
  });
});

test('reads a folder of agents', () => {
  const reading = readEnvironment({ RELAY_AGENTS: fileURLToPath(new URL('../../agents', import.meta.url)) });
  expect(reading).toMatchObject({ settings: { agents: [{ id: 'default' }] } });
});

test('lists have commas between their items', () => {
  const reading = readEnvironment({
    RELAY_ORIGINS: 'https://a.test, https://b.test',
    RELAY_HOSTS: 'relay.test',
  });
  expect(reading).toMatchObject({
    settings: {
      network: { origins: [EXTENSION_ORIGIN, 'https://a.test', 'https://b.test'], hosts: ['relay.test'] },
    },
  });
});

test('names the place of an error in a file of servers, and the expected value', () => {
  expect(readEnvironment({ MCP_SERVERS: '{"mcpServers":{"a":5}}' })).toMatchObject({
    problems: ['MCP_SERVERS: mcpServers.a: Expected an object'],
  });
});

test('refuses a missing file of token keys', () => {
  const reading = readEnvironment({
    RELAY_JWKS_FILE: '/nope',
    RELAY_JWT_ISSUER: 'https://id.test',
    RELAY_JWT_AUDIENCE: 'relay',
  });
  expect(reading).toMatchObject({ problems: [expect.stringMatching(/^RELAY_JWKS_FILE: There is no /)] });
});

test('warns at the start about misspelt variables and a missing keys file', () => {
  const reading = readEnvironment({
    RELAY_KEYS_FILE: '/nope/keys.json',
    RELAY_HOST: 'a.test',
    OPENAI_MODLE: 'm',
    OPENAI_ORGANIZATION: 'others have this',
  });
  expect(reading).toMatchObject({
    settings: {
      warnings: [
        expect.stringMatching(/^RELAY_KEYS_FILE: There is no such file/),
        expect.stringMatching(/^RELAY_HOST is not a variable .* Did you mean RELAY_HOSTS\?$/),
        expect.stringMatching(/^OPENAI_MODLE is not a variable .* Did you mean OPENAI_MODEL\?$/),
      ],
    },
  });
});

test('keys in the database need a database, no file, and close the relay', () => {
  const problemsOf = (more: Record<string, string>) => {
    const reading = readEnvironment({ RELAY_KEYS: 'database', HOST: '0.0.0.0', ...more });
    return reading.kind === 'problems' ? reading.problems.join('\n') : 'none';
  };
  expect(problemsOf({})).toMatch(/^RELAY_KEYS: Keys in the database need one: set DATABASE_URL/);
  const url = 'postgres://u@db.test/x';
  expect(problemsOf({ DATABASE_URL: url })).toBe('none');
  expect(problemsOf({ RELAY_DATA: '/data' })).toBe('none');
  expect(problemsOf({ DATABASE_URL: url, RELAY_KEYS_FILE: '/keys.json' })).toMatch(/^RELAY_KEYS_FILE: /);
  expect(problemsOf({ DATABASE_URL: url, RELAY_KEYS: 'sqlite' })).toMatch(/^RELAY_KEYS: Expected file or/m);
});

test('relays with browsers have an address and a key together, and a Postgres; storage keys are whole', () => {
  const key = Buffer.alloc(32, 1).toString('base64');
  const settingsOf = (more: Record<string, string>) => {
    const reading = readEnvironment({ BROWSER: 'on', DATABASE_URL: 'postgres://u@db.test/x', ...more });
    return reading.kind === 'problems' ? reading.problems.join('\n') : reading.settings.browser;
  };
  const address = { BROWSER_CLUSTER_ADDRESS: 'http://10.0.0.5:8790' };
  const cluster = { ...address, BROWSER_CLUSTER_KEY: 'x'.repeat(32) };
  expect(settingsOf({ ...cluster, BROWSER_STORAGE_KEYS: `k2:${key}, k1:${key}` })).toMatchObject({
    storageKeys: [{ id: 'k2', secret: Buffer.alloc(32, 1) }, { id: 'k1' }],
    cluster: { address: new URL('http://10.0.0.5:8790'), key: 'x'.repeat(32) },
  });
  expect(settingsOf({})).toMatchObject({ storageKeys: undefined, cluster: undefined });
  expect(settingsOf(address)).toMatch(/^BROWSER_CLUSTER_ADDRESS: Set .* together/);
  expect(settingsOf({ ...cluster, DATABASE_URL: '' })).toMatch(
    /^BROWSER_CLUSTER_ADDRESS: .*set DATABASE_URL/,
  );
  expect(settingsOf({ ...cluster, BROWSER_CLUSTER_KEY: 'short' })).toMatch(/^BROWSER_CLUSTER_KEY: .*32/);
  for (const wrong of [
    'https://10.0.0.5',
    'http://10.0.0.5/path',
    '10.0.0.5:8790',
    'http://u@10.0.0.5:8790',
    'http://10.0.0.5:0',
  ])
    expect(settingsOf({ ...cluster, BROWSER_CLUSTER_ADDRESS: wrong })).toMatch(/^BROWSER_CLUSTER_ADDRESS: /);
  for (const wrong of [key, `k1:${key.slice(4)}`, `k1:${key},`, `k 1:${key}`]) {
    const problem = settingsOf({ BROWSER_STORAGE_KEYS: wrong });
    expect(problem).toMatch(/^BROWSER_STORAGE_KEYS: Expected id:base64/);
    expect(problem).not.toContain(key.slice(4));
  }
  expect(settingsOf({ BROWSER_STORAGE_KEYS: `k1:${key},k1:${key}` })).toMatch(/same id/);
});

test('agent tasks are off by default, and need browsers', () => {
  const settingsOf = (given: Record<string, string>) => {
    const reading = readEnvironment(given);
    return reading.kind === 'problems' ? reading.problems.join('\n') : reading.settings.agentTasks;
  };
  expect(settingsOf({ BROWSER: 'on' })).toBeUndefined();
  expect(settingsOf({ BROWSER: 'on', AGENT_TASKS: 'on' })).toEqual({ atOnce: 4 });
  expect(settingsOf({ BROWSER: 'on', AGENT_TASKS: 'on', AGENT_TASKS_AT_ONCE: '32' })).toEqual({ atOnce: 32 });
  expect(settingsOf({ AGENT_TASKS: 'on' })).toMatch(/^AGENT_TASKS: .*set BROWSER=on/);
});

test('reads what tenants get with their accounts and back in a day', () => {
  const creditsOf = (given: Record<string, string>) => {
    const reading = readEnvironment(given);
    return reading.kind === 'problems' ? reading.problems.join('\n') : reading.settings.credits;
  };
  expect(creditsOf({ CREDITS_FIRST_GRANT: '0', CREDITS_REFUNDS_PER_DAY: '100000000' })).toEqual({
    firstGrant: 0,
    refundsPerDay: 100_000_000,
    metered: [],
  });
  expect(creditsOf({ CREDITS_METERED: ' chat,, scrape ' })).toMatchObject({ metered: ['chat', 'scrape'] });
  for (const wrong of ['all', 'chat browser', 'chat, Scrape'])
    expect(creditsOf({ CREDITS_METERED: wrong })).toMatch(
      /^CREDITS_METERED: Expected some of chat, browser, scrape/,
    );
  for (const wrong of ['-1', '1.5', '100000001', 'off'])
    expect(creditsOf({ CREDITS_FIRST_GRANT: wrong })).toMatch(/^CREDITS_FIRST_GRANT: Expected a number/);
});

test('.env.example names every variable', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(VARIABLES.filter(variable => !named.includes(variable))).toEqual([]);
});
