import { keysFileOf } from '../access/key-file.ts';
import { readEnvironment, type Settings } from './environment.ts';

/** Its message lists everything that is wrong with an environment, a line each, without the values. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems';

  constructor(problems: readonly string[]) {
    super(['The relay was not started:', ...problems].join('\n  - '));
  }
}

/** The settings of a relay that is run with an environment. Throws {@link EnvironmentProblems}. */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const reading = readEnvironment({ ...environment, RELAY_KEYS_FILE: keysFileOf(environment) });
  if (reading.kind === 'problems') throw new EnvironmentProblems(reading.problems);
  return reading.settings;
}
