import * as z from 'zod/mini';

/** Visible ASCII without spaces: what `whsec_` and base64 are made of. */
export const webhookSecretSchema = z
  .string()
  .check(
    z.regex(/^(?:whsec_)?[A-Za-z0-9+/]{32,200}={0,2}$/, 'Expected 24 bytes or more as base64, after whsec_'),
  );
