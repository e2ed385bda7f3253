import { type Caller, nameOwner } from '../access/access.ts';
import { type Admission, admitTurn, spendTurn } from '../chat/begin-turn.ts';
import { grantedModels } from '../chat/granted-models.ts';
import { LiveTurn } from '../chat/live-turn.ts';
import { resolveTurn, type TurnParameters, type TurnResources } from '../chat/resolve-turn.ts';
import { describeTurn, runTurn, type TurnPlan } from '../chat/run-turn.ts';
import type { Turn } from '../history/turn.ts';
import type { RequestObserver } from '../observability/relay-observer.ts';

type LoneTurn = TurnParameters & {
  caller: Caller;
  userId: string;
  turns: readonly Turn[];
  observer: RequestObserver | undefined;
};

export type AnswerOnceOptions = Omit<TurnResources, 'serverTools'> &
  Admission & {
    maxTurns: number;
    createCallId(): string;
    report(thrown: unknown): void;
  };

/**
 * A turn of a conversation that the client keeps: nothing is stored, and the turn ends with its reader. Server tools are not
 * offered, because nobody could be asked for approval. Throws an HTTP error when it can't begin.
 */
export async function answerOnce(options: AnswerOnceOptions, asked: LoneTurn): Promise<LiveTurn> {
  const { caller, turns } = asked;
  const models = grantedModels(options.models, caller);
  const resolved = resolveTurn({ ...options, models, serverTools: [] }, asked);
  const owner = nameOwner(caller, asked.userId);
  const paid = { caller, userId: asked.userId, model: resolved.model };
  const running = await admitTurn(options, { ...paid, owner, isAwaited: false });
  const plan: TurnPlan = {
    ...options,
    ...resolved,
    accepted: { kind: 'answer', turns },
    lease: { save: async () => undefined, finish: () => running.leave() },
    page: undefined,
    spend: usage => spendTurn(options, paid, usage),
    observer: asked.observer?.turnBegan(describeTurn(asked.agent_id, resolved.model, caller)),
  };
  const live = new LiveTurn({
    owner,
    turnId: undefined,
    grace: 0,
    stoppedBy: [running.signal],
    run: (stopped, emit) => runTurn(plan, stopped, emit),
    report: options.report,
  });
  live.ended.then(running.end);
  return live;
}
