import * as z from 'zod';

const MOST = 100_000_000;

const EXPECTED = `Expected a number of credits from 0 to ${MOST}`;

const creditsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: EXPECTED })
  .transform(Number)
  .refine(credits => credits <= MOST, { error: EXPECTED });

export const creditVariables = z.object({
  CREDITS_FIRST_GRANT: creditsSchema.default(1_000),
  CREDITS_REFUNDS_PER_DAY: creditsSchema.default(10_000),
});

export type CreditSettings = {
  /** What a tenant gets with its account. */
  firstGrant: number;
  /** What a tenant gets back per day (UTC), at most, for what its failed tasks have used. */
  refundsPerDay: number;
};

export function creditSettings(variables: z.output<typeof creditVariables>): CreditSettings {
  const { CREDITS_FIRST_GRANT: firstGrant, CREDITS_REFUNDS_PER_DAY: refundsPerDay } = variables;
  return { firstGrant, refundsPerDay };
}
