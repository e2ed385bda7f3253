import { type Route, withScope } from '../http/route.ts';
import type { EmbeddedDatabase } from '../jobs/embedded-database.ts';
import type { Database } from '../store/sql/database.ts';
import { creditRoutes } from './credit-routes.ts';
import { Metering } from './metering.ts';

type CreditsPartOptions = {
  /** The relay's. Without one, credits are kept in the embedded one. */
  database: Database | undefined;
  embedded: Pick<EmbeddedDatabase, 'open'>;
  /** What a tenant gets with its account. */
  firstGrant: number;
  /** Gets defects. */
  report(thrown: unknown): void;
};

export type CreditsPart = {
  routes: readonly Route[];
  /** For the parts of the relay that cost credits. */
  metering: Metering;
};

/** Opens no database before the first request that needs one. */
export function startCreditsPart({
  database: own,
  embedded,
  firstGrant,
  report,
}: CreditsPartOptions): CreditsPart {
  const database = async () => own ?? (await embedded.open());
  return {
    routes: withScope('agent', creditRoutes({ database, firstGrant })),
    metering: new Metering({ database, firstGrant, report }),
  };
}
