import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { collect } from '../../../testing/scripted-answer.ts';
import { boundPort } from '../../runtime/listen.ts';
import { createOpenAiModel } from './openai-model.ts';

test.each([
  [undefined, undefined],
  ['key', 'Bearer key'],
])('with the key %s, the header is %s', async (apiKey, header) => {
  const server = createServer((_, response) => response.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model = createOpenAiModel({ name: 'm', apiKey, baseUrl: `http://127.0.0.1:${boundPort(server)}/v1` });
  const asked = once(server, 'request');
  const request = {
    model: 'm',
    system: '',
    page: undefined,
    tools: [],
    turns: [{ role: 'user' as const, text: 'hi' }],
  };
  await expect(collect(model, request)).rejects.toThrow('refused the API key');
  const [received] = await asked;
  expect(received.headers.authorization).toBe(header);
  server.close();
});
