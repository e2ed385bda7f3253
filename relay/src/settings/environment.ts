import * as z from 'zod';
import { loadAgents } from '../agents/load-agents.ts';
import { readHost } from '../guards/guard-host.ts';
import { EXTENSION_ORIGIN, readOrigin } from '../guards/guard-origin.ts';
import { accessChecks, accessSettings, accessVariables, accessWarnings } from './access.ts';
import { agentTaskChecks, agentTaskSettings, agentTaskVariables } from './agent-tasks.ts';
import { browserChecks, browserSettings, browserVariables } from './browser.ts';
import { creditSettings, creditVariables } from './credits.ts';
import { limitSettings, limitVariables } from './limits.ts';
import { mcpServerSettings, mcpServerVariables } from './mcp-server.ts';
import { keyVariables, modelSettings, modelVariables } from './models.ts';
import { observabilitySettings, observabilityVariables } from './observability.ts';
import { proxySettings, proxyVariables, withProxyNames } from './proxy.ts';
import { scrapeSettings, scrapeVariables } from './scrape.ts';
import { nearestName } from './settings-file.ts';
import { setupSettings, setupVariables } from './setup.ts';
import { keysFileIn, storeChecks, storeSettings, storeVariables } from './store.ts';
import { toolSettings, toolVariables } from './tools.ts';
import { givenVariables, listSchema, portSchema, readableSchema, secondsSchema } from './value-schemas.ts';

const networkVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: portSchema.default(8787),
  RELAY_ORIGINS: listSchema(
    readOrigin,
    'Expected an origin such as https://app.example.com, without a path. "*" would let every web page use this relay.',
  ).default([]),
  RELAY_HOSTS: listSchema(
    readHost,
    'Expected a host such as relay.example.com or relay.example.com:8787, without http:// and path.',
  ).default([]),
  RELAY_DRAIN_SECONDS: secondsSchema.default(8000),
  RELAY_READER_SECONDS: secondsSchema.default(30_000),
});

/** Edits of a typing error; other programs use the same prefixes. */
const NEAR = 3;

/** Every variable of the relay. A group of variables is one file, and one line in each of the two lists here. */
const variablesShape = {
  ...networkVariables.shape,
  ...modelVariables.shape,
  ...proxyVariables.shape,
  ...toolVariables.shape,
  ...browserVariables.shape,
  ...scrapeVariables.shape,
  ...agentTaskVariables.shape,
  RELAY_AGENTS: readableSchema(loadAgents).optional(),
  ...accessVariables.shape,
  ...limitVariables.shape,
  ...creditVariables.shape,
  ...observabilityVariables.shape,
  ...storeVariables.shape,
  ...setupVariables.shape,
  ...mcpServerVariables.shape,
};

export const VARIABLES: readonly string[] = Object.keys(variablesShape);

const environmentSchema = z
  // Loose, because the file of models names further variables for keys.
  .looseObject(variablesShape)
  .check(...accessChecks, ...storeChecks, ...browserChecks, ...agentTaskChecks)
  .transform((variables, context) => ({
    network: {
      host: variables.HOST,
      port: variables.PORT,
      origins: [EXTENSION_ORIGIN, ...variables.RELAY_ORIGINS],
      hosts: variables.RELAY_HOSTS,
      /** Milliseconds that running turns have to end when the relay stops. */
      drain: variables.RELAY_DRAIN_SECONDS,
      /** Milliseconds after which a reader that takes nothing is disconnected. */
      readerDeadline: variables.RELAY_READER_SECONDS,
    },
    models: modelSettings(variables, variables, (variable, message) =>
      context.addIssue({ code: 'custom', path: [variable], message }),
    ),
    /** Between the relay and the providers of models. */
    proxy: proxySettings(variables),
    tools: toolSettings(variables),
    browser: browserSettings(variables),
    scrape: scrapeSettings(variables),
    agentTasks: agentTaskSettings(variables),
    observability: observabilitySettings(variables),
    agents: variables.RELAY_AGENTS,
    access: accessSettings(variables),
    setup: setupSettings(variables, { host: variables.HOST, hosts: variables.RELAY_HOSTS }),
    mcp: mcpServerSettings(variables, { host: variables.HOST, hosts: variables.RELAY_HOSTS }),
    limits: limitSettings(variables),
    credits: creditSettings(variables),
    store: storeSettings(variables),
    /** Probable mistakes that don't keep the relay from starting. */
    warnings: [
      ...accessWarnings(variables),
      ...misspeltVariables(Object.keys(variables), [...VARIABLES, ...keyVariables(variables)]),
    ],
  }));

export type Settings = z.output<typeof environmentSchema>;
type EnvironmentReading = { kind: 'settings'; settings: Settings } | { kind: 'problems'; problems: string[] };

/** The settings, or everything that is wrong. An empty variable counts as absent. */
export function readEnvironment(environment: Record<string, string | undefined>): EnvironmentReading {
  const parsed = environmentSchema.safeParse(givenVariables(withProxyNames(environment)));
  if (parsed.success) return { kind: 'settings', settings: parsed.data };
  return {
    kind: 'problems',
    problems: parsed.error.issues.map(issue => `${issue.path[0]?.toString()}: ${issue.message}`),
  };
}

/** One sentence for each unknown name that is close to one of ours. */
function misspeltVariables(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter(name => /^(RELAY|OPENAI|ANTHROPIC|MODEL)_/.test(name) && !known.includes(name))
    .flatMap(name => {
      const near = nearestName(name, known);
      if (!near || (!name.startsWith('RELAY_') && near.edits > NEAR)) return [];
      return [`${name} is not a variable of this relay and has no effect. Did you mean ${near.name}?`];
    });
}

/** Lists everything that is wrong, one line each, without the values. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems';

  constructor(problems: readonly string[]) {
    super(['The relay was not started:', ...problems].join('\n  - '));
  }
}

/** Throws {@link EnvironmentProblems}. */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const reading = readEnvironment({ ...environment, RELAY_KEYS_FILE: keysFileIn(environment) });
  if (reading.kind === 'problems') throw new EnvironmentProblems(reading.problems);
  return reading.settings;
}
