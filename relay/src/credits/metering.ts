import type { Database } from '../store/sql/database.ts';
import { whileAvailable } from '../store/sql/while-available.ts';
import { chargeUsage, requireCredits, type Use } from './charge-usage.ts';
import type { Payer } from './payer.ts';

type MeteringOptions = {
  /** Where the ledger is. */
  database(): Promise<Database>;
  /** What a tenant gets with its account. */
  firstGrant: number;
  /** Gets why a use could not be charged. */
  report(thrown: unknown): void;
};

/**
 * Charges what is used besides tasks. What it costs is often known only afterwards, so nothing is held before: uses that run at once
 * may together cost more than an account has, and then only that is taken.
 */
export class Metering {
  readonly #options: MeteringOptions;

  constructor(options: MeteringOptions) {
    this.#options = options;
  }

  get firstGrant(): number {
    return this.#options.firstGrant;
  }

  /** Comes before the use. Throws an HTTP error: 402 for an empty account, 503 without a database. */
  async admit(payer: Payer): Promise<void> {
    const { database, firstGrant } = this.#options;
    await whileAvailable(async () => {
      const { sql: db } = await database();
      await db.transaction().execute(trx => requireCredits(trx, payer, { firstGrant }));
    });
  }

  /** Comes after the use. Never rejects: what was done stays, also where it can't be charged. */
  async charge(payer: Payer, use: Use): Promise<void> {
    const { database, report } = this.#options;
    if (use.credits === 0) return;
    try {
      const { sql: db } = await database();
      await db.transaction().execute(trx => chargeUsage(trx, payer, use));
    } catch (thrown) {
      report(thrown);
    }
  }

  /** A use with a fixed price, which costs nothing when it fails. Rejects as `use` and {@link admit} do. */
  async run<Value>(
    payer: Payer,
    { credits, referenceOf }: { credits: number; referenceOf(value: Value): string },
    use: () => Promise<Value>,
  ): Promise<Value> {
    await this.admit(payer);
    const value = await use();
    await this.charge(payer, { reference: referenceOf(value), credits });
    return value;
  }
}
