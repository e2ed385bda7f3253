import type { Context } from 'hono';
import { peerOf } from './identify-caller.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers that a proxy adds: behind one, everybody seems to come from this computer. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a request was sent on the computer of the relay. */
export function isFromThisComputer(context: Context): boolean {
  const peer = peerOf(context);
  const isProxied = PROXIED.some(name => context.req.header(name) !== undefined);
  return peer !== undefined && LOOPBACK.test(peer) && !isProxied;
}
