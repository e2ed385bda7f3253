import { resolve } from 'node:path';
import * as z from 'zod';
import { keysFileOf } from '../access/key-file.ts';
import { loadAgents } from '../agents/load-agents.ts';
import { readHost } from '../guards/guard-host.ts';
import { EXTENSION_ORIGIN, readOrigin } from '../guards/guard-origin.ts';
import { accessChecks, accessSettings, accessVariables, accessWarnings } from './access.ts';
import { limitSettings, limitVariables } from './limits.ts';
import { keyVariables, modelSettings, modelVariables } from './models.ts';
import { observabilitySettings, observabilityVariables } from './observability.ts';
import { proxySettings, proxyVariables, withProxyNames } from './proxy.ts';
import { nearestName } from './settings-file.ts';
import { toolSettings, toolVariables } from './tools.ts';
import { listSchema, portSchema, readableSchema } from './value-schemas.ts';

const DAY = 24 * 60 * 60 * 1000;

const secondsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: 'Expected a number of seconds from 0 to 999' })
  .transform(seconds => Number(seconds) * 1000);

/** In memory unless one of the first two is given. */
const storeVariables = z.object({
  RELAY_DATA: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, {
      error:
        'Expected an address such as postgres://user:password@host:5432/database. Percent-encode special characters in the password: %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %.',
    })
    .optional(),
  DATABASE_WAIT_SECONDS: secondsSchema.default(30_000),
  RELAY_KEEP_DAYS: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, { error: 'Expected a number of days from 1 to 9999' })
    .transform(Number)
    .default(30),
});

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

/**
 * `maxAge`: milliseconds without a turn after which a session is deleted. `patience`: milliseconds to wait at the start for a
 * database that can't be reached.
 */
export type StoreSettings =
  | { home: 'memory' }
  | { home: 'folder'; folder: string; maxAge: number }
  | { home: 'postgres'; url: string; maxAge: number; patience: number };

/** Edits of a typing error; other programs use the same prefixes. */
const NEAR = 3;

/** Every variable of the relay. A group of variables is one file, and one line in each of the two lists here. */
const variablesShape = {
  ...networkVariables.shape,
  ...modelVariables.shape,
  ...proxyVariables.shape,
  ...toolVariables.shape,
  RELAY_AGENTS: readableSchema(loadAgents).optional(),
  ...accessVariables.shape,
  ...limitVariables.shape,
  ...observabilityVariables.shape,
  ...storeVariables.shape,
};

export const VARIABLES: readonly string[] = Object.keys(variablesShape);

const environmentSchema = z
  // Loose, because the file of models names further variables for keys.
  .looseObject(variablesShape)
  .check(...accessChecks)
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
    observability: observabilitySettings(variables),
    agents: variables.RELAY_AGENTS,
    access: accessSettings(variables),
    limits: limitSettings(variables),
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
  const given = Object.entries(withProxyNames(environment)).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
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

/** A database takes precedence over a folder. */
function storeSettings(variables: z.output<typeof storeVariables>): StoreSettings {
  const maxAge = variables.RELAY_KEEP_DAYS * DAY;
  const { DATABASE_URL: url, DATABASE_WAIT_SECONDS: patience } = variables;
  if (url) return { home: 'postgres', url, maxAge, patience };
  if (variables.RELAY_DATA) return { home: 'folder', folder: resolve(variables.RELAY_DATA), maxAge };
  return { home: 'memory' };
}

function isPostgres(address: string): boolean {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
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
  const reading = readEnvironment({ ...environment, RELAY_KEYS_FILE: keysFileOf(environment) });
  if (reading.kind === 'problems') throw new EnvironmentProblems(reading.problems);
  return reading.settings;
}
