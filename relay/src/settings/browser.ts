import * as z from 'zod';
import { readHost } from '../guards/guard-host.ts';
import { listSchema } from './value-schemas.ts';

const switchSchema = z.enum(['on', 'off'], { error: 'Expected on or off' });

/** Bytes of an AES-256 key. */
const KEY_BYTES = 32;

const storageKeysSchema = z.string().transform((given, context) => {
  const keys = given.split(',').map(pair => readStorageKey(pair.trim()));
  const known = keys.filter(key => key !== undefined);
  if (known.length < keys.length)
    context.addIssue(
      'Expected id:base64,id:base64 with 32 random bytes in each key, such as k1: and what "openssl rand -base64 32" prints',
    );
  if (new Set(known.map(({ id }) => id)).size < known.length)
    context.addIssue('Two keys have the same id: give a new key a new one');
  return known;
});

function readStorageKey(pair: string): StorageKey | undefined {
  const [, id, base64 = ''] = /^([\w-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(pair) ?? [];
  const secret = Buffer.from(base64, 'base64');
  return id === undefined || secret.byteLength !== KEY_BYTES ? undefined : { id, secret };
}

const clusterAddressSchema = z
  .url({ protocol: /^http$/, error: 'Expected an address such as http://10.0.0.5:8790' })
  .transform(address => new URL(address))
  .refine(({ href, origin, port }) => href === `${origin}/` && port !== '0', {
    error: 'Expected a host and a port alone, such as http://10.0.0.5:8790',
  });

export const browserVariables = z.object({
  BROWSER: switchSchema.default('off'),
  BROWSER_EXECUTABLE: z.string().min(1).optional(),
  BROWSER_SANDBOX: switchSchema.default('on'),
  BROWSER_CDP: switchSchema.default('off'),
  BROWSER_CDP_HOSTS: listSchema(
    readHost,
    'Expected hosts such as chromium.example.com:9222 or 127.0.0.1:9222, without ws:// and path.',
  ).default([]),
  BROWSER_STORAGE_KEYS: storageKeysSchema.optional(),
  BROWSER_CLUSTER_ADDRESS: clusterAddressSchema.optional(),
  BROWSER_CLUSTER_KEY: z
    .string()
    .regex(/^\S{32,}$/, {
      error: 'Expected at least 32 characters without spaces, such as what "openssl rand -hex 32" prints',
    })
    .optional(),
});

type BrowserVariables = z.output<typeof browserVariables>;

/** Rules across variables; `path` is the variable that the message names. */
export const browserChecks = [
  z.refine<BrowserVariables>(
    ({ BROWSER_CLUSTER_ADDRESS: address, BROWSER_CLUSTER_KEY: key }) =>
      (address === undefined) === (key === undefined),
    {
      when: () => true,
      path: ['BROWSER_CLUSTER_ADDRESS'],
      error: 'Set BROWSER_CLUSTER_ADDRESS and BROWSER_CLUSTER_KEY together, or neither.',
    },
  ),
  z.refine<BrowserVariables & { DATABASE_URL?: string | undefined }>(
    ({ BROWSER_CLUSTER_ADDRESS: address, DATABASE_URL: url }) => address === undefined || url !== undefined,
    {
      when: () => true,
      path: ['BROWSER_CLUSTER_ADDRESS'],
      error: 'Relays find the sessions of one another in a Postgres that they share: set DATABASE_URL.',
    },
  ),
];

/** Encrypts stored profiles. */
export type StorageKey = { id: string; secret: Buffer };

/** The listener for the other relays, and the key that they share. */
export type ClusterSettings = { address: URL; key: string };

export type BrowserSettings = {
  /** The path of a Chromium; by default one that is installed. */
  executable: string | undefined;
  /** Whether Chromium runs its pages in its sandbox. */
  isSandboxed: boolean;
  /** Hosts that may be internal: `name` (with web ports) or `name:port`. */
  allowedHosts: readonly string[];
  /** Undefined where sessions use no Chromium that runs elsewhere. Its hosts may be internal, as `name` or `name:port`. */
  cdp?: { allowedHosts: readonly string[] } | undefined;
  /** The first encrypts, all decrypt. */
  storageKeys?: readonly StorageKey[] | undefined;
  cluster?: ClusterSettings | undefined;
};

/** Undefined where the relay has no browsers. */
export function browserSettings(
  variables: BrowserVariables & { FETCH_ALLOW_HOSTS: readonly string[] },
): BrowserSettings | undefined {
  if (variables.BROWSER === 'off') return undefined;
  const { BROWSER_CLUSTER_ADDRESS: address, BROWSER_CLUSTER_KEY: key } = variables;
  return {
    executable: variables.BROWSER_EXECUTABLE,
    isSandboxed: variables.BROWSER_SANDBOX === 'on',
    allowedHosts: variables.FETCH_ALLOW_HOSTS,
    cdp: variables.BROWSER_CDP === 'on' ? { allowedHosts: variables.BROWSER_CDP_HOSTS } : undefined,
    storageKeys: variables.BROWSER_STORAGE_KEYS,
    cluster: address && key !== undefined ? { address, key } : undefined,
  };
}
