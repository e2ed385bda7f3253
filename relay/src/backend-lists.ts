import type { AgentList, ModelList } from '@assent/shared';
import type { Agent } from './agents/agent.ts';
import type { Model } from './model/model.ts';

/** The id that a request without `agent_id` means. */
const DEFAULT_AGENT = 'default';

/** What people may know of the models: no keys, no addresses. The first answers when a request names none. */
export function describeModels(models: readonly Model[]): ModelList {
  return {
    models: models.map(({ name, label = name, images, contextTokens }, index) => ({
      id: name,
      name: label,
      is_default: index === 0,
      ...(images !== undefined && { images }),
      ...(contextTokens !== undefined && { context_tokens: contextTokens }),
    })),
  };
}

/** What people may know of the agents: names alone, no prompts and no tools. */
export function describeAgents(agents: readonly Agent[]): AgentList {
  return {
    agents: agents.map(({ id, name = id }) => ({ id, name, is_default: id === DEFAULT_AGENT })),
  };
}
