import { join } from 'node:path';
import { type ClosedAccessOptions, createClosedAccess } from '../src/access/closed-access.ts';
import { addKey } from '../src/access/key-file.ts';
import { KeyRing } from '../src/access/key-ring.ts';
import { parseAgent } from '../src/agents/load-agents.ts';
import { createRelay, type RelayOptions } from '../src/app.ts';
import type { Model, ModelEvent } from '../src/model/model.ts';
import type { AskableRelay } from './ask-relay.ts';
import { answerOf } from './scripted-answer.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type Script = (signal: AbortSignal) => AsyncIterable<ModelEvent>;

const hello: Script = async function* () {
  yield { kind: 'text', text: 'Hello' };
};

export const calling: Script = async function* () {
  yield { kind: 'call', name: 'page_action', arguments: '{"actions":[]}' };
};

/** The client's result for that call. */
export const RESULT = '浏览器工具 page_action 执行结果: {"success":true}';

/** Goes on until it is stopped. */
export const endless: Script = async function* (signal) {
  yield { kind: 'text', text: 'Once upon' };
  await new Promise(resolve => signal.addEventListener('abort', resolve));
  signal.throwIfAborted();
};

export function newKeysFile(): string {
  return join(temporaryFolder(), 'keys.json');
}

export function keyFor(path: string, tenant: string, expires?: number): string {
  return addKey(path, { name: `${tenant}-${Math.random()}`, tenant, expires }, Date.now()).key;
}

type KeyedRelayOptions = Partial<RelayOptions> & {
  script?: Script;
  /** Where requests come from. */
  address?: string;
};

/** A relay with the keys in this file, as if it listened on loopback. */
export function keyedRelay(
  path: string,
  { script = hello, address: remoteAddress = '10.0.0.9', ...options }: KeyedRelayOptions = {},
  access: ClosedAccessOptions = {},
): AskableRelay {
  const model: Model = {
    name: 'scripted',
    title: 'scripted',
    accepts: () => true,
    answer: answerOf((_, signal) => script(signal)),
  };
  const app = createRelay({
    models: [model],
    agents: [parseAgent('default', 'Be helpful.')],
    createCallId: () => 'tool_x',
    access: createClosedAccess({ ring: new KeyRing(path), ...access }),
    ...options,
  });
  // As the server adapter passes it.
  const connection = { incoming: { socket: { remoteAddress } } };
  return (url, init) => app.request(url, init, connection);
}

/** Sends this key or token with each request. */
export function withKey(relay: AskableRelay, key: string): AskableRelay {
  return (path, init) =>
    relay(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
}
