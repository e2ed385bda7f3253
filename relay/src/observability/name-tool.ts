import { OUR_TOOL_NAMES } from '@assent/shared';
import type { ToolCall } from '../history/turn.ts';

/** A tool as logs and metrics may call it. What another client calls its tools is its own affair, and may be anything. */
export function nameTool({ name, place }: ToolCall): string {
  return place === 'server' || OUR_TOOL_NAMES.has(name) ? name : 'other';
}
