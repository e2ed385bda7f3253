import * as z from 'zod/mini';

/** The shapes of `/api/v1/browser/session/{id}/storage…`. */

/** Bytes of a storage state as JSON. */
export const MAX_STORAGE_BYTES = 5_000_000;

const MAX_COOKIES = 3_000;
const MAX_ORIGINS = 200;

const nameSchema = z.string().check(z.maxLength(4_096));

const cookieSchema = z.object({
  name: nameSchema,
  value: nameSchema,
  /** With a dot first: for the hosts below it too. */
  domain: z.string().check(z.minLength(1), z.maxLength(300)),
  path: z._default(nameSchema, '/'),
  /** Seconds since 1970; -1 for the time of the session. */
  expires: z._default(z.number(), -1),
  httpOnly: z._default(z.boolean(), false),
  secure: z._default(z.boolean(), false),
  sameSite: z._default(z.enum(['Strict', 'Lax', 'None']), 'Lax'),
  /** The site that embeds it (https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies). */
  partitionKey: z.optional(z.string().check(z.maxLength(300))),
  _crHasCrossSiteAncestor: z.optional(z.boolean()),
});

const keyPath = {
  keyPath: z.optional(z.string()),
  keyPathArray: z.optional(z.array(z.string())),
} as const;

/** As Playwright writes it: plain JSON, or encoded where JSON has no such value. */
const recordSchema = z.object({
  key: z.optional(z.unknown()),
  keyEncoded: z.optional(z.unknown()),
  value: z.optional(z.unknown()),
  valueEncoded: z.optional(z.unknown()),
});

const databaseSchema = z.object({
  name: z.string(),
  version: z.int(),
  stores: z.array(
    z.object({
      name: z.string(),
      autoIncrement: z.boolean(),
      ...keyPath,
      records: z.array(recordSchema),
      indexes: z.array(
        z.object({ name: z.string(), ...keyPath, multiEntry: z.boolean(), unique: z.boolean() }),
      ),
    }),
  ),
});

const originSchema = z.string().check(
  z.maxLength(300),
  z.refine(
    text => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'Not an origin such as `https://example.com`',
  ),
);

const originStateSchema = z.object({
  origin: originSchema,
  localStorage: z.array(z.object({ name: z.string(), value: z.string() })),
  indexedDB: z.optional(z.array(databaseSchema)),
});

/** Playwright's storage state (https://playwright.dev/docs/auth). */
export const storageStateSchema = z.object({
  cookies: z._default(z.array(cookieSchema).check(z.maxLength(MAX_COOKIES)), []),
  origins: z._default(z.array(originStateSchema).check(z.maxLength(MAX_ORIGINS)), []),
});
export type StorageState = z.infer<typeof storageStateSchema>;

export const exportStorageSchema = z.object({
  /** False leaves it out; true. */
  indexedDB: z.optional(z.boolean()),
});
export type ExportStorage = z.infer<typeof exportStorageSchema>;

export const importedStorageSchema = z.object({
  success: z.literal(true),
  cookies: z.number(),
  origins: z.number(),
});
export type ImportedStorage = z.infer<typeof importedStorageSchema>;

export const clearedStorageSchema = z.object({
  success: z.literal(true),
  /** Whose storage was cleared; those of the session's frames and its imports. */
  origins: z.number(),
});
export type ClearedStorage = z.infer<typeof clearedStorageSchema>;
