import { randomUUID } from 'node:crypto';
import type { ChatRequest, Usage } from '@assent/shared';
import { type Caller, nameOwner } from '../access/access.ts';
import type { Budgets } from '../access/budgets.ts';
import type { AskedTurn, TurnLimits } from '../access/limits.ts';
import type { Metering } from '../credits/metering.ts';
import { payerOf } from '../credits/payer.ts';
import { tokenCredits } from '../credits/price-list.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Turn } from '../history/turn.ts';
import type { Model } from '../model/model.ts';
import type { Audit } from '../observability/audit.ts';
import type { RequestObserver } from '../observability/relay-observer.ts';
import type { Lease, SessionKey, SessionStore } from '../store/session-store.ts';
import { type Accepted, alreadyAnswered, callNotFound, isAwaited } from './accept-message.ts';
import { grantedModels } from './granted-models.ts';
import type { LiveTurn } from './live-turn.ts';
import type { LiveTurns } from './live-turns.ts';
import { recordDecision } from './record-decision.ts';
import {
  type ResolvedTurn,
  refuseForeignTool,
  resolveTurn,
  type TurnParameters,
  type TurnResources,
} from './resolve-turn.ts';
import { describeTurn, runTurn, type TurnPlan } from './run-turn.ts';
import type { RunningTurn, RunningTurns } from './running-turns.ts';

export type BeginTurnOptions = TurnResources &
  Admission & {
    store: SessionStore;
    liveTurns: LiveTurns;
    maxTurns: number;
    createCallId(): string;
    /** Gets each decision on a call. */
    audit?: Audit | undefined;
    programs?: Programs | undefined;
    report(thrown: unknown): void;
  };

/** Programs that answer in place of a model, over MCP. */
export type Programs = {
  /** The one that this request names. Undefined for any other name; throws an HTTP error for one that is gone. */
  modelFor(asked: { owner: string; sessionId: string; name: string | undefined }): Model | undefined;
  /** Ends the connections of all that this owner has let in. */
  forgetOwner(owner: string): void;
};

export type Admission = {
  runningTurns: RunningTurns;
  turnLimits: TurnLimits;
  budgets?: Budgets | undefined;
  /** Where the chat costs credits. */
  metering?: Metering | undefined;
};

export type TurnRequest = TurnParameters &
  Pick<ChatRequest, 'session_id' | 'user_id' | 'turn_id'> & {
    /** Whether it looks like an awaited result. The session decides, and the limits depend on it. */
    mayBeAwaited: boolean;
    /** Fits the request into the conversation, or throws an HTTP error. */
    accept(turns: readonly Turn[]): Accepted;
    observer?: RequestObserver | undefined;
  };

/** The turn then runs by itself. Throws an HTTP error when it can't begin. */
export async function beginTurn(
  options: BeginTurnOptions,
  caller: Caller,
  request: TurnRequest,
): Promise<LiveTurn> {
  const key = { sessionId: request.session_id.toLowerCase(), owner: nameOwner(caller, request.user_id) };
  const program = options.programs?.modelFor({ ...key, name: request.model });
  const models = program ? [program] : grantedModels(options.models, caller);
  const granted = { ...options, models };
  const resolved = resolveTurn(granted, request);
  await options.liveTurns.endAbandoned(key);
  const { lease, accepted, turn } = await enterSession(options, caller, { key, request, resolved });
  const page = request.current_page_info;
  const observer = request.observer?.turnBegan(describeTurn(request.agent_id, resolved.model, caller));
  const plan: TurnPlan = {
    ...options,
    ...resolved,
    accepted,
    lease: withPlaceRelease(lease, turn),
    resolveAgain: () => resolveTurn(granted, request),
    spend: usage => spendTurn(options, { caller, userId: request.user_id, model: resolved.model }, usage),
    page,
    observer,
  };
  const live = options.liveTurns.begin(key, {
    id: lease.id,
    lease,
    turnId: request.turn_id,
    stoppedBy: [turn.signal, lease.interrupted],
    run: (stopped, emit) =>
      runTurn(plan, stopped, events => {
        lease.append(events);
        emit(events);
      }),
    report: options.report,
  });
  live.ended.then(turn.end);
  return live;
}

