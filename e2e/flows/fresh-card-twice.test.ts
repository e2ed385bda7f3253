import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { storeSettings } from '../browser/preset-settings.ts';
import { type Assent, startAssent } from './start-assent.ts';

// The same id of a tool_call, in several ways. The backend is ours; what it answers is a list of answers.
const END = 'data: {"message":"对话完成"}\n\n';
const args = (selector: string) => JSON.stringify({ actions: [{ action: 'click', target: { selector }, params: {} }] });
const call = (tool_id: unknown, selector: string, more = {}) => `data: ${JSON.stringify({ tool_call: { tool_name: 'page_action', arguments: args(selector), ...(tool_id === undefined ? {} : { tool_id }), ...more } })}\n\n`;

async function withAnswers(answers: string[]): Promise<Assent & { bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    if (!request.url?.endsWith('/chat')) return void response.writeHead(404).end('{}');
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(answers.shift() ?? `data: {"content":"the end"}\n\n${END}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => { server.closeAllConnections(); server.close(); });
  const assent = await startAssent({ page: 'search' });
  await assent.page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title><button id=a onclick="(window.ran??=[]).push('a')">Alpha</button><button id=b onclick="(window.ran??=[]).push('b')">Beta</button>` }));
  await assent.page.goto(`${assent.site.origin}/search?twice`);
  await storeSettings(assent.panel.page, { relayUrl: `http://localhost:${(server.address() as AddressInfo).port}`, language: 'en', theme: 'light' });
  await assent.panel.page.reload();
  return { ...assent, bodies };
}

/** Approves every card that comes, and returns what the buttons got. */
async function approveAll(assent: Assent): Promise<{ ran: string; cards: string[] }> {
  const cards: string[] = [];
  await assent.panel.ask('Go');
  for (let i = 0; i < 6; i += 1) {
    const came = await assent.panel.approveButton.waitFor({ timeout: 5_000 }).then(() => true, () => false);
    if (!came) break;
    cards.push((await assent.panel.page.getByRole('alertdialog').innerText()).match(/Click button (\w+)/u)?.[1] ?? '?');
    await assent.panel.approve();
    await assent.panel.approveButton.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
    await assent.page.waitForTimeout(600);
  }
  return { ran: String(await assent.page.evaluate('(window.ran ?? []).join("")')), cards };
}

test.each([
  ['the same id and arguments twice in an answer', [call('t1', '#a') + call('t1', '#a') + END], 'a'],
  ['the same id with other arguments in an answer', [call('t1', '#a') + call('t1', '#b') + END], 'a'],
  ['the same id in the next answer of the turn', [call('t1', '#a') + END, call('t1', '#a') + END], 'a'],
  ['the same id with other arguments in the next answer of the turn', [call('t1', '#a') + END, call('t1', '#b') + END], 'ab'],
  ['empty ids', [call('', '#a') + call('', '#b') + END], 'ab'],
  ['no ids', [call(undefined, '#a') + call(undefined, '#b') + END], 'ab'],
  ['null ids', [call(null, '#a') + call(null, '#b') + END], 'ab'],
  ['the same id as a number and as a string', [call(7, '#a') + call('7', '#a') + END], 'a'],
  ['an id with white space around it', [call('t1', '#a') + call(' t1 ', '#a') + END], 'a'],
  ['arguments as an object, same id', [call('t1', '#a') + call('t1', '#a', { arguments: JSON.parse(args('#a')) }) + END], 'a'],
] as const)('%s', async (_what, answers, ran) => {
  const assent = await withAnswers([...answers]);
  const result = await approveAll(assent);
  console.log('@@twice', _what, JSON.stringify(result), assent.bodies.length, (await assent.panel.page.locator('main').innerText()).replaceAll('\n', ' ⏎ ').slice(-200));
  expect(result.ran).toBe(ran);
});

test('a later turn may use the id again: a new card', async () => {
  const assent = await withAnswers([call('t1', '#a') + END, `data: {"content":"done"}\n\n${END}`, call('t1', '#b') + END]);
  expect((await approveAll(assent)).cards).toEqual(['Alpha']);
  expect((await approveAll(assent)).cards).toEqual(['Beta']);
});
