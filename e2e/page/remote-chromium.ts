import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { findPageBrowser } from '../browser/find-chromium.ts';

/** A Chromium with remote debugging, as a user runs it, with a tab of that user. */
export interface RemoteChromium {
  port: number;
  /** Of the browser itself. */
  wsEndpoint: string;
  /** Tabs as its own list has them. */
  tabs(): Promise<{ id: string; url: string }[]>;
  openTab(url: string): Promise<UserTab>;
  /** As when it crashes. */
  kill(): Promise<void>;
}

/** A tab, with a connection past the relay. */
export interface UserTab {
  id: string;
  send(method: string, params?: object): Promise<Answer>;
  /** Resolves with the next event of that name. */
  next(method: string): Promise<void>;
}

const answerSchema = z.looseObject({
  id: z.number().optional(),
  method: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown() }).optional() }).optional(),
});
type Answer = z.infer<typeof answerSchema>;

const tabSchema = z.object({
  id: z.string(),
  type: z.string(),
  url: z.string(),
  webSocketDebuggerUrl: z.string(),
});

export async function startRemoteChromium(): Promise<RemoteChromium> {
  const folder = mkdtempSync(join(tmpdir(), 'remote-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', '--no-first-run'];
  const program = spawn(findPageBrowser(), [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian's command is a script that starts the browser as its child: all of them are ended together.
    detached: true,
  });
  const wsEndpoint = await endpointOf(program);
  const port = Number(new URL(wsEndpoint).port);
  const http = `http://127.0.0.1:${port}/json`;
  return {
    port,
    wsEndpoint,
    async tabs() {
      const all = z.array(tabSchema).parse(await (await fetch(`${http}/list`)).json());
      return all.filter(({ type }) => type === 'page').map(({ id, url }) => ({ id, url }));
    },
    async openTab(url) {
      const made = await fetch(`${http}/new?${url}`, { method: 'PUT' });
      return connectTab(tabSchema.parse(await made.json()));
    },
    async kill() {
      const ended =
        program.exitCode === null && program.signalCode === null ? once(program, 'exit') : undefined;
      if (ended && program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function endpointOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium was started without its output.');
  for await (const line of createInterface(stderr)) {
    const [, found] = /DevTools listening on (ws:\S+)/u.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error('Chromium ended before it listened.');
}

async function connectTab({ id, webSocketDebuggerUrl }: z.infer<typeof tabSchema>): Promise<UserTab> {
  const socket = new WebSocket(webSocketDebuggerUrl);
  const answers = new Map<number, (answer: Answer) => void>();
  const events = new Map<string, () => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = answerSchema.parse(JSON.parse(String(data)));
    if (message.id !== undefined) answers.get(message.id)?.(message);
    if (message.method !== undefined) events.get(message.method)?.();
  });
  await once(socket, 'open');
  let asked = 0;
  const send: UserTab['send'] = (method, params = {}) => {
    asked += 1;
    const mine = asked;
    socket.send(JSON.stringify({ id: mine, method, params }));
    return new Promise(resolve => answers.set(mine, resolve));
  };
  return { id, send, next: method => new Promise(resolve => events.set(method, resolve)) };
}
