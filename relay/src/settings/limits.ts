import * as z from 'zod';
import type { ReadLimitsOptions, TurnLimitsOptions } from '../access/limits.ts';

const EXPECTED = 'Expected a number from 1 to 1000000, or off';

const limitSchema = z
  .string()
  .trim()
  .regex(/^(off|[1-9]\d{0,5}|1000000)$/, { error: EXPECTED })
  .transform(given => (given === 'off' ? ('off' as const) : Number(given)));

export const limitVariables = z.object({
  RELAY_USER_TURNS_PER_MINUTE: limitSchema.optional(),
  RELAY_USER_RUNNING_TURNS: limitSchema.optional(),
  RELAY_KEY_TURNS_PER_MINUTE: limitSchema.optional(),
  RELAY_KEY_RUNNING_TURNS: limitSchema.optional(),
  RELAY_USER_READS_PER_MINUTE: limitSchema.optional(),
  RELAY_KEY_READS_PER_MINUTE: limitSchema.optional(),
});

type LimitSettings = { turns: TurnLimitsOptions; reads: ReadLimitsOptions };

type Given = number | 'off' | undefined;

/** Without keys, only limits that somebody set hold: a person's own machine has none. */
export function limitSettings(variables: z.output<typeof limitVariables>): LimitSettings {
  const limitsAnyone = limitVariables.keyof().options.some(name => variables[name] !== undefined);
  return {
    turns: {
      user: {
        turnsPerMinute: orDefault(variables.RELAY_USER_TURNS_PER_MINUTE, 30),
        runningTurns: orDefault(variables.RELAY_USER_RUNNING_TURNS, 5),
      },
      key: {
        turnsPerMinute: orDefault(variables.RELAY_KEY_TURNS_PER_MINUTE, 600),
        runningTurns: orDefault(variables.RELAY_KEY_RUNNING_TURNS, 100),
      },
      limitsAnyone,
    },
    reads: {
      user: orDefault(variables.RELAY_USER_READS_PER_MINUTE, 120),
      key: orDefault(variables.RELAY_KEY_READS_PER_MINUTE, 2400),
      limitsAnyone,
    },
  };
}

function orDefault(given: Given, byDefault: number): number | undefined {
  return given === 'off' ? undefined : (given ?? byDefault);
}
