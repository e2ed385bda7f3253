import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors/http-error.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a foreign host: a page can point its own domain at 127.0.0.1 (DNS rebinding), and then its requests are same-origin
 * and carry no foreign `Origin`. Loopback names pass with any port; `hosts` are `name` or `name:port`.
 */
export function guardHost(hosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(hosts.map(host => host.toLowerCase()));
  const isAllowed = (host: string): boolean => {
    const name = host.replace(/:\d+$/, '');
    return LOOPBACK_NAMES.has(name) || allowed.has(host) || allowed.has(name);
  };
  return (context, next) => {
    if (!namedHosts(context).every(isAllowed)) {
      throw new HttpError(
        421,
        'wrong_host',
        'This relay does not answer for that host. Use its own address; the operator sets more hosts in RELAY_HOSTS, or in "hosts" of createRelay.',
      );
    }
    return next();
  };
}

/** `Host`, and the host of a whole address in the request line, which counts more (RFC 9112, 3.2.2). Usually they are one. */
function namedHosts({ req }: Context): string[] {
  const target = new URL(req.url).host;
  const header = req.header('host')?.toLowerCase();
  if (header === undefined) return [target];
  return URL.parse(`http://${header}`)?.host === target ? [header] : [header, target];
}

const HOST = /^(?:[^\s/?#@\\*:[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** `name` or `name:port` in lower case, as in `Host`; `undefined` for anything else. */
export function readHost(given: string): string | undefined {
  return HOST.test(given) ? given.toLowerCase() : undefined;
}
