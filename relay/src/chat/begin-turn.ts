import type { ChatRequest } from '@assent/shared';
import type { Agent } from '../agents/agent.ts';
import type { Model } from '../model/model.ts';
import { pickModel } from '../model/pick-model.ts';
import { composeSystemPrompt } from '../prompt/system-prompt.ts';
import { Refusal } from '../refusal.ts';
import type { Lease, SessionKey, SessionStore } from '../store/session-store.ts';
import { offerTools } from '../tools/offered-tools.ts';
import type { ServerTool } from '../tools/server-tool.ts';
import { acceptMessage } from './accept-message.ts';
import { callNotFound } from './accept-result.ts';
import type { LiveTurn } from './live-turn.ts';
import type { LiveTurns } from './live-turns.ts';
import { runTurn, type TurnPlan } from './run-turn.ts';
import type { RunningTurns } from './running-turns.ts';

export type BeginTurnOptions = {
  agents: readonly Agent[];
  models: readonly Model[];
  serverTools: readonly ServerTool[];
  store: SessionStore;
  runningTurns: RunningTurns;
  liveTurns: LiveTurns;
  maxTurns: number;
  createCallId(): string;
  report(thrown: unknown): void;
};

/** Begins a turn of a session, which then goes on by itself. Throws a refusal when it can't be begun. */
export async function beginTurn(options: BeginTurnOptions, request: ChatRequest): Promise<LiveTurn> {
  const settled = settleRequest(options, request);
  const key = { sessionId: request.session_id.toLowerCase(), owner: request.user_id };
  await options.liveTurns.endAbandoned(key);
  const lease = await openSession(options.store, key);
  const { accepted, turn } = await orRelease(lease, () => ({
    accepted: acceptMessage(lease.turns, request),
    turn: options.runningTurns.begin(),
  }));
  const plan: TurnPlan = { ...options, ...settled, accepted, lease, page: request.current_page_info };
  const live = options.liveTurns.begin(key, {
    turnId: request.turn_id,
    run: stopped => runTurn(plan, AbortSignal.any([stopped, turn.signal])),
    report: options.report,
  });
  live.ended.then(turn.end);
  return live;
}

type Settled = Pick<TurnPlan, 'model' | 'modelName' | 'system' | 'offered' | 'serverTools'>;

function settleRequest(options: BeginTurnOptions, request: ChatRequest): Settled {
  const agent = findAgent(options.agents, request.agent_id);
  const { model, name } = pickModel(options.models, request.model || agent.model);
  const browserTools = request.browser_tools ?? [];
  const serverTools = options.serverTools.filter(tool => agent.tools.includes(tool.name));
  const offered = offerTools(serverTools, browserTools);
  const system = composeSystemPrompt({
    agentPrompt: agent.prompt,
    tools: offered.definitions,
    browserTools: browserTools.length > 0,
    page: request.current_page_info !== undefined,
    toolStyle: 'native',
  });
  return { model, modelName: name, system, offered, serverTools };
}

function findAgent(agents: readonly Agent[], id: string): Agent {
  const agent = agents.find(candidate => candidate.id === id);
  if (agent) return agent;
  const known = agents.map(candidate => `"${candidate.id}"`).join(', ');
  throw new Refusal(404, 'unknown_agent', `This relay has no agent of that id. It has: ${known}.`, [
    { path: 'agent_id', message: 'Names no agent of this relay' },
  ]);
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
async function orRelease<Value>(lease: Lease, attempt: () => Value): Promise<Value> {
  try {
    return attempt();
  } catch (thrown) {
    await lease.finish(lease.turns);
    throw thrown;
  }
}
