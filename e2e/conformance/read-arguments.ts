import { parseArgs } from 'node:util';
import { languageSchema } from '@assent/shared';
import * as z from 'zod';
import { SCENARIOS } from './client/scenarios/list.ts';

export const USAGE = `Judges a backend or a client by the wire protocol (docs/protocol.md).

  pnpm conformance --url http://127.0.0.1:8787     plays a client against that backend
  pnpm conformance --url http://… --browser        plays a browser session against that backend (docs/browser.md)
  pnpm conformance --client                        plays a backend against any client, on a port that it prints

  --key KEY            sent as "Authorization: Bearer KEY" (with --url)
  --agent ID           agent_id of the requests (with --url)
  --model ID           model of the requests (with --url)
  --timeout SECONDS    for one answer; 60 unless given (with --url)
  --port NUMBER        where the backend listens; any free port unless given (with --client). Where the pages listen; 8790
                       unless given (with --browser): the browser of the backend must be allowed to reach it
  --host NAME          the name of this machine for that browser; 127.0.0.1 unless given (with --browser)
  --scenario NAME      plays this one alone; may be repeated (with --client)
  --lang en|zh         the language of the report
  --json               the report as JSON

It ends with 0 when nothing was found that does not hold, with 1 when something was, and with 2 when it could not be played.
`;

const NAMES = SCENARIOS.map(({ id }) => id).join(', ');

function isScenario(name: string): boolean {
  return SCENARIOS.some(({ id }) => id === name);
}

const common = { lang: z.enum(languageSchema.options).default('en'), json: z.boolean().default(false) };
const numberSchema = z.string().regex(/^\d+$/, { error: 'Expected a number' }).transform(Number);

const backendSchema = z.strictObject({
  ...common,
  url: z.url({ protocol: /^https?$/, error: 'Expected an address that starts with http:// or https://' }),
  key: z.string().optional(),
  agent: z.string().optional(),
  model: z.string().optional(),
  timeout: numberSchema.default(60),
});

const clientSchema = z.strictObject({
  ...common,
  client: z.literal(true),
  port: numberSchema.default(0),
  scenario: z
    .array(z.string().refine(isScenario, { error: `There is none of that name. There are: ${NAMES}` }))
    .default([]),
});

const browserSchema = z.strictObject({
  ...common,
  browser: z.literal(true),
  url: backendSchema.shape.url,
  key: z.string().optional(),
  timeout: numberSchema.default(60),
  host: z.string().default('127.0.0.1'),
  port: numberSchema.default(8790),
});

export type KitArguments =
  | ({ kind: 'browser' } & z.output<typeof browserSchema>)
  | ({ kind: 'backend' } & z.output<typeof backendSchema>)
  | ({ kind: 'client' } & z.output<typeof clientSchema>)
  /** `wrong` is undefined where the user asked for help. */
  | { kind: 'usage'; wrong: string | undefined };

const OPTIONS = {
  url: { type: 'string' },
  client: { type: 'boolean' },
  browser: { type: 'boolean' },
  host: { type: 'string' },
  key: { type: 'string' },
  agent: { type: 'string' },
  model: { type: 'string' },
  timeout: { type: 'string' },
  port: { type: 'string' },
  scenario: { type: 'string', multiple: true },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export function readArguments(given: readonly string[]): KitArguments {
  try {
    const { values } = parseArgs({ args: [...given], options: OPTIONS });
    if (values.help) return { kind: 'usage', wrong: undefined };
    if (!values.client && values.url === undefined)
      return { kind: 'usage', wrong: 'Give --url (to judge a backend) or --client (to judge a client).' };
    if (values.browser) return { kind: 'browser', ...browserSchema.parse(values) };
    return values.client
      ? { kind: 'client', ...clientSchema.parse(values) }
      : { kind: 'backend', ...backendSchema.parse(values) };
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return { kind: 'usage', wrong: z.prettifyError(thrown) };
    return { kind: 'usage', wrong: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
