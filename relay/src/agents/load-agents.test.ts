import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createRelay } from '../app.ts';
import { createOfflineModel } from '../offline/offline-model.ts';
import { loadAgents, parseAgent } from './load-agents.ts';

test('our own default agent has our server tools', () => {
  const agents = loadAgents(fileURLToPath(new URL('../../agents', import.meta.url)));
  const own = agents.find(agent => agent.id === 'default');
  expect(own?.tools).toEqual(['current_time', 'search_web', 'fetch_page', 'query_database']);
  expect(own?.prompt).not.toContain('---');
});

test('front matter, then the system prompt', () => {
  expect(parseAgent('x', '---\r\ntools: a, b\r\nmodel: claude-x\r\n---\r\nBe brief.\r\n')).toEqual({
    id: 'x',
    prompt: 'Be brief.',
    tools: ['a', 'b'],
    model: 'claude-x',
  });
  expect(parseAgent('x', 'Be brief.')).toEqual({ id: 'x', prompt: 'Be brief.', tools: [], model: undefined });
});

test('names the file of an error', () => {
  expect(() => parseAgent('x', '---\ntool: a\n---\nBe brief.')).toThrow(/Agent "x".*[\s\S]*tool/);
  expect(() => parseAgent('x', '---\ntools: a\nBe brief.')).toThrow('the header has no closing');
  expect(() => parseAgent('x', '---\ntools: a\n---\n  ')).toThrow(
    'Agent "x": the file holds no system prompt.',
  );
});

test('does not start with an agent whose tools or model do not exist', () => {
  const start = (header: string) => () =>
    createRelay({
      models: [createOfflineModel()],
      agents: [parseAgent('x', `---\n${header}\n---\nBe brief.`)],
    });
  expect(start('tools: search_wep')).toThrow(/Agent "x".* search_wep\. Add them to "serverTools"/);
  expect(start('model: gpt-9')).toThrow(/Agent "x" asks for the model "gpt-9".*Add one/);
  expect(start('model: offline')).not.toThrow();
});
