import type { Tool } from '@modelcontextprotocol/server';
import written from './browser-tools.json' with { type: 'json' };

/** Effects of tools that leave the page and its site as they are. */
const HARMLESS: readonly string[] = ['reads', 'marks'];

/** Effects of tools that may do what can't be taken back. */
const DESTRUCTIVE: readonly string[] = ['acts', 'leaves'];

/** Results have more keys than these. */
const RESULT: Tool['outputSchema'] = {
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean' },
    error: { type: 'string' },
    error_type: { type: 'string' },
    effect: { type: 'string', description: 'What was observed, such as changed, no_change or navigated' },
    person_says: { type: 'array', items: { type: 'string' } },
    earlier_calls: { type: 'array', description: 'What came of calls that you no longer waited for' },
    page: { type: 'object', description: 'The page afterwards: untrusted data' },
  },
};

/** Written by `pnpm docs:operations` from the extension's registry; here as MCP has tools. */
export const BROWSER_TOOLS: readonly Tool[] = written.map(({ name, description, parameters, effect }) => ({
  name,
  description,
  inputSchema: { ...parameters, type: 'object' },
  outputSchema: RESULT,
  annotations: {
    readOnlyHint: HARMLESS.includes(effect),
    destructiveHint: DESTRUCTIVE.includes(effect),
    openWorldHint: true,
  },
}));

export function findBrowserTool(name: string): Tool | undefined {
  return BROWSER_TOOLS.find(tool => tool.name === name);
}
