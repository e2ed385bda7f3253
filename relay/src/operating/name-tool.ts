import type { ToolCall } from '../history/turn.ts';

/** The tools of our own client; see section 5 of the protocol. */
const BROWSER_TOOLS = new Set([
  'page_action',
  'request_more_elements',
  'get_selected_text',
  'clear_ai_styles',
]);

/** A tool as logs and metrics may call it. What a client calls its tools is its own affair, and may be anything. */
export function nameTool({ name, place }: ToolCall): string {
  return place === 'server' || BROWSER_TOOLS.has(name) ? name : 'other';
}
