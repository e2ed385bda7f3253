import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../errors/http-error.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a foreign `Host`: a page can point its own domain at 127.0.0.1 (DNS rebinding), and then its requests are same-origin
 * and carry no foreign `Origin`. Loopback names pass with any port; `hosts` are `name` or `name:port`.
 */
export function guardHost(hosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(hosts.map(host => host.toLowerCase()));
  return (context, next) => {
    const host = (context.req.header('host') ?? new URL(context.req.url).host).toLowerCase();
    const name = host.replace(/:\d+$/, '');
    if (!LOOPBACK_NAMES.has(name) && !allowed.has(host) && !allowed.has(name)) {
      throw new HttpError(
        421,
        'wrong_host',
        'This relay does not answer for that host. Use its own address; the operator sets more hosts in RELAY_HOSTS, or in "hosts" of createRelay.',
      );
    }
    return next();
  };
}

const HOST = /^(?:[^\s/?#@\\*:[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** `name` or `name:port` in lower case, as in `Host`; `undefined` for anything else. */
export function readHost(given: string): string | undefined {
  return HOST.test(given) ? given.toLowerCase() : undefined;
}
