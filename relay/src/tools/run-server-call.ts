import type { ResultTurn, ToolCall } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';
import type { ToolRunOutcome, TurnObserver } from '../observability/relay-observer.ts';
import { untilAborted } from '../runtime/until-aborted.ts';
import type { ServerTool } from './server-tool.ts';
import { type ServerToolErrorType, type ServerToolResult, TOOL_CHANGED } from './server-tool-result.ts';

const INTERRUPTED: ServerToolResult = {
  success: false,
  error: 'The call was stopped while the tool was running. It is unknown whether it took effect.',
  error_type: 'InternalError',
};

const GONE: ServerToolResult = {
  success: false,
  error: 'This relay no longer has a tool with that name. Continue without it.',
  error_type: 'Unsupported',
};

const BROKEN: ServerToolResult = {
  success: false,
  error: 'The tool failed because of a defect in the relay. Continue without it.',
  error_type: 'InternalError',
};

type ServerCallContext = {
  serverTools: readonly ServerTool[];
  signal: AbortSignal;
  /** Gets errors that no tool meant to throw. */
  report(thrown: unknown): void;
  observer?: TurnObserver | undefined;
};

/** Runs an approved call. It always has a result: the history would be invalid without one. */
export async function runServerCall(call: ToolCall, context: ServerCallContext): Promise<ResultTurn> {
  const { content, success } = await runToResult(call, context);
  return { role: 'result', call, content, failed: !success };
}

type WrittenResult = { content: string; success: boolean };

async function runToResult(call: ToolCall, context: ServerCallContext): Promise<WrittenResult> {
  const { serverTools, signal, report } = context;
  const tool = serverTools.find(candidate => candidate.name === call.name);
  if (!tool) return write(GONE);
  // A call without a definition has no approval of this one.
  if (tool.definition !== call.definition) return write(TOOL_CHANGED);
  const observed = context.observer?.toolStarted(tool.name);
  try {
    const result = await untilAborted(tool.run(parseJson(call.arguments), { signal }), signal);
    const written = write(result);
    observed?.ended(outcomeOf(result));
    return written;
  } catch (thrown) {
    observed?.ended(signal.aborted ? 'interrupted' : 'failed');
    if (signal.aborted) return write(INTERRUPTED);
    report(thrown);
    return write(BROKEN);
  }
}

/** Errors in the request, not in the tool. */
const REFUSED: ReadonlySet<ServerToolErrorType> = new Set(['InvalidArgument', 'NotPermitted', 'Unsupported']);

function outcomeOf(result: ServerToolResult): ToolRunOutcome {
  if (result.success) return 'succeeded';
  return REFUSED.has(result.error_type) ? 'refused' : 'failed';
}

/** Throws for values that are not JSON, such as a big integer or a cycle. */
function write(result: ServerToolResult): WrittenResult {
  return { content: JSON.stringify(result), success: result.success };
}
