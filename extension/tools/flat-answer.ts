import type { ErrorType } from '@assent/shared';
import * as z from 'zod/mini';
import { findOperation } from '../operations/list.ts';
import type { CardPlan } from './tool.ts';

type JsonObject = Record<string, unknown>;

const batchSchema = z.looseObject({ results: z.array(z.record(z.string(), z.unknown())) });

/**
 * The result of a call for one action as the model reads it: not as a batch of one, but flat, `{success, message, …}`, and
 * `{success: false, error_type, error, message}` where it failed. Of a call that first led elsewhere it tells what failed,
 * or else what was asked for; and in `navigation` where it led, which need not be what was wanted.
 */
export function flatAnswer(result: JsonObject, plan?: CardPlan): JsonObject {
  const batch = batchSchema.safeParse(result);
  const { results: _results, summary: _summary, ...whole } = result;
  if (!batch.success) return withFailure(whole, whole);
  const { results } = batch.data;
  const told = results.find(({ success }) => success !== true) ?? results.at(-1) ?? {};
  const [navigation] = results;
  const before = results.length > 1 && navigation !== told ? { navigation } : {};
  return withFailure({ ...whole, ...withText(told, plan), ...before }, whole, told.success === false);
}

function withFailure(flat: JsonObject, whole: JsonObject, isUndone = false): JsonObject {
  if (whole.success === true && !isUndone) return flat;
  const { error = flat.message, error_type = flat.error_type ?? errorOfEffect(flat.effect) } = whole;
  return { ...flat, success: false, error_type, error, message: error };
}

/** An action that was done and did not do what was asked for has no error of its own: what was seen names it. */
function errorOfEffect(effect: unknown): ErrorType {
  switch (effect) {
    case 'validation_error':
      return 'InvalidArgument';
    case 'needs_user':
      return 'NeedsUser';
    default:
      return 'NotInteractable';
  }
}

/** What was read is called a text, and its length is told. */
function withText({ value, ...told }: JsonObject, plan: CardPlan | undefined): JsonObject {
  const last = plan?.kind === 'actions' ? plan.actions.at(-1) : undefined;
  const readsText = last !== undefined && findOperation(last.action)?.readsText === true;
  if (!readsText || typeof value !== 'string') return { ...told, ...(value === undefined ? {} : { value }) };
  return { ...told, text: value, length: value.length };
}
