import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerTool } from '../tools/server-tool.ts';
import type { Agent } from './agent.ts';
import { loadAgents } from './load-agents.ts';

/** In the bundle, which is flat, and in the source. */
const FOLDERS = ['./agents', '../../agents'];

/** The agents that a relay has unless it is told of others. `more` are tools that they have besides those that they name. */
export function ourAgents(more: readonly ServerTool[] = []): Agent[] {
  const names = more.map(tool => tool.name);
  return loadAgents(ourFolder()).map(agent => ({ ...agent, tools: [...agent.tools, ...names] }));
}

function ourFolder(): string {
  const folders = FOLDERS.map(folder => fileURLToPath(new URL(folder, import.meta.url)));
  const found = folders.find(folder => existsSync(`${folder}/default.md`));
  if (found === undefined)
    throw new Error(
      `The agents that come with the relay are not at ${folders[0]}. Copy the folder of the bundle as a whole, or name a folder of Markdown files, one for each agent, in RELAY_AGENTS.`,
    );
  return found;
}
