import { advertisedTools, findTool } from '../tools/list.ts';

/** Where the relay has the tools that it offers over MCP. */
export const MCP_TOOLS = new URL('../../relay/src/mcp-server/serving/browser-tools.json', import.meta.url);

/** The panel answers to all of these whatever toolset is chosen for models. */
const TOOLSET = 'page';

/** The tools of a program that asks a panel over MCP, as JSON: one for each operation, and those for several at once. */
export function mcpTools(): string {
  const flat = advertisedTools('flat', true, { takesPictures: true, hasPageTools: true });
  const several = advertisedTools(TOOLSET, true).filter(
    ({ name }) => name === 'page_action' || name === 'request_more_elements' || name === 'get_selected_text',
  );
  const tools = [...several, ...flat].map(tool => ({ ...tool, effect: effectOf(tool.name) }));
  return `${JSON.stringify(tools, null, 2)}\n`;
}

function effectOf(name: string): string {
  const tool = findTool(name, TOOLSET);
  if (!tool) throw new Error(`The panel does not answer to ${name}.`);
  // The rows of a batch may do anything.
  return name === 'page_action' ? 'acts' : tool.effect;
}
