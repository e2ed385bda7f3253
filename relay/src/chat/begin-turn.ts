import type { ChatRequest } from '@assent/shared';
import type { Caller } from '../access/caller.ts';
import { nameOwner } from '../access/owner-of.ts';
import type { Turn } from '../history/turn.ts';
import { describeTurn } from '../operating/describe-turn.ts';
import type { RequestObserver } from '../operating/relay-observer.ts';
import { Refusal } from '../refusal.ts';
import type { Lease, SessionKey, SessionStore } from '../store/session-store.ts';
import { callNotFound } from './accept-result.ts';
import type { Accepted } from './accepted.ts';
import { type Admission, admitTurn, isAwaited } from './admit-turn.ts';
import type { LiveTurn } from './live-turn.ts';
import type { LiveTurns } from './live-turns.ts';
import { runTurn, type TurnPlan } from './run-turn.ts';
import { settleTurn, type TurnMeans, type TurnWish } from './settle-turn.ts';

export type BeginTurnOptions = TurnMeans &
  Admission & {
    store: SessionStore;
    liveTurns: LiveTurns;
    maxTurns: number;
    createCallId(): string;
    report(thrown: unknown): void;
  };

export type TurnRequest = TurnWish &
  Pick<ChatRequest, 'session_id' | 'user_id' | 'turn_id'> & {
    /** Fits it into the session's conversation so far, or throws a refusal. */
    accept(turns: readonly Turn[]): Accepted;
    /** Told of this turn: `context.get('requestObserver')`. */
    observer?: RequestObserver | undefined;
  };

/** Begins a turn of a session, which then goes on by itself. Throws a refusal when it can't be begun. */
export async function beginTurn(
  options: BeginTurnOptions,
  caller: Caller,
  request: TurnRequest,
): Promise<LiveTurn> {
  const settled = settleTurn(options, request);
  const key = { sessionId: request.session_id.toLowerCase(), owner: nameOwner(caller, request.user_id) };
  await options.liveTurns.endAbandoned(key);
  const lease = await openSession(options.store, key);
  const { accepted, turn } = await orRelease(lease, async () => {
    const accepted = request.accept(lease.turns);
    const asked = { caller, owner: key.owner, isAwaited: isAwaited(lease.turns, accepted) };
    return { accepted, turn: await admitTurn(options, asked) };
  });
  const page = request.current_page_info;
  const observer = request.observer?.turnBegan(describeTurn(request.agent_id, settled.model));
  const plan: TurnPlan = { ...options, ...settled, accepted, lease, page, observer };
  const live = options.liveTurns.begin(key, {
    turnId: request.turn_id,
    run: (stopped, emit) => runTurn(plan, AbortSignal.any([stopped, turn.signal]), emit),
    report: options.report,
  });
  live.ended.then(turn.end);
  return live;
}

async function openSession(store: SessionStore, key: SessionKey): Promise<Lease> {
  const opening = await store.open(key);
  switch (opening.kind) {
    case 'opened':
      return opening.lease;
    case 'foreign':
      throw callNotFound();
    case 'busy':
      throw new Refusal(
        409,
        'turn_running',
        'This session is still answering. Wait for its end, or stop it, then try again.',
      );
  }
}

/** A session that was opened in vain is given back unchanged. */
async function orRelease<Value>(lease: Lease, attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (thrown) {
    await lease.finish(lease.turns);
    throw thrown;
  }
}
