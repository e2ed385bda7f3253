import * as z from 'zod';
import type { ModelSettings } from '../../settings/models.ts';
import { baseAddressSchema } from '../../settings/value-schemas.ts';
import { SERVICE_IDS, serviceOf } from './model-services.ts';

/** Goes into a header. */
export const modelKeySchema = z.string().regex(/^[\x21-\x7e]{1,500}$/);

/** A model that a person connected on the setup page. */
export const connectionSchema = z.object({
  service: z.enum(SERVICE_IDS),
  address: baseAddressSchema,
  key: modelKeySchema.optional(),
  /** The service's own name of it, and the name in requests. */
  model: z.string().min(1).max(200),
  tools: z.enum(['native', 'prompt']),
  /** Whether it proposed the action that it was asked for when it was tried. */
  calls: z.boolean(),
  images: z.boolean(),
  contextTokens: z.number().int().positive().optional(),
});
export type Connection = z.output<typeof connectionSchema>;

export function labelOf({ service, address, model }: Connection): string {
  return `${model} · ${serviceOf(service).name || new URL(address).host}`;
}

/** What failures of the model name in the place of variables. */
const SETUP = { key: '/setup', address: '/setup', isSetup: true };

export function settingsOfConnection(connection: Connection): ModelSettings {
  const { model: name, tools, images, contextTokens } = connection;
  const options = { name, tools, images, contextTokens, label: labelOf(connection), variables: SETUP };
  const { provider } = serviceOf(connection.service);
  if (provider === 'anthropic')
    return {
      provider,
      options: { ...options, apiKey: connection.key ?? 'none', baseUrl: connection.address },
    };
  // At its own address OpenAI takes other parameters than the servers that imitate it.
  const baseUrl = connection.address === serviceOf('openai').address ? undefined : connection.address;
  return { provider, options: { ...options, apiKey: connection.key, baseUrl } };
}

/** A service at an address has one connection; the newest is the default. */
export function withConnection(connections: readonly Connection[], added: Connection): readonly Connection[] {
  return [added, ...connections.filter(connection => !isSamePlace(connection, added))];
}

export function isSamePlace(
  one: Pick<Connection, 'service' | 'address'>,
  other: Pick<Connection, 'service' | 'address'>,
): boolean {
  return one.service === other.service && one.address === other.address;
}
