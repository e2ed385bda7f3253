import * as z from 'zod';
import type { AnthropicModelOptions } from '../model/anthropic.ts';
import { addressSchema } from './address-schema.ts';

export const anthropicVariables = z.object({
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: addressSchema.optional(),
  ANTHROPIC_MODEL: z.string().optional(),
});

/** `undefined` without a key: then there is no Claude. */
export function anthropicSettings(
  variables: z.output<typeof anthropicVariables>,
): AnthropicModelOptions | undefined {
  if (!variables.ANTHROPIC_API_KEY) return undefined;
  return {
    apiKey: variables.ANTHROPIC_API_KEY,
    baseUrl: variables.ANTHROPIC_BASE_URL,
    model: variables.ANTHROPIC_MODEL,
  };
}
