import type { AllTools } from '../agents/tools-of-agent.ts';
import { HttpError } from '../http-error.ts';
import type { ServerTool } from '../tools/server-tool.ts';
import type { Accepted } from './accepted.ts';

/**
 * An approval is given once: it is not taken for a tool that another agent has and this one has not. One that no agent has
 * any more goes on, and the model is told that it is gone.
 */
export function refuseForeignTool(
  accepted: Accepted,
  agentTools: readonly ServerTool[],
  { serverTools, toolSources }: AllTools,
): void {
  if (accepted.kind !== 'run') return;
  const isNamed = ({ name }: ServerTool) => name === accepted.call.name;
  const isElsewhere = [...serverTools, ...toolSources.flatMap(source => source.tools())].some(isNamed);
  if (agentTools.some(isNamed) || !isElsewhere) return;
  throw new HttpError(
    409,
    'tool_of_other_agent',
    'The agent of this request does not have the tool of this call, so the approval was not taken. Send it once more with the "agent_id" of the message that led to the call.',
  );
}
