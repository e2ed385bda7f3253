import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from '../browser/build-extension.ts';

export interface RelayProcess {
  url: string;
  stop(): Promise<void>;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise(resolve => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts `relay/src/server.ts` like `pnpm relay`: on its usual port, or on any free one when that is taken. `environment` adds
 * to that of this process.
 */
export async function startRelayProcess(
  usualPort: number,
  environment: Record<string, string> = {},
): Promise<RelayProcess> {
  const port = (await isFree(usualPort)) ? usualPort : 0;
  const relay = spawn(process.execPath, ['relay/src/server.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    relay.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/[\w.:[\]]+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    relay.once('exit', code => reject(new Error(`The relay ended with ${code}. It said: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    // Ctrl+C in the terminal reaches it directly, too.
    if (relay.exitCode !== null || relay.signalCode !== null) return;
    const ended = once(relay, 'exit');
    relay.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
