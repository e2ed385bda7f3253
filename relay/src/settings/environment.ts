import * as z from 'zod';
import { accessChecks, accessSettings, accessVariables, accessWarnings } from './access.ts';
import { agentVariables } from './agents.ts';
import { limitSettings, limitVariables } from './limits.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { keyVariables, modelSettings, modelVariables } from './models.ts';
import { networkSettings, networkVariables } from './network.ts';
import { operatingSettings, operatingVariables } from './operating.ts';
import { storeSettings, storeVariables } from './store.ts';
import { toolSettings, toolVariables } from './tools.ts';

/** Every variable that the relay reads: one group of them is one file, and one line in each of the two lists here. */
const variablesShape = {
  ...networkVariables.shape,
  ...modelVariables.shape,
  ...toolVariables.shape,
  ...agentVariables.shape,
  ...accessVariables.shape,
  ...limitVariables.shape,
  ...operatingVariables.shape,
  ...storeVariables.shape,
};

export const VARIABLES: readonly string[] = Object.keys(variablesShape);

const environmentSchema = z
  // Loose, because the file of models names variables of its own for keys.
  .looseObject(variablesShape)
  .check(...accessChecks)
  .transform((variables, context) => ({
    network: networkSettings(variables),
    models: modelSettings(variables, variables, (variable, message) =>
      context.addIssue({ code: 'custom', path: [variable], message }),
    ),
    tools: toolSettings(variables),
    operating: operatingSettings(variables),
    agents: variables.RELAY_AGENTS,
    access: accessSettings(variables),
    limits: limitSettings(variables),
    store: storeSettings(variables),
    /** What does not keep the relay from starting, but is hardly meant. */
    warnings: [
      ...accessWarnings(variables),
      ...misspeltVariables(Object.keys(variables), [...VARIABLES, ...keyVariables(variables)]),
    ],
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
