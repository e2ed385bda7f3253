import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

/** Where a file lives, as far as the import rules of the design tell places apart. */
function roomOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'extension') return top;
  return second === 'entrypoints' ? `entrypoints/${third}` : second;
}

/** What each room may import besides itself and packages. Nothing here points upwards. */
const MAY_IMPORT: Record<string, string[]> = {
  messages: [],
  page: ['messages'],
  operations: ['messages', 'page'],
  tools: ['messages', 'operations', 'page'],
  docs: ['messages', 'tools', 'operations', 'page'],
  messaging: ['messages', 'operations', 'page'],
  storage: [],
  settings: ['storage', 'tools'],
  components: ['messages', 'settings'],
  sites: ['storage'],
  bundling: ['messaging'],
  'entrypoints/content-scripts.ts': [],
  'entrypoints/content': ['messages', 'operations', 'messaging', 'page'],
  'entrypoints/background': ['messages', 'operations', 'messaging', 'page', 'settings', 'sites'],
  'entrypoints/sidepanel': [
    'messages',
    'tools',
    'operations',
    'messaging',
    'page',
    'settings',
    'components',
    'sites',
  ],
  'entrypoints/options': ['messages', 'tools', 'settings', 'components', 'sites'],
  'entrypoints/onboarding': ['messages', 'messaging', 'settings', 'components'],
  'entrypoints/try-it': ['messages', 'messaging', 'page', 'settings', 'components'],
  // For tests and the gallery: no other row of this table may name it.
  testing: [
    'entrypoints/sidepanel',
    'messages',
    'tools',
    'operations',
    'messaging',
    'page',
    'settings',
    'components',
    'sites',
  ],
  shared: [],
  relay: [],
};

/** The folders of `relay/src`, from the bottom up: each may import those before it, and none after it. */
const RELAY_ROOMS = [
  'messages',
  'errors',
  'json',
  'runtime',
  'http',
  'history',
  'access',
  'guards',
  'observability',
  'prompt',
  'store',
  'store/memory',
  'store/sql',
  'model',
  'model/text-calls',
  'model/serving',
  'model/transport',
  'model/anthropic',
  'model/openai',
  'offline/phrases',
  'offline/messages',
  'offline/grammar',
  'offline/verbs',
  'offline',
  'tools',
  'tools/web',
  'tools/database',
  'tools/mcp',
  'agents',
  'jobs',
  'credits',
  'chat',
  'scrape/reading',
  'scrape/loading',
  'scrape/page',
  'scrape/site',
  'scrape/crawl',
  'scrape',
  'sessions',
  'compat',
  'compat/agui',
  'compat/completions',
  'docs',
  'settings',
  'setup/connecting',
  'setup/messages',
  'setup/page',
  'setup',
  'mcp-server/calls',
  'mcp-server/pairing',
  'mcp-server/serving',
  'mcp-server',
  'operation',
  'browser/chromium',
  'browser/remote',
  'browser/chrome',
  'browser/network',
  'browser/storage',
  'browser/policy',
  'browser/profiles',
  'browser/approvals',
  'browser/page',
  'browser/view',
  'browser/session',
  'browser/routes',
  'browser/cluster',
  'browser',
  'agent-tasks/store',
  'agent-tasks/approvals',
  'agent-tasks/browser',
  'agent-tasks/agent',
  'agent-tasks/queue',
  'agent-tasks/routes',
  'agent-tasks',
  '.',
  'cli',
];

const PACKAGES: Record<string, RegExp> = {
  shared: /^zod/,
  page: /^(@assent\/shared|zod\/mini|@mozilla\/readability|turndown)$/,
};

const files = sourceFiles().filter(path => !/\.test\.tsx?$/.test(path) && !path.startsWith('e2e/'));
const sources = files.filter(path => path.includes('/'));
const known = new Set(sources);

describe('import rules of design.md', () => {
  test('no file imports from a room that its own may not', () => {
    const governed = sources.filter(path => roomOf(path) in MAY_IMPORT);
    expect(governed.length).toBeGreaterThan(500);
    const foreign = governed.flatMap(path =>
      importsOf(path)
        .filter(target => known.has(target) && roomOf(target) !== roomOf(path))
        .filter(target => !MAY_IMPORT[roomOf(path)]?.includes(roomOf(target)))
        .map(target => `${path} imports ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  test('what is shared, and what runs in pages, takes few packages', () => {
    const governed = sources.filter(path => roomOf(path) in PACKAGES);
    expect(governed.length).toBeGreaterThan(100);
    const foreign = governed.flatMap(path =>
      importsOf(path)
        .filter(target => !target.includes('.') && !target.startsWith('node:'))
        .filter(name => !PACKAGES[roomOf(path)]?.test(name))
        .map(name => `${path} takes ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  test('the rooms of the relay point one way, and none of them imports what is for tests', () => {
    const relay = sources.filter(path => path.startsWith('relay/src/'));
    const rankOf = (path: string): number => RELAY_ROOMS.indexOf(relative('relay/src', dirname(path)) || '.');
    expect(relay.filter(path => rankOf(path) === -1)).toEqual([]);
    const upwards = relay.flatMap(path =>
      importsOf(path)
        .filter(target => known.has(target) && !target.startsWith('shared/'))
        .filter(target => !target.startsWith('relay/src/') || rankOf(target) > rankOf(path))
        .map(target => `${path} imports ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test('the extension and the relay never meet', () => {
    const meeting = files.filter(path =>
      importsOf(path).some(
        target =>
          (path.startsWith('extension/') && target.startsWith('@assent/relay')) ||
          (path.startsWith('relay/') && target.startsWith('@assent/extension')),
      ),
    );
    expect(meeting).toEqual([]);
  });

  test('every folder of the extension has its rule', () => {
    const rooms = new Set(
      files.filter(path => path.startsWith('extension/') && path.split('/').length > 2).map(roomOf),
    );
    expect([...rooms].filter(room => !(room in MAY_IMPORT))).toEqual([]);
  });

  test('no cycles', () => {
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (path: string, trail: string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (trail.includes(path) || done.has(path)) return;
      for (const target of importsOf(path)) if (known.has(target)) visit(target, [...trail, path]);
      done.add(path);
    };
    for (const path of files) visit(path, []);
    expect(cycles).toEqual([]);
  });
});
