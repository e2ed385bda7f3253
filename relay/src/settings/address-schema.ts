import * as z from 'zod';

/** The address of another server. */
export const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'Expected an address that begins with http:// or https://',
});
