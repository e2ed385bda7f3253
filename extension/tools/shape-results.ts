import type { ErrorType } from '@assent/shared';
import * as z from 'zod/mini';
import type { Action } from '../operations/contract/action.ts';
import { findOperation } from '../operations/list.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { ownParams } from './operation-schema.ts';
import type { CardPlan } from './tool.ts';

type JsonObject = Record<string, unknown>;

const batchSchema = z.looseObject({ results: z.array(z.record(z.string(), z.unknown())) });

/**
 * The flat result of a call for one action: `{success, message, …}`, or `{success: false, error_type, error, message}`.
 * After opening an address first, it is the result of the failed action, or of the last; `navigation` has the address
 * that was reached.
 */
export function flatResult(result: JsonObject, plan?: CardPlan): JsonObject {
  const batch = batchSchema.safeParse(result);
  const { results: _results, summary: _summary, ...whole } = result;
  if (!batch.success) return withFailure(whole, whole);
  const { results } = batch.data;
  const told = withIgnored(results, plan);
  const decisive = told.find(({ success }) => success !== true) ?? told.at(-1) ?? {};
  const [navigation] = told;
  const before = told.length > 1 && navigation !== decisive ? { navigation } : {};
  return withFailure({ ...whole, ...withText(decisive, plan), ...before }, whole, decisive.success === false);
}

function withFailure(flat: JsonObject, whole: JsonObject, isFailed = false): JsonObject {
  if (whole.success === true && !isFailed) return flat;
  const { error = flat.message, error_type = flat.error_type ?? errorOfEffect(flat.effect) } = whole;
  return { ...flat, success: false, error_type, error, message: error };
}

/** An action without the intended result has no error of its own; its effect determines one. */
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

/** The value of an operation that reads text becomes `text`, with its length. */
function withText({ value, ...outcome }: JsonObject, plan: CardPlan | undefined): JsonObject {
  const last = plan?.kind === 'actions' ? plan.actions.at(-1) : undefined;
  const readsText = last !== undefined && findOperation(last.action)?.readsText === true;
  if (!readsText || typeof value !== 'string')
    return { ...outcome, ...(value === undefined ? {} : { value }) };
  return { ...outcome, text: value, length: value.length };
}

/**
 * The result of a batch, where each action lists its unknown parameters. A backend may know newer parameters, so an unknown
 * one does not refuse the call; but ignoring it silently would mislead the model.
 */
export function withIgnoredParams(result: JsonObject, plan?: CardPlan): JsonObject {
  const batch = batchSchema.safeParse(result);
  if (!batch.success || plan?.kind !== 'actions') return result;
  return { ...result, results: withIgnored(batch.data.results, plan) };
}

function withIgnored(results: readonly JsonObject[], plan: CardPlan | undefined): JsonObject[] {
  const actions = plan?.kind === 'actions' ? plan.actions : [];
  return results.map((outcome, index) => ({ ...outcome, ...ignoredOf(actions[index]) }));
}

function ignoredOf(action: Action | undefined): { ignored_params?: string } {
  const operation = action && findOperation(action.action);
  if (!action || !operation) return {};
  const own = ownParams(operation);
  const ignored = Object.keys(action.params).filter(key => !own.includes(key));
  if (ignored.length === 0) return {};
  const names = own.join(', ') || 'none';
  const named = cleanText(ignored.join(', '));
  return {
    ignored_params: `${named}: no such parameter of ${operation.name}, so it was ignored (there are: ${names})`,
  };
}
