import type { Failure } from '../page/failure.ts';
import { toFailure } from '../page/page-error.ts';
import { findTool } from './list.ts';
import { parseJson } from './parse-json.ts';
import type { CardPlan, ListedTool, Plan, Tool } from './tool.ts';
import type { Toolset } from './toolset.ts';

/** A parsed call. `foreign`: not our tool; the backend runs it. `answered`: nothing runs, so the user need not decide. */
export type ParsedCall =
  | { status: 'foreign' }
  | { status: 'invalid'; failure: Failure }
  | { status: 'answered'; result: Record<string, unknown> }
  | { status: 'ready'; tool: Pick<Tool<unknown>, 'name' | 'effect'>; plan: CardPlan };

/** Parses a call before anything is shown. The seam where wrong arguments become an answer for the model. */
export function parseCall(toolName: string, argumentsText: string, toolset: Toolset = 'page'): ParsedCall {
  const tool = findTool(toolName, toolset);
  if (!tool) return { status: 'foreign' };
  try {
    return ready(tool, tool.understand(parseArguments(argumentsText)));
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) return { status: 'invalid', failure: toFailure(thrown) };
    const message = `The arguments of ${toolName} are not valid JSON (${thrown.message}). Send one JSON object.`;
    return { status: 'invalid', failure: { type: 'InvalidArgument', message } };
  }
}

/** The result in the form of its tool. */
export function wordResult(
  toolName: string,
  argumentsText: string,
  toolset: Toolset,
  result: Record<string, unknown>,
): Record<string, unknown> {
  const tool = findTool(toolName, toolset);
  if (!tool?.answer) return result;
  const parsed = parseCall(toolName, argumentsText, toolset);
  return tool.answer(result, parsed.status === 'ready' ? parsed.plan : undefined);
}

function ready({ name, effect }: ListedTool, plan: Plan): ParsedCall {
  if (plan.kind === 'answer') return { status: 'answered', result: plan.result };
  return { status: 'ready', tool: { name, effect }, plan };
}

/** Models send an empty string to a tool without parameters. */
function parseArguments(text: string): unknown {
  return text.trim() === '' ? {} : (parseJson(text) ?? {});
}
