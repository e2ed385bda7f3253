import type { Model } from '../model/model.ts';
import type { ServerTool, ToolSource } from '../tools/server-tool.ts';
import type { Agent } from './load-agents.ts';

type Parts = {
  agents: readonly Agent[];
  models: readonly Model[];
  serverTools?: readonly ServerTool[];
  toolSources?: readonly ToolSource[];
};

/** Throws when an agent names a model or a tool that does not exist. The developer who mounts the relay reads the message. */
export function checkAgents({ agents, models, serverTools = [], toolSources = [] }: Parts): void {
  if (models.length === 0) throw new Error('createRelay needs at least one of "models".');
  if (agents.length === 0)
    throw new Error(
      'createRelay needs at least one of "agents": parseAgent(id, text) or loadAgents(folder).',
    );
  const toolNames = serverTools.map(tool => tool.name);
  for (const { id, tools, model } of agents) {
    if (model !== undefined && !models.some(candidate => candidate.accepts(model)))
      throw new Error(
        `Agent "${id}" asks for the model "${model}", which none of "models" serves. Add one that does, or take the "model:" line out of the agent.`,
      );
    // The tools of a source are known only once it answers, so here the prefix decides.
    const isOfSource = (name: string): boolean =>
      toolSources.some(source => name.startsWith(`${source.name}_`));
    const missing = tools.filter(name => !toolNames.includes(name) && !isOfSource(name));
    if (missing.length > 0)
      throw new Error(
        `Agent "${id}" names server tools that the relay does not have: ${missing.join(', ')}. Add them to "serverTools" (ours are currentTime(), searchWeb({ url }) and more; with the relay's own command, MCP_SERVERS and QUERY_DATABASE_URL add some), or take them out of the agent's "tools:" line.`,
      );
  }
}
