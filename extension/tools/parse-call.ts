import type { Failure } from '../page/failure.ts';
import { toFailure } from '../page/page-error.ts';
import { findTool } from './list.ts';
import { parseJson } from './parse-json.ts';
import type { CardPlan, ListedTool, Plan, Tool } from './tool.ts';
import type { Toolset } from './toolset.ts';

/**
 * A model's call, understood. `foreign`: the name is not one of ours, so the backend runs it. `answered`: nothing is to be
 * done for it, so that nobody need be asked.
 */
export type ParsedCall =
  | { status: 'foreign' }
  | { status: 'invalid'; failure: Failure }
  | { status: 'answered'; result: Record<string, unknown> }
  | { status: 'ready'; tool: Pick<Tool<unknown>, 'name' | 'effect'>; plan: CardPlan };

/** Understands a call before anything of it is shown. The seam where wrong arguments become an answer for the model. */
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

/** What came of a call, in the form in which its tool tells it. */
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

/** Models send nothing at all to a tool without parameters. */
function parseArguments(text: string): unknown {
  return text.trim() === '' ? {} : (parseJson(text) ?? {});
}
