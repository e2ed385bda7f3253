import type { ServerTool, ToolSource } from '../tools/server-tool.ts';
import type { Agent } from './load-agents.ts';

export type AllTools = { serverTools: readonly ServerTool[]; toolSources: readonly ToolSource[] };

/** The server tools that an agent may propose now. The relay's own tools hide tools of a source with the same name. */
export function toolsOfAgent(
  { tools: names }: Pick<Agent, 'tools'>,
  { serverTools, toolSources }: AllTools,
): ServerTool[] {
  const own = serverTools.filter(tool => names.includes(tool.name));
  const others = toolSources.flatMap(source => {
    const all = names.includes(`${source.name}_*`);
    return source.tools().filter(tool => all || names.includes(tool.name));
  });
  const taken = new Set(serverTools.map(tool => tool.name));
  return [...own, ...others.filter(tool => !taken.has(tool.name))];
}
