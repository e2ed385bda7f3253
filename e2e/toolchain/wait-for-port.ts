import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_LIMIT_MS = 30_000;

/** Until a program of this machine accepts connections. Rejects when it ends before, or takes half a minute. */
export async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null)
      throw new Error(`A server ended with code ${child.exitCode} before it listened.`);
    if (performance.now() > deadline) throw new Error('A server does not listen after half a minute.');
    await wait(5);
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
