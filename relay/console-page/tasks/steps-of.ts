import type { ApprovalPreview, TaskEvent } from '@assent/shared';
import * as z from 'zod/mini';

export type StepApproval = {
  approvalId: string;
  preview: ApprovalPreview;
  state: 'pending' | 'approved' | 'rejected' | 'expired' | 'void';
  reason?: string | undefined;
};

/** What came of a call. `received` is all that the model got, as JSON. */
export type Outcome = {
  isDone: boolean;
  /** Why a call was not run that a person was asked for. */
  denied: 'rejected' | 'expired' | 'void' | undefined;
  errorType: string | undefined;
  message: string | undefined;
  effect: string | undefined;
  received: string;
};

export type Step = {
  callId: string;
  /** What the model said before the call. */
  thought: string | undefined;
  tool: string;
  args: Readonly<Record<string, unknown>>;
  approvals: readonly StepApproval[];
  outcome: Outcome | undefined;
};

const resultSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  effect: z.optional(z.string()),
  error_type: z.optional(z.string()),
});

/** The calls of a task in their order, each with what belongs to it. */
export function stepsOf(events: readonly TaskEvent[]): readonly Step[] {
  const steps = new Map<string, Step>();
  let thought: string | undefined;
  const change = (callId: string, changed: (step: Step) => Partial<Step>): void => {
    const step = steps.get(callId);
    if (step) steps.set(callId, { ...step, ...changed(step) });
  };
  for (const event of events)
    switch (event.type) {
      case 'thinking':
        thought = thought === undefined ? event.content : `${thought}\n${event.content}`;
        break;
      case 'tool_call': {
        const { callId, tool, args } = event;
        steps.set(callId, { callId, thought, tool, args, approvals: [], outcome: undefined });
        thought = undefined;
        break;
      }
      case 'tool_result':
        change(event.callId, ({ approvals }) => ({ outcome: outcomeOf(event.result, approvals) }));
        break;
      case 'approval_required': {
        const { approvalId, preview } = event;
        change(event.callId, ({ approvals }) => ({
          approvals: [...approvals, { approvalId, preview, state: 'pending' }],
        }));
        break;
      }
      case 'approved':
        change(event.callId, step => decided(step, event.approvalId, { state: 'approved' }));
        break;
      case 'rejected': {
        const { because: state, reason } = event;
        change(event.callId, step => decided(step, event.approvalId, { state, reason }));
        break;
      }
    }
  return [...steps.values()];
}

function decided(
  { approvals }: Step,
  approvalId: string,
  decision: Pick<StepApproval, 'state' | 'reason'>,
): Partial<Step> {
  return {
    approvals: approvals.map(each => (each.approvalId === approvalId ? { ...each, ...decision } : each)),
  };
}

function outcomeOf(result: unknown, approvals: readonly StepApproval[]): Outcome {
  const { success, message, error, effect, error_type } = resultSchema.safeParse(result).data ?? {};
  const isDone = success !== false && error === undefined;
  const { state } = approvals.at(-1) ?? {};
  const isDenied = !isDone && (state === 'rejected' || state === 'expired' || state === 'void');
  return {
    ...{ isDone, effect, message: error ?? message, errorType: error_type },
    denied: isDenied ? state : undefined,
    received: typeof result === 'string' ? result : JSON.stringify(result, null, 2),
  };
}
