import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkBackend } from '../conformance/backend/check-backend.ts';
import { freePort } from '../toolchain/free-port.ts';
import { FASTAPI, requirePrograms } from './require-programs.ts';
import { EXAMPLES } from './run-example.ts';

beforeAll(() => requirePrograms([FASTAPI]));

/** Starts the example for one test and waits until it answers. */
async function startBackend(): Promise<string> {
  const port = await freePort();
  const backend = spawn('/usr/bin/python3', ['backend.py', '--port', String(port)], {
    cwd: EXAMPLES,
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    backend.kill('SIGKILL');
    await once(backend, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  const status = (): Promise<number> =>
    fetch(url).then(
      answer => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(404);
  return url;
}

test('the FastAPI example passes the conformance kit, except for additions', async () => {
  const url = await startBackend();
  const lines = await checkBackend({ url, headers: {}, timeout: 30_000, agent: undefined, model: undefined });
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  const unseen = lines.filter(line => line.mark === 'unseen').map(line => line.id);
  expect(unseen.filter(id => !id.startsWith('addition-'))).toEqual(['stream-pace']);
});
