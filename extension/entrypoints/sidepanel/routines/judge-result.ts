import { batchResultSchema, failureResultSchema, type RoutineStep, readResultMessage } from '@assent/shared';
import * as z from 'zod/mini';
import { findOperation } from '../../../operations/list.ts';
import { isAsRecorded, type Values } from './placeholders.ts';
import { placeOf } from './record-routine.ts';

/** How a receipt differs from the recorded one. Texts are the page's or ours, as the model would get them. */
export type Difference =
  | { kind: 'failed'; reason: string }
  | { kind: 'effect' | 'message' | 'url'; recorded: string; now: string | undefined };

/** What came of a card. `leftOut`: rows that the person did not want. */
export type Judgement =
  | { kind: 'as-recorded'; leftOut: number }
  /** `reason`: why, if it was said. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'differs'; step: number; difference: Difference };

const receiptSchema = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  error_type: z.optional(z.string()),
  effect: z.optional(z.string()),
  page_message: z.optional(z.string()),
  url: z.optional(z.string()),
});
type Receipt = z.infer<typeof receiptSchema>;

const reasonSchema = z.object({ reason: z.string() });

/** Compares a tool result, as it would travel to a model, with what was recorded. `proposed`: the steps of its rows. */
export function judgeResult(
  text: string,
  steps: readonly RoutineStep[],
  proposed: readonly number[],
  values: Values,
): Judgement {
  const result: unknown = JSON.parse(readResultMessage(text)?.result ?? 'null');
  const { data: batch } = batchResultSchema.safeParse(result);
  if (!batch) return wholeFailure(result, proposed[0] ?? 0);
  let leftOut = 0;
  for (const [index, step] of proposed.entries()) {
    const receipt = receiptSchema.safeParse(batch.results[index]).data;
    if (receipt?.error_type === 'Rejected') leftOut += 1;
    else {
      const difference = differenceOf(receipt, steps[step], values);
      if (difference) return { kind: 'differs', step, difference };
    }
  }
  return { kind: 'as-recorded', leftOut };
}

function wholeFailure(result: unknown, step: number): Judgement {
  const failure = failureResultSchema.safeParse(result).data;
  const { data: said = { reason: '' } } = reasonSchema.safeParse(result);
  if (failure?.error_type === 'Rejected') return { kind: 'rejected', ...said };
  return { kind: 'differs', step, difference: { kind: 'failed', reason: failure?.error ?? '' } };
}

function differenceOf(
  receipt: Receipt | undefined,
  step: RoutineStep | undefined,
  values: Values,
): Difference | undefined {
  if (!receipt || !step) return { kind: 'failed', reason: '' };
  if (!receipt.success) return { kind: 'failed', reason: receipt.message };
  const { effect, message, url } = step.expect;
  // A field may have the value already.
  const isEdit = findOperation(step.operation)?.effect === 'edits';
  if (effect !== undefined && !isEdit && receipt.effect !== effect)
    return { kind: 'effect', recorded: effect, now: receipt.effect };
  const now = placeOf(receipt.url);
  if (url !== undefined && (now === undefined || !isAsRecorded(url, now, values)))
    return { kind: 'url', recorded: url, now };
  const said = receipt.page_message;
  if (message !== undefined && (said === undefined || !isAsRecorded(message, said, values)))
    return { kind: 'message', recorded: message, now: said };
  return undefined;
}
