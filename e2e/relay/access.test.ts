import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askRelay, contentOf, overHttp, postChat } from '@assent/relay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { BUILT_RELAY } from './built-relay.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const COMMAND = join(BUILT_RELAY, 'relay.js');
const folder = temporaryFolder();
const RELAY_KEYS_FILE = join(folder, 'keys.json');
/** Where the relay has to listen beyond loopback, tests still connect by its loopback address. */
const BEYOND = { HOST: '0.0.0.0', RELAY_KEYS_FILE };

async function keys(...given: string[]): Promise<string> {
  const environment = { PATH: process.env.PATH ?? '', RELAY_KEYS_FILE };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'keys', ...given], {
    cwd: folder,
    env: environment,
  });
  return stdout.trim();
}

const question = () => ({ message: 'hello', session_id: crypto.randomUUID(), user_id: 'ann' });

const shown: string[] = [];
let relay: RelayProcess;
let url: string;

beforeAll(async () => {
  await expect(startRelayProcess(BEYOND)).rejects.toThrow(
    /^The relay did not start\. It wrote:\nThe relay was not started:\n {2}- HOST: Beyond loopback .*"npm run relay -- keys add <name>".*\n$/,
  );
  shown.push(await keys('add', 'acme', '--expires', '1d'));
  relay = await startRelayProcess(BEYOND);
  url = relay.url.replace('0.0.0.0', '127.0.0.1');
});

afterAll(async () => {
  await relay.end('SIGTERM');
});

function ask(key: string): Promise<Response> | Response {
  return postChat(overHttp(url), question(), { headers: { authorization: `Bearer ${key}` } });
}

test('a running relay knows new and revoked keys at once', async () => {
  const [acme = ''] = shown;
  const second = await keys('add', 'second');
  shown.push(second);
  expect([(await ask(acme)).status, (await ask(second)).status, (await ask('x')).status]).toEqual([
    200, 200, 401,
  ]);
  await keys('revoke', 'second');
  expect([(await ask(acme)).status, (await ask(second)).status]).toEqual([200, 401]);
  await expect(askRelay(overHttp(url), question())).rejects.toThrow('The relay answered 401');
  expect(
    contentOf(
      await askRelay(
        (path, init) => fetch(url + path, { ...init, headers: { ...init.headers, 'x-api-key': acme } }),
        question(),
      ),
    ),
  ).not.toBe('');
});

test('no key or token appears in a log, an error, a list or a file', async () => {
  const [acme = ''] = shown;
  const token = 'eyJhbGciOiJub25lIn0.Y2FuYXJ5.Y2FuYXJ5';
  const answers = [];
  for (const secret of [...shown, token, `${acme}0`]) {
    for (const headers of [
      { authorization: `Bearer ${secret}` },
      { authorization: secret },
      { 'x-api-key': secret },
    ]) {
      const response = await postChat(overHttp(url), question(), { headers });
      answers.push(await response.text(), JSON.stringify([...response.headers]));
    }
    answers.push(await (await fetch(`${url}/api/v1/models?key=${secret}`)).text());
  }
  const files = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));
  const everything = [relay.output(), await keys('list'), ...answers, ...files].join('\n');
  for (const secret of [...shown.map(key => key.slice(7, 60)), 'Y2FuYXJ5'])
    expect(everything).not.toContain(secret);
});

fullTest('asks a client over its limit to wait, without other effects', async () => {
  const patient = await startRelayProcess({ ...BEYOND, RELAY_USER_TURNS_PER_MINUTE: '1' });
  const ask = () =>
    postChat(overHttp(patient.url.replace('0.0.0.0', '127.0.0.1')), question(), {
      headers: { authorization: `Bearer ${shown[0]}` },
    });
  try {
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  } finally {
    await patient.end('SIGTERM');
  }
});
