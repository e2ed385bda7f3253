import * as z from 'zod/mini';
import type { Action } from '../operations/action.ts';
import { findOperation } from '../operations/list.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { ownParams } from './operation-arguments.ts';
import type { CardPlan } from './tool.ts';

type JsonObject = Record<string, unknown>;

const batchSchema = z.looseObject({ results: z.array(z.record(z.string(), z.unknown())) });

/**
 * The result of a batch, and with each action what it was given and has no place for (`sort-arguments.ts` leaves it among the parameters). All actions of a batch share
 * one shape of parameters, and a backend may know of newer ones: one more refuses no call, but passed over in silence it
 * would be taken for granted.
 */
export function reportIgnored(result: JsonObject, plan?: CardPlan): JsonObject {
  const batch = batchSchema.safeParse(result);
  if (!batch.success || plan?.kind !== 'actions') return result;
  const { actions } = plan;
  const results = batch.data.results.map((outcome, index) => ({ ...outcome, ...ignoredOf(actions[index]) }));
  return { ...result, results };
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
