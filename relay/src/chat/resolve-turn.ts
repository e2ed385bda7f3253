import type { ChatRequest } from '@assent/shared';
import type { Agent } from '../agents/load-agents.ts';
import { type AllTools, toolsOfAgent } from '../agents/tools-of-agent.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Model } from '../model/model.ts';
import { composeSystemPrompt } from '../prompt/system-prompt.ts';
import { offerTools } from '../tools/offered-tools.ts';
import type { ServerTool } from '../tools/server-tool.ts';
import type { Accepted } from './accept-message.ts';
import type { TurnPlan } from './run-turn.ts';

export type TurnResources = AllTools & {
  agents: readonly Agent[];
  models: readonly Model[];
};

/** The parts of a request that choose agent, model and tools. */
export type TurnParameters = Pick<
  ChatRequest,
  'agent_id' | 'model' | 'browser_tools' | 'browser_tool_aliases' | 'current_page_info'
> & {
  /** The client's addition to the agent's prompt. */
  instructions?: string;
};

export type ResolvedTurn = Pick<TurnPlan, 'model' | 'modelName' | 'system' | 'offered' | 'serverTools'>;

/** Throws an HTTP error for an unknown agent or model. */
export function resolveTurn(means: TurnResources, request: TurnParameters): ResolvedTurn {
  const agent = findAgent(means.agents, request.agent_id);
  const { model, name } = pickModel(means.models, request.model || agent.model);
  const browserTools = request.browser_tools ?? [];
  const serverTools = toolsOfAgent(agent, means);
  const offered = offerTools(serverTools, browserTools, request.browser_tool_aliases);
  const system = composeSystemPrompt({
    agentPrompt: [agent.prompt, request.instructions ?? ''].join('\n\n'),
    tools: offered.definitions,
    browserTools: browserTools.length > 0,
    page: request.current_page_info !== undefined,
  });
  return { model, modelName: name, system, offered, serverTools };
}

function findAgent(agents: readonly Agent[], id: string): Agent {
  const agent = agents.find(candidate => candidate.id === id);
  if (agent) return agent;
  const known = agents.map(candidate => `"${candidate.id}"`).join(', ');
  throw new HttpError(404, 'unknown_agent', `This relay has no agent with that id. It has: ${known}.`, {
    issues: [{ path: 'agent_id', message: 'Names no agent of this relay' }],
  });
}

/**
 * An approval is used once, so it is not accepted for a tool that only another agent has. If no agent has the tool any more,
 * the turn goes on and its result says so.
 */
export function refuseForeignTool(
  accepted: Accepted,
  agentTools: readonly ServerTool[],
  { serverTools, toolSources }: AllTools,
): void {
  if (accepted.kind !== 'run') return;
  const isNamed = ({ name }: ServerTool) => name === accepted.call.name;
  const isElsewhere = [...serverTools, ...toolSources.flatMap(source => source.tools())].some(isNamed);
  if (agentTools.some(isNamed) || !isElsewhere) return;
  throw new HttpError(
    409,
    'tool_of_other_agent',
    'The agent of this request does not have the tool of this call, so the approval was not accepted. Send it again with the "agent_id" of the message that led to the call.',
  );
}

/** The provider that serves `requested`, and the name to ask it for. The first of `models` is the default. */
function pickModel(models: readonly Model[], requested: string | undefined): { model: Model; name: string } {
  const [fallback] = models;
  if (!fallback) throw new Error('createRelay needs at least one model.');
  if (requested === undefined || requested === '') return { model: fallback, name: fallback.name };
  const model = models.find(candidate => candidate.accepts(requested));
  if (model) return { model, name: requested };
  const known = models.map(candidate => `"${candidate.name}"`).join(', ');
  throw new HttpError(
    400,
    'unknown_model',
    `This relay serves no model with that name. Leave "model" out for the default, or ask for ${known}.`,
    { issues: [{ path: 'model', message: 'Names no model of this relay' }] },
  );
}
