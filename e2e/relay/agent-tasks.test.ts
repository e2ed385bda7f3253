import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePageEngine } from '../../relay/build/bundle-page-engine.ts';
import { verifyAudit } from '../../relay/src/agent-tasks/store/approval-audit.ts';
import type { Database } from '../../relay/src/store/sql/database.ts';
import { openPostgresDatabase } from '../../relay/src/store/sql/postgres-database.ts';
import { auditLedger } from '../../relay/testing/credit-histories/audit-ledger.ts';
import {
  type ScriptedMessagesApi,
  startScriptedMessagesApi,
} from '../../relay/testing/scripted-messages-api.ts';
import { readStoredTask, readUnended } from '../../relay/testing/stored-tasks.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { createRandom } from '../page/random-numbers.ts';
import { isFullRun } from '../toolchain/test-plan.ts';
import { BUILT_RELAY } from './built-relay.ts';
import { auditErrand, countAgain } from './killed-tasks/audit-errand.ts';
import { type CountedShop, startCountedShop } from './killed-tasks/counted-shop.ts';
import type { Following } from './killed-tasks/follow-errand.ts';
import { MortalRelay } from './killed-tasks/mortal-relay.ts';
import { type Errand, runErrand } from './killed-tasks/run-errand.ts';
import { errandOf, shopper } from './killed-tasks/shopper.ts';
import { type Strike, strikeRelays } from './killed-tasks/strike-relays.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

/** Relays that are killed or paused at random points, while they do errands at a shop that counts what it receives. */

/** In a full run, one of nine is a pause. */
const STRIKES: readonly Strike[] = isFullRun()
  ? Array.from({ length: 225 }, (_, index) => (index % 9 === 4 ? 'pause' : 'kill'))
  : ['kill', 'pause', 'kill'];
/** More errands than both relays work on at once, so that one which starts finds some. */
const AT_ONCE = isFullRun() ? 16 : 7;
/** Milliseconds from the last strike to the end of the last errand. */
const ENDING = 240_000;

const seed = isFullRun() ? Date.now() % 1_000_000 : 19;
const random = createRandom(seed);

let postgres: Postgres;
let database: Database;
let shop: CountedShop;
const apis: ScriptedMessagesApi[] = [];
const relays: MortalRelay[] = [];
/** By errand: the number of the relay that asked the model for it last. */
const workedBy = new Map<number, number>();

beforeAll(async () => {
  const [started] = await Promise.all([startPostgres(), bundlePageEngine(`${BUILT_RELAY}/page-engine`)]);
  postgres = started;
  shop = await startCountedShop(random);
  const script = shopper(shop.counterOf, random);
  for (const which of [0, 1]) {
    const api = await startScriptedMessagesApi(request => {
      workedBy.set(errandOf(request), which);
      return script(request);
    });
    apis.push(api);
    relays.push(await MortalRelay.start(environmentFor(api)));
  }
  database = await openPostgresDatabase(postgres.url, thrown => expect.unreachable(String(thrown)));
});

afterAll(async () => {
  await Promise.all(relays.map(relay => relay.kill()));
  await database?.close();
  await Promise.all([...apis, shop, postgres].map(each => each?.stop()));
});

function environmentFor(model: ScriptedMessagesApi): Record<string, string> {
  return {
    // The browsers of a killed relay leave their folders behind.
    TMPDIR: temporaryFolder(),
    ...{ DATABASE_URL: postgres.url, AGENT_TASKS: 'on', BROWSER: 'on', FETCH_ALLOW_HOSTS: shop.host },
    ...{ BROWSER_EXECUTABLE: findPageBrowser(), BROWSER_SANDBOX: 'off', CREDITS_FIRST_GRANT: '1000000' },
    ...{ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'key', ANTHROPIC_MODEL: 'shopper' },
  };
}

/** Errands, one after the other in so many places, until it is enough. */
async function runErrands(following: Following, isEnough: () => boolean): Promise<Errand[]> {
  const errands: Errand[] = [];
  let begun = 0;
  const inOnePlace = async (): Promise<void> => {
    while (!isEnough()) {
      begun += 1;
      errands.push(await runErrand(begun, shop, following));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inOnePlace));
  return errands;
}

test('whenever a relay is killed or paused, each errand ends once, and nothing is done twice', async () => {
  const over = new AbortController();
  const following: Following = {
    relayUrl: () => random.oneOf(relays).url,
    ...{ random, signal: over.signal },
  };
  let isEnough = false;
  const running = runErrands(following, () => isEnough);
  running.catch(() => undefined);
  const requestsOf = (relay: MortalRelay): number => apis[relays.indexOf(relay)]?.requests.length ?? 0;
  const errandsOf = (relay: MortalRelay): number[] =>
    [...workedBy].flatMap(([errand, which]) => (relays[which] === relay ? [errand] : []));
  const { counts, pauses } = await Promise.race([
    strikeRelays(STRIKES, { relays, database: database.sql, random, requestsOf, errandsOf }),
    running.then(() => expect.unreachable('The errands ended by themselves.')),
  ]);
  isEnough = true;
  const ending = setTimeout(() => over.abort(new Error('An errand does not end.')), ENDING);
  const errands = await running.finally(() => clearTimeout(ending));
  const drops = errands.reduce((sum, errand) => sum + errand.drops, 0);
  if (isFullRun()) console.log(figures(errands, counts));
  expect.soft(drops).toBeGreaterThan(50);
  const wrong = await Promise.all(
    errands.map(async errand => {
      const stored = await readStoredTask(database.sql, errand.id);
      const { number } = errand;
      return auditErrand({ errand, stored, orders: shop.ordersOf(number), pauses: pauses.get(number) ?? 0 });
    }),
  );
  expect.soft(wrong.flat(), `seed ${seed}`).toEqual([]);
  expect.soft((await auditLedger(database)).flat()).toEqual([]);
  expect.soft(await verifyAudit(database.sql, '')).toMatchObject({ kind: 'whole' });
  for (const relay of relays) {
    expect.soft(await relay.browsersLeft()).toBe(0);
    expect.soft(relay.output).not.toMatch(/defect/i);
  }
  // The job of a task ends after the task.
  await expect.poll(() => readUnended(database.sql)).toEqual([]);
}, 5_400_000);

/** For the record of a full run. */
function figures(errands: readonly Errand[], counts: ReadonlyMap<string, number>): object {
  const ends: Record<string, number> = {};
  for (const { kind, events } of errands) {
    const end = events.at(-1)?.event;
    const how = `${kind}: ${end?.type === 'failed' ? end.code : end?.type}`;
    ends[how] = (ends[how] ?? 0) + 1;
  }
  const orders = errands.map(({ number }) => shop.ordersOf(number));
  const again = orders.reduce((sum, each) => sum + countAgain(each), 0);
  const made = { orders: orders.flat().length, again };
  return { seed, errands: errands.length, made, ...Object.fromEntries(counts), ends };
}
