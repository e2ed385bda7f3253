import * as z from 'zod';
import { METERED, type Metered } from '../credits/price-list.ts';

const MOST = 100_000_000;

const EXPECTED = `Expected a number of credits from 0 to ${MOST}`;

const creditsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: EXPECTED })
  .transform(Number)
  .refine(credits => credits <= MOST, { error: EXPECTED });

const meteredSchema = z
  .string()
  .transform(list => list.split(',').map(item => item.trim()))
  .transform(items => items.filter(item => item !== ''))
  .pipe(z.array(z.enum(METERED, { error: `Expected some of ${METERED.join(', ')}, separated by commas` })));

export const creditVariables = z.object({
  CREDITS_FIRST_GRANT: creditsSchema.default(1_000),
  CREDITS_REFUNDS_PER_DAY: creditsSchema.default(10_000),
  CREDITS_METERED: meteredSchema.default([]),
});

export type CreditSettings = {
  /** What a tenant gets with its account. */
  firstGrant: number;
  /** What a tenant gets back per day (UTC), at most, for what its failed tasks have used. */
  refundsPerDay: number;
  /** What costs credits besides tasks. */
  metered: readonly Metered[];
};

export function creditSettings(variables: z.output<typeof creditVariables>): CreditSettings {
  const { CREDITS_FIRST_GRANT: firstGrant, CREDITS_REFUNDS_PER_DAY: refundsPerDay } = variables;
  return { firstGrant, refundsPerDay, metered: variables.CREDITS_METERED };
}
