import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { freePort } from '../toolchain/free-port.ts';
import { waitForPort } from '../toolchain/wait-for-port.ts';

const cpuSchema = z.object({ cpu: z.number() });
const memorySchema = z.object({ rss: z.number(), heap: z.number() });
/** Bytes, after garbage collection. */
type Memory = z.infer<typeof memorySchema>;

export type RunningProcess = {
  port: number;
  child: ChildProcess;
  /** Milliseconds from its start until it accepted a connection. */
  startedIn: number;
  /** Sends a message and waits for the answer. */
  ask(message: object | string): Promise<unknown>;
  /** Microseconds of CPU since its start. */
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
};

export type ProcessOptions = {
  script: string;
  environment?: Record<string, string>;
  arguments?: (port: number) => string[];
  /** The core that it is pinned to. */
  core?: number;
  /** False for a process that only answers messages. */
  listens?: boolean;
  /** False for a process that is not asked for its resource use. */
  isProbed?: boolean;
};

const PROBE = fileURLToPath(new URL('servers/probe.ts', import.meta.url));
const PROBED = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--import', PROBE];

/** A Node process of its own that listens on a free port of 127.0.0.1, passed in `PORT`. */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const port = await freePort();
  const began = performance.now();
  const child = fork(options.script, options.arguments?.(port) ?? [], {
    execArgv: options.isProbed === false ? [] : PROBED,
    env: { ...process.env, ...options.environment, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(options.core !== undefined && { execPath: 'taskset', execArgv: pinned(options.core) }),
  });
  if (options.listens !== false) await waitForPort(port, child);
  const startedIn = performance.now() - began;
  const ask = async (message: object | string): Promise<unknown> => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const answered = once(child, 'message', { signal });
    const gone = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(
        `A process of the benchmark (${options.script}) ended with code ${code} before it answered.`,
      );
    });
    child.send(message);
    try {
      const [answer] = await Promise.race([answered, gone]);
      return answer;
    } finally {
      // Both listeners are removed; the promises that remain reject, and nobody needs them.
      Promise.allSettled([answered, gone]);
      waiting.abort();
    }
  };
  return {
    port,
    child,
    startedIn,
    ask,
    cpu: async () => cpuSchema.parse(await ask('cpu')).cpu,
    memory: async () => memorySchema.parse(await ask('memory')),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function pinned(core: number): string[] {
  return ['-c', String(core), process.execPath, ...PROBED];
}
