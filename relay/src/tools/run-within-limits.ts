import { untilAborted } from '../runtime/until-aborted.ts';
import { ServerToolFailure, type ServerToolResult, TOOL_CHANGED, ToolChanged } from './server-tool-result.ts';
import { MIN_RESULT, shortenResult } from './shorten-result.ts';

export type ServerToolLimits = {
  /** Milliseconds after which a run is stopped; 20 seconds unless said. */
  timeout?: number | undefined;
  /** Characters that the JSON of a result may have (500 at least); what is longer is cut, and says so. 24,000 unless said. */
  maxResult?: number | undefined;
};

const DEFAULT_TIMEOUT = 20_000;
/** About 8,000 tokens of English. */
const DEFAULT_MAX_RESULT = 24_000;
const MAX_ERROR = 2000;

/** Throws for limits that a tool can't be held to. */
export function checkLimits(tool: string, { maxResult = DEFAULT_MAX_RESULT }: ServerToolLimits): void {
  if (maxResult >= MIN_RESULT) return;
  throw new RangeError(
    `defineServerTool: "maxResult" of "${tool}" is ${maxResult}, and has to be ${MIN_RESULT} at least: a longer result has to say in itself what was left out.`,
  );
}

/**
 * Does a tool's work within its limits. The signal tells `work` to stop; nothing waits for it after that.
 * Rejects for what no tool means to throw.
 */
export async function runWithinLimits(
  { timeout = DEFAULT_TIMEOUT, maxResult = DEFAULT_MAX_RESULT }: ServerToolLimits,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Record<string, unknown>>,
): Promise<ServerToolResult> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const result = await untilAborted(work(AbortSignal.any([signal, deadline])), deadline);
    return { ...shortenResult(result, maxResult), success: true };
  } catch (thrown) {
    if (thrown instanceof ToolChanged) return TOOL_CHANGED;
    if (thrown instanceof ServerToolFailure) return failed(thrown);
    if (deadline.aborted && !signal.aborted) return timedOut(timeout);
    throw thrown;
  }
}

function failed({ message, type }: ServerToolFailure): ServerToolResult {
  return { success: false, error: message.slice(0, MAX_ERROR), error_type: type };
}

function timedOut(timeout: number): ServerToolResult {
  const error = `The tool was stopped after ${timeout / 1000} s. Whether it took effect is not known.`;
  return { success: false, error, error_type: 'Timeout' };
}
