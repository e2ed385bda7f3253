import { type RegisteredTools, registeredTools } from './model-context.ts';

/** The tools of this document as they were last asked for: a start may await nothing between this and its comparison. */
let gathered: RegisteredTools = { tools: [], changes: 0 };

export async function gatherTools(): Promise<void> {
  gathered = await registeredTools();
}

export function gatheredTools(): RegisteredTools {
  return gathered;
}
