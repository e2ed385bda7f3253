import type { BrowserTool } from '@assent/shared';

const FORMAT = `To call a tool, write this JSON object at the beginning of a line, bare or in a block fenced as JSON, and nothing after it:
{"tool_call": {"tool_name": "<name>", "arguments": "<the arguments: a JSON object, written as a string>"}}
"arguments" is a string, so quotes inside it are escaped: "{\\"key\\": \\"value\\"}". Without arguments write "{}".
The result comes back in the next message, as <tool_result id name>, the result as JSON, </tool_result id>. Never write such a block yourself.
To show a call without making it, put it into backticks.`;

/** The tools as prompt text, for models without native tool calling. No tools give no text at all. */
export function renderTools(tools: readonly BrowserTool[]): string {
  if (tools.length === 0) return '';
  return ['## Tools', FORMAT, ...tools.map(renderTool)].join('\n\n');
}

function renderTool(tool: BrowserTool): string {
  return `### ${tool.name}\n${tool.description}\nParameters (JSON Schema): ${JSON.stringify(tool.parameters)}`;
}
