import * as z from 'zod';
import { loadAgents } from './agents/load-agents.ts';
import { EXTENSION_ORIGIN } from './extension-origin.ts';
import { readHost } from './guards/read-host.ts';
import { readOrigin } from './guards/read-origin.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const PORT_EXPECTED = 'Expected a number from 0 to 65535';

/** Items with commas between them, each read by `read`, which gives `undefined` for one that can't be meant. */
function listSchema(read: (item: string) => string | undefined, error: string) {
  return z
    .string()
    .transform(list => list.split(',').map(item => item.trim()))
    .transform(items => items.filter(item => item !== '').map(read))
    .pipe(z.array(z.string({ error })));
}

const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'Expected an address that begins with http:// or https://',
});

const agentsSchema = z.string().transform((folder, context) => {
  try {
    return loadAgents(folder);
  } catch (thrown) {
    context.addIssue(thrown instanceof Error ? thrown.message : String(thrown));
    return z.NEVER;
  }
});

const environmentSchema = z
  .object({
    HOST: z
      .string()
      .default('127.0.0.1')
      .refine(host => LOOPBACK.includes(host), {
        error:
          'Beyond loopback the relay needs keys of its own, which it does not have yet. Use 127.0.0.1, or put a proxy that signs people in before it.',
      }),
    PORT: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, { error: PORT_EXPECTED })
      .transform(Number)
      .refine(port => port <= 65535, { error: PORT_EXPECTED })
      .default(8787),
    ANTHROPIC_API_KEY: z.string().optional(),
    ANTHROPIC_BASE_URL: addressSchema.optional(),
    ANTHROPIC_MODEL: z.string().optional(),
    SEARXNG_URL: addressSchema.optional(),
    RELAY_ORIGINS: listSchema(
      readOrigin,
      'Expected an origin such as https://app.example.com, without a path. "*" would let every web page use this relay.',
    ).default([]),
    RELAY_HOSTS: listSchema(
      readHost,
      'Expected a host such as relay.example.com or relay.example.com:8787, without http:// and path.',
    ).default([]),
    RELAY_AGENTS: agentsSchema.optional(),
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
    agents: variables.RELAY_AGENTS,
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
    problems: parsed.error.issues.map(issue => `${issue.path[0]?.toString()}: ${issue.message}`),
  };
}
