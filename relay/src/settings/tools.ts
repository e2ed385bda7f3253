import * as z from 'zod';
import { addressSchema } from './address-schema.ts';

/** What server tools need. */
export const toolVariables = z.object({ SEARXNG_URL: addressSchema.optional() });

export function toolSettings(variables: z.output<typeof toolVariables>): { searchUrl: string | undefined } {
  return { searchUrl: variables.SEARXNG_URL };
}
