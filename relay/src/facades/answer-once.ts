import { LiveTurn } from '../chat/live-turn.ts';
import { runTurn, type TurnPlan } from '../chat/run-turn.ts';
import type { RunningTurns } from '../chat/running-turns.ts';
import { settleTurn, type TurnMeans, type TurnWish } from '../chat/settle-turn.ts';
import type { Turn } from '../history/turn.ts';
import type { RequestObserver } from '../operating/relay-observer.ts';

type ObservedWish = TurnWish & { observer: RequestObserver | undefined };

export type AnswerOnceOptions = Omit<TurnMeans, 'serverTools'> & {
  runningTurns: RunningTurns;
  maxTurns: number;
  createCallId(): string;
  report(thrown: unknown): void;
};

/**
 * A turn of a conversation that the client keeps: nothing of it is stored, and it ends with its reader. Server tools are not
 * offered: there is no way here to ask a person for approval.
 */
export function answerOnce(options: AnswerOnceOptions, wish: ObservedWish, turns: readonly Turn[]): LiveTurn {
  const settled = settleTurn({ ...options, serverTools: [] }, wish);
  const running = options.runningTurns.begin();
  const plan: TurnPlan = {
    ...options,
    ...settled,
    accepted: { kind: 'answer', turns },
    lease: { turns, finish: async () => undefined },
    page: undefined,
    observer: wish.observer?.turnBegan({ agent: wish.agent_id, model: settled.model.name }),
  };
  const live = new LiveTurn({
    owner: '',
    turnId: undefined,
    grace: 0,
    run: (stopped, emit) => runTurn(plan, AbortSignal.any([stopped, running.signal]), emit),
    report: options.report,
  });
  live.ended.then(running.end);
  return live;
}
