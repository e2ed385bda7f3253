import { createHmac } from 'node:crypto';
import { createGuardedFetch, type GuardedFetchOptions } from '../tools/web/guarded-fetch.ts';

/** Milliseconds for the receiver. */
const ONE_MESSAGE = 15_000;

/** The receiver did not take it: it will be sent again. */
class MessageRefused extends Error {
  override name = 'MessageRefused';
}

type Receiver = {
  url: string;
  /** In base64, with or without `whsec_`. Without one, messages are not signed. */
  secret?: string | undefined;
};

/** `id` is the same in each attempt, so a receiver knows it again. `body` is JSON. */
type Message = { id: string; body: string };

type PostOptions = {
  fetch: Omit<GuardedFetchOptions, 'timeout' | 'headers' | 'postedBody'>;
  signal: AbortSignal;
};

/** Sends one message to a webhook, signed where it has a secret. Rejects when it did not arrive. */
export async function postMessage(
  receiver: Receiver,
  message: Message,
  { fetch, signal }: PostOptions,
): Promise<void> {
  const post = createGuardedFetch({
    ...fetch,
    timeout: ONE_MESSAGE,
    headers: { 'content-type': 'application/json', ...signatureHeaders(message, receiver) },
    postedBody: message.body,
  });
  const { status } = await post(receiver.url, '*/*', signal);
  if (status < 200 || status >= 300) throw new MessageRefused();
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function signatureHeaders({ id, body }: Message, { secret }: Receiver): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const named = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (secret === undefined) return named;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...named, 'webhook-signature': `v1,${signature}` };
}
