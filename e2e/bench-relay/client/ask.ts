import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import type { Target } from './jobs.ts';
import { PieceCounter } from './piece-counter.ts';

let agent = new Agent({ keepAlive: true });

/**
 * Closes unused connections. Call it after each measurement: a connection that idles while others are measured could
 * be closed by its server at the moment it is used again.
 */
export function closeIdle(): void {
  agent.destroy();
  agent = new Agent({ keepAlive: true });
}

export type Asked = { request: ClientRequest; response: IncomingMessage };

/** Resolves with the headers of the answer; its body is still unread. */
export function ask({ port, path, headers, body }: Target): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path, headers, method: 'POST', agent });
    request.once('response', response => resolve({ request, response }));
    request.on('error', reject);
    request.end(body.replaceAll('{uuid}', () => randomUUID()));
  });
}

export type Answer = { pieces: number; whole: boolean };

/** Reads an answer of that many pieces to its end. Calls `onFirst` with the first piece. */
export async function readAnswer(target: Target, pieces: number, onFirst?: () => void): Promise<Answer> {
  const { response } = await ask(target);
  const counter = new PieceCounter();
  return new Promise(resolve => {
    response.on('data', (chunk: Buffer) => {
      const before = counter.count;
      counter.feed(chunk);
      if (before === 0 && counter.count > 0) onFirst?.();
    });
    response.once('close', () => {
      const whole = response.complete && counter.inOrder && counter.count === pieces;
      resolve({ pieces: counter.count, whole });
    });
    response.once('error', () => resolve({ pieces: counter.count, whole: false }));
  });
}
