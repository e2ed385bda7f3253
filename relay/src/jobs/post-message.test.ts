import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startSite } from '../../testing/start-scripted-server.ts';
import { postMessage } from './post-message.ts';

const SECRET = Buffer.from('thirty-two bytes of a secret key').toString('base64');
const MESSAGE = { id: 'at_1.end', body: '{"type":"completed","prompt":"Prices of Käse"}' };

type Received = { headers: IncomingHttpHeaders; body: string };

/** What a receiver that answers with this status gets. */
async function post(secret: string | undefined, status = 204, allowed = true): Promise<Received | undefined> {
  let received: Received | undefined;
  const site = await startSite(async (request, response) => {
    received = { headers: request.headers, body: await text(request) };
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  const allowedHosts = allowed ? [`127.0.0.1:${site.port}`] : [];
  const { signal } = new AbortController();
  try {
    await postMessage({ url: site.url, secret }, MESSAGE, { fetch: { allowedHosts }, signal });
  } finally {
    await site.stop();
  }
  return received;
}

test.for([SECRET, `whsec_${SECRET}`])('a message is signed with the bytes of %s', async secret => {
  const { headers, body } = (await post(secret)) ?? {};
  const timestamp = headers?.['webhook-timestamp'];
  expect(body).toBe(MESSAGE.body);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': MESSAGE.id });
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  const signature = createHmac('sha256', 'thirty-two bytes of a secret key')
    .update(`${MESSAGE.id}.${timestamp}.${MESSAGE.body}`)
    .digest('base64');
  expect(headers?.['webhook-signature']).toBe(`v1,${signature}`);
});

test('without a secret it has an id and a time, but no signature', async () => {
  const { headers } = (await post(undefined)) ?? {};
  expect(headers).toMatchObject({ 'webhook-id': MESSAGE.id, 'webhook-timestamp': expect.any(String) });
  expect(headers).not.toHaveProperty('webhook-signature');
});

test.for([302, 404, 500])('an answer of %i did not take it', async status => {
  await expect(post(SECRET, status)).rejects.toThrow();
});

test('an internal receiver that is not allowed gets nothing', async () => {
  await expect(post(SECRET, 204, false)).rejects.toThrow();
});