/** Finishing it also frees the turn's place in the limits. */
function withPlaceRelease(lease: Lease, turn: AdmittedTurn): TurnPlan['lease'] {
  return {
    save: turns => lease.save(turns),
    async finish(turns, closing) {
      try {
        await lease.finish(turns, closing);
      } finally {
        await turn.leave();
      }
    },
  };
}

type EnteredSession = { lease: Lease; accepted: Accepted; turn: AdmittedTurn };

/** The limits come first, so that a request over the limit costs the store nothing. */
async function enterSession(
  options: BeginTurnOptions,
  caller: Caller,
  { key, request, resolved }: { key: SessionKey; request: TurnRequest; resolved: ResolvedTurn },
): Promise<EnteredSession> {
  const asked = { caller, owner: key.owner, userId: request.user_id, model: resolved.model };
  const admit = (isAwaited: boolean) => admitTurn(options, { ...asked, isAwaited });
  let turn = request.mayBeAwaited ? undefined : await admit(false);
  try {
    const lease = await openSession(options.store, key);
    return await orRelease(lease, async () => {
      const accepted = request.accept(lease.turns);
      refuseForeignTool(accepted, resolved.serverTools, options);
      const admitted = turn ?? (await admit(isAwaited(lease.turns, accepted)));
      turn = admitted;
      await recordDecision(options.audit, { caller, request }, { before: lease.turns, accepted });
      await storeBeginning(lease, accepted, request.turn_id);
      return { lease, accepted, turn: admitted };
    });
  } catch (thrown) {
    await turn?.undo();
    throw thrown;
  }
}

async function openSession(store: SessionStore, key: SessionKey): Promise<Lease> {
  const opening = await store.open(key);
  switch (opening.kind) {
    case 'opened':
      return opening.lease;
    case 'foreign':
      throw callNotFound();
    case 'busy':
      throw new HttpError(
        409,
        'turn_running',
        'This session is still answering. Wait until it ends, or stop it, then try again.',
      );
  }
}

/** Stored before the turn does anything: its tool runs at most once, and its answer survives the loss of this relay. */
async function storeBeginning(lease: Lease, accepted: Accepted, turnId: string | undefined): Promise<void> {
  const claims = accepted.kind === 'run' ? accepted.call.id : undefined;
  const outcome = await lease.begin({ turnId, turns: accepted.turns, claims });
  if (outcome === 'claimed') throw alreadyAnswered();
}

/** If the attempt fails, the session is released unchanged. */
async function orRelease<Value>(lease: Lease, attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (thrown) {
    // If this fails too, the lease is given up; the first error is the one to report.
    await lease.finish(lease.turns).catch(() => undefined);
    throw thrown;
  }
}

type AdmittedTurn = Pick<RunningTurn, 'signal'> & {
  /** Frees its place before the end is sent, because a client may then begin the next turn at once. */
  leave(): Promise<void>;
  /** Call it when the turn has ended, also after `leave`. Never rejects. */
  end(): Promise<void>;
  /** Call it instead of `end` when the turn never began. */
  undo(): Promise<void>;
};

/**
 * Throws an HTTP error when the relay is stopping (503), there are too many turns, a budget is used up (429), or the account is
 * empty (402).
 */
export async function admitTurn(
  { runningTurns, turnLimits, budgets, metering }: Admission,
  asked: AskedTurn & PaidTurn,
): Promise<AdmittedTurn> {
  const turn = runningTurns.begin();
  try {
    await budgets?.admit(asked.caller);
    if (!asked.model.isRules) await metering?.admit(payerOf(asked.caller, asked.userId));
    const admitted = await turnLimits.admit(asked);
    return {
      signal: turn.signal,
      leave: () => admitted.end(),
      async end() {
        turn.end();
        await admitted.end();
      },
      async undo() {
        turn.end();
        await admitted.undo();
      },
    };
  } catch (thrown) {
    turn.end();
    throw thrown;
  }
}

/** Fixed rules cost nothing. */
export type PaidTurn = { caller: Caller; userId: string; model: Model };

/** Counts what a turn has used, also one that was stopped. */
export async function spendTurn(
  { budgets, metering }: Admission,
  { caller, userId, model }: PaidTurn,
  usage: Usage | undefined,
): Promise<void> {
  const use = usage && !model.isRules && { reference: `chat:${randomUUID()}`, credits: tokenCredits(usage) };
  await Promise.all([budgets?.spend(caller, usage), use && metering?.charge(payerOf(caller, userId), use)]);
}
