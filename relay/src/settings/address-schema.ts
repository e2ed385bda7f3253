import * as z from 'zod';

/** The address of another server. */
export const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'Expected an address that begins with http:// or https://',
});

/** One to which paths are added. */
export const baseAddressSchema = addressSchema.refine(address => !/[?#]/.test(address), {
  error: 'Expected an address without ? and #: the rest of the path is added to it',
});
