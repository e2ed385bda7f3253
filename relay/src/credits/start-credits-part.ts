import { type Route, withScope } from '../http/route.ts';
import type { EmbeddedDatabase } from '../jobs/embedded-database.ts';
import type { Database } from '../store/sql/database.ts';
import { whileAvailable } from '../store/sql/while-available.ts';
import { alertRoutes } from './alert-routes.ts';
import { AlertSender } from './alert-sender.ts';
import { creditRoutes } from './credit-routes.ts';
import { usedThisMonth } from './key-month.ts';
import { Metering } from './metering.ts';

type CreditsPartOptions = {
  /** The relay's. Without one, credits are kept in the embedded one. */
  database: Database | undefined;
  embedded: Pick<EmbeddedDatabase, 'open'>;
  /** What a tenant gets with its account. */
  firstGrant: number;
  /** Hosts of webhooks that may be internal. */
  allowedHosts: readonly string[];
  /** Gets defects. */
  report(thrown: unknown): void;
};

export type CreditsPart = {
  routes: readonly Route[];
  /** For the parts of the relay that cost credits. */
  metering: Metering;
  /** Credits that keys have used or hold of this month, by their ids. */
  keyCredits(): Promise<ReadonlyMap<string, number>>;
  /** Of a relay with a database; in memory there are none before one is set. */
  sendAlerts(): void;
  /** Sends no more alerts. */
  stop(): Promise<void>;
};

/** Opens no database before the first request that needs one. */
export function startCreditsPart({
  database: own,
  embedded,
  firstGrant,
  allowedHosts,
  report,
}: CreditsPartOptions): CreditsPart {
  const database = async () => own ?? (await embedded.open());
  const account = { database, firstGrant };
  const alerts = new AlertSender({ database, allowedHosts, report });
  return {
    routes: withScope('agent', [
      ...creditRoutes(account),
      ...alertRoutes({ ...account, allowedHosts }, () => alerts.start()),
    ]),
    metering: new Metering({ database, firstGrant, report }),
    keyCredits: () => whileAvailable(async () => usedThisMonth((await database()).sql)),
    sendAlerts() {
      if (own) alerts.start();
    },
    stop: () => alerts.stop(),
  };
}
