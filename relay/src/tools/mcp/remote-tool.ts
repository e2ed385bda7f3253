import { type BrowserTool, browserToolSchema } from '@assent/shared';
import type { Tool } from '@modelcontextprotocol/client';
import { holdsInvisible } from '../../prompt/clean-text.ts';
import { digestDefinition } from '../digest-definition.ts';
import { argumentsChecker, type CheckArguments } from './check-arguments.ts';
import { cleanLine, cleanSchema } from './clean-schema.ts';
import { nameTool } from './name-tool.ts';

/** A tool of an MCP server, as this relay offers it. */
export type RemoteTool = {
  /** What the server calls it. */
  remoteName: string;
  advertised: BrowserTool;
  /** Of all that the server says of what it does, whether or not it is passed on. */
  definition: string;
  checkArguments: CheckArguments;
};

export type RemoteTools = {
  tools: RemoteTool[];
  /** What whoever runs the relay should know: names that were changed, tools that were left out. */
  remarks: string[];
};

const MAX_TOOLS = 128;
const MAX_DESCRIPTION = 1000;
const MAX_SCHEMA = 20_000;

/**
 * A server's list as it may be offered. What it says of its tools goes into the prompt, and is as foreign as a page: it is
 * cleaned and shortened, and what can't be is left out.
 */
export function readRemoteTools(
  server: string,
  listed: readonly Tool[],
  reserved: ReadonlySet<string>,
): RemoteTools {
  const tools = new Map<string, RemoteTool>();
  const remarks: string[] = [];
  for (const tool of listed.slice(0, MAX_TOOLS)) {
    const name = nameTool(server, tool.name, reserved);
    const shown = JSON.stringify(cleanLine(tool.name, 100));
    if (tools.has(name)) remarks.push(`has a second tool ${shown}, which is left out`);
    else {
      try {
        tools.set(name, readRemoteTool(server, name, tool));
        if (name !== `${server}_${tool.name}`)
          remarks.push(`has a tool ${shown}, which is called ${name} here`);
      } catch {
        remarks.push(`has a tool ${shown} whose parameters can't be used, which is left out`);
      }
    }
  }
  if (listed.length > MAX_TOOLS)
    remarks.push(`has ${listed.length} tools, of which the first ${MAX_TOOLS} are offered`);
  return { tools: [...tools.values()], remarks };
}

function readRemoteTool(server: string, name: string, tool: Tool): RemoteTool {
  const { name: remoteName, description = '', inputSchema } = tool;
  const parameters = cleanSchema(inputSchema);
  const shown = JSON.stringify(parameters);
  if (shown.length > MAX_SCHEMA) throw new RangeError('The schema is too long.');
  // In names and values they decide on arguments, so that they can't be taken out.
  if (holdsInvisible(shown)) throw new RangeError('The schema holds invisible characters.');
  const words = cleanLine(description, MAX_DESCRIPTION) || `A tool of ${server}.`;
  const advertised = browserToolSchema.parse({ name, description: words, parameters });
  const definition = digestDefinition(`mcp:${server}`, {
    remoteName,
    title: tool.title,
    description,
    inputSchema,
    annotations: tool.annotations,
  });
  return { remoteName, advertised, definition, checkArguments: argumentsChecker(parameters) };
}
