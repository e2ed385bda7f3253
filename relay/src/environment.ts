import * as z from 'zod';
import { EXTENSION_ORIGIN } from './extension-origin.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const listSchema = z.string().transform(list =>
  list
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== ''),
);

const environmentSchema = z
  .object({
    HOST: z
      .string()
      .default('127.0.0.1')
      .refine(host => LOOPBACK.includes(host), {
        error:
          'Beyond loopback the relay needs keys of its own, which it does not have yet. Use 127.0.0.1, or put a proxy that signs people in before it.',
      }),
    PORT: z.coerce
      .number({ error: 'Expected a number from 0 to 65535' })
      .int()
      .min(0)
      .max(65535)
      .default(8787),
    ANTHROPIC_API_KEY: z.string().optional(),
    ANTHROPIC_BASE_URL: z
      .url({ error: 'Expected an address that begins with http:// or https://' })
      .optional(),
    ANTHROPIC_MODEL: z.string().optional(),
    SEARXNG_URL: z.url({ error: 'Expected an address that begins with http:// or https://' }).optional(),
    RELAY_ORIGINS: listSchema.default([]).refine(origins => !origins.includes('*'), {
      error: 'Name each origin. "*" would let every web page use this relay.',
    }),
    RELAY_HOSTS: listSchema.default([]),
    RELAY_AGENTS: z.string().optional(),
  })
  .transform(variables => ({
    host: variables.HOST,
    port: variables.PORT,
    anthropic: variables.ANTHROPIC_API_KEY && {
      apiKey: variables.ANTHROPIC_API_KEY,
      baseUrl: variables.ANTHROPIC_BASE_URL,
      model: variables.ANTHROPIC_MODEL,
    },
    searchUrl: variables.SEARXNG_URL,
    origins: [EXTENSION_ORIGIN, ...variables.RELAY_ORIGINS],
    hosts: variables.RELAY_HOSTS,
    agentsFolder: variables.RELAY_AGENTS,
  }));

export type Settings = z.output<typeof environmentSchema>;
export type EnvironmentReading =
  | { kind: 'settings'; settings: Settings }
  | { kind: 'problems'; problems: string[] };

/** The settings in an environment, or everything that is wrong with it. An empty variable counts as absent. */
export function readEnvironment(environment: Record<string, string | undefined>): EnvironmentReading {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { kind: 'settings', settings: parsed.data };
  return {
    kind: 'problems',
    problems: parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  };
}
