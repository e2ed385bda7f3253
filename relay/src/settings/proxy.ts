import * as z from 'zod';
import type { ProxySettings } from '../model/transport/proxy-agents.ts';

/** Often written without a scheme. The message does not repeat it: it may hold a password. */
const proxySchema = z
  .string()
  .trim()
  .transform(given => (given.includes('://') ? given : `http://${given}`))
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: 'Expected the address of a proxy, such as http://proxy.example.com:3128',
    }),
  )
  .optional();

/** The names that other programs use, for the providers of models. */
export const proxyVariables = z.object({
  HTTPS_PROXY: proxySchema,
  HTTP_PROXY: proxySchema,
  NO_PROXY: z.string().optional(),
});

/** `undefined` without a proxy. */
export function proxySettings({
  HTTPS_PROXY: https,
  HTTP_PROXY: http,
  NO_PROXY: without = '',
}: z.output<typeof proxyVariables>): ProxySettings | undefined {
  if (http === undefined && https === undefined) return undefined;
  return { http, https, without: without.split(/[\s,]+/).filter(entry => entry !== '') };
}

/** Both spellings are in use; curl and others prefer the lower case. */
export function withProxyNames(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const given = Object.keys(proxyVariables.shape).map(name => [
    name,
    environment[name.toLowerCase()] || environment[name],
  ]);
  return { ...environment, ...Object.fromEntries(given) };
}
