import { setTimeout as wait } from 'node:timers/promises';
import { turnSchema } from '../../../relay/src/history/turn.ts';
import type { Database } from '../../../relay/src/store/sql/database.ts';
import type { Random } from '../../page/random-numbers.ts';
import type { MortalRelay } from './mortal-relay.ts';
import { promptOf } from './run-errand.ts';

export type Striking = {
  relays: readonly MortalRelay[];
  database: Database['sql'];
  random: Random;
  /** Requests to the model that a relay has made. */
  requestsOf(relay: MortalRelay): number;
  /** The errands for which this relay was the last to ask the model. */
  errandsOf(relay: MortalRelay): readonly number[];
};

export type Struck = {
  /** How often each kind of strike, and what the tasks of a relay were at when it was struck. */
  counts: ReadonlyMap<string, number>;
  /** How often each errand was paused with the relay that worked on it. */
  pauses: ReadonlyMap<number, number>;
};

export type Strike = 'kill' | 'pause';

/** Milliseconds until a relay that has begun to work is struck, at most. */
const SPARED = 2_000;

/** Milliseconds: longer than the others wait for a relay that says nothing. */
const PAUSE = 15_000;

/** After these a relay is struck, also where it does nothing. */
const IDLE = 30_000;

/** One strike after the other, each on a relay that works. The other one works on during a pause, or is killed. */
export async function strikeRelays(strikes: readonly Strike[], striking: Striking): Promise<Struck> {
  const { relays, random } = striking;
  const counts = new Map<string, number>();
  const pauses = new Map<number, number>();
  let pausing = Promise.resolve();
  for (const strike of strikes) {
    // One at a time: without any relay nothing would be struck.
    if (strike === 'pause') await pausing;
    const relay = random.oneOf(relays.filter(each => !each.isPaused));
    const isIdle = !(await untilItWorks(relay, striking));
    await wait(random.below(SPARED));
    const note = async (): Promise<void> => {
      for (const what of isIdle ? ['idle'] : await workOf(relay, striking)) count(counts, what);
    };
    count(counts, strike);
    if (strike === 'kill') await relay.killAndStart(note);
    else {
      pausing = relay.pause(PAUSE);
      for (const errand of striking.errandsOf(relay)) count(pauses, errand);
      await note();
    }
  }
  await pausing;
  return { counts, pauses };
}

function count<What>(counts: Map<What, number>, what: What): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

async function untilItWorks(relay: MortalRelay, { requestsOf }: Striking): Promise<boolean> {
  const until = Date.now() + IDLE;
  const before = requestsOf(relay);
  while (requestsOf(relay) === before) {
    if (Date.now() > until) return false;
    await wait(50);
  }
  return true;
}

/** As the database has it when the relay is dead. */
async function workOf(relay: MortalRelay, { database, errandsOf }: Striking): Promise<string[]> {
  const prompts = errandsOf(relay).map(promptOf);
  if (prompts.length === 0) return [];
  const tasks = await database
    .selectFrom('agent_task')
    .select(['id'])
    .select(db => [
      db
        .selectFrom('agent_task_turn')
        .select('turn')
        .whereRef('task', '=', 'agent_task.id')
        .orderBy('position', 'desc')
        .limit(1)
        .as('turn'),
      db
        .selectFrom('agent_task_approval')
        .select('id')
        .whereRef('task', '=', 'agent_task.id')
        .where('state', '=', 'pending')
        .limit(1)
        .as('approval'),
    ])
    .where('prompt', 'in', prompts)
    .where('status', '=', 'running')
    .execute();
  return tasks.map(({ turn, approval }) => {
    if (approval !== null) return 'waiting for a person';
    const last = turn === null ? undefined : turnSchema.parse(JSON.parse(turn));
    if (last?.role !== 'assistant') return 'asking the model';
    return last.call ? `in ${last.call.name}` : 'ending';
  });
}
