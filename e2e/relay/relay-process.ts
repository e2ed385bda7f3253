import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BUILT_RELAY } from './built-relay.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

type EndingSignal = 'SIGTERM' | 'SIGHUP' | 'SIGKILL';

export type RelayProcess = {
  url: string;
  pid: number;
  /** All of its output so far, from both streams. */
  output(): string;
  /** Resolves when it has exited. */
  end(signal: EndingSignal): Promise<void>;
};

/** Starts the bundled relay, or another program with one, as its own process on a free port, with only these variables and `PATH`. */
export async function startRelayProcess(
  environment: Record<string, string> = {},
  program = `${BUILT_RELAY}/server.js`,
): Promise<RelayProcess> {
  const child = spawn(process.execPath, [program], {
    // Not the project's folder: a developer's own .env must not affect a test.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const address = Promise.withResolvers<string>();
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', chunk => {
      written += String(chunk);
      const [url] = /http:\/\/[\w.[\]:]+(?=,)/.exec(written) ?? [];
      if (url) address.resolve(url);
    });
  }
  child.once('exit', () => address.reject(new Error(`The relay did not start. It wrote:\n${written}`)));
  const url = await address.promise;
  return { url, pid: child.pid ?? 0, output: () => written, end: signal => endProcess(child, signal) };
}

async function endProcess(child: Child, signal: EndingSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
