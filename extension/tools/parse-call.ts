import type { Failure } from '../page/failure.ts';
import { toFailure } from '../page/page-error.ts';
import { findTool } from './list.ts';
import type { ListedTool } from './listed-tool.ts';
import type { Plan, Tool } from './tool.ts';

/** A model's call, understood. `foreign`: the name is not one of ours, so the backend runs it. */
export type ParsedCall =
  | { status: 'foreign' }
  | { status: 'invalid'; failure: Failure }
  | { status: 'ready'; tool: Pick<Tool<unknown>, 'name' | 'title' | 'effect'>; plan: Plan };

/** Understands a call before anything of it is shown. The seam where wrong arguments become an answer for the model. */
export function parseCall(toolName: string, argumentsText: string): ParsedCall {
  const tool = findTool(toolName);
  if (!tool) return { status: 'foreign' };
  try {
    return ready(tool, tool.understand(parseArguments(argumentsText)));
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) return { status: 'invalid', failure: toFailure(thrown) };
    const message = `The arguments of ${toolName} are not valid JSON (${thrown.message}). Send one JSON object.`;
    return { status: 'invalid', failure: { type: 'InvalidArgument', message } };
  }
}

function ready({ name, title, effect }: ListedTool, plan: Plan): ParsedCall {
  return { status: 'ready', tool: { name, title, effect }, plan };
}

/** Models send `null` for what they leave out, and nothing at all to a tool without parameters. */
function parseArguments(text: string): unknown {
  if (text.trim() === '') return {};
  return JSON.parse(text, (_key, value) => (value === null ? undefined : value)) ?? {};
}
