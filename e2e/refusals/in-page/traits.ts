import { boundTarget } from '../../../extension/operations/bind-target.ts';
import type { Action, PreparedAction } from '../../../extension/operations/contract/action.ts';
import type { Binding } from '../../../extension/operations/contract/preview.ts';
import { prepareHandler } from '../../../extension/operations/handlers.ts';
import { requireOperation } from '../../../extension/operations/list.ts';
import type { Failure } from '../../../extension/page/failure.ts';
import { actionSignatureOf, labelTextsOf } from '../../../extension/page/identity/action-signature.ts';
import { contextOf } from '../../../extension/page/identity/context.ts';
import { contentOf, hiddenFieldsOf, sentFieldsOf } from '../../../extension/page/identity/sent-fields.ts';
import { toFailure } from '../../../extension/page/page-error.ts';
import { readDistinction, readNameAndLink } from '../../../extension/page/reading/read-facts.ts';
import { resolveElement } from '../../../extension/page/search/resolve-target.ts';
import { createVisibility } from '../../../extension/page/visibility/visibility.ts';

/** What an approval compares, part by part: their differences name the cause of a refusal. */
export type Traits = Record<string, string>;

export function traitsOf(action: Action): Traits {
  try {
    return readTraits(action);
  } catch (thrown) {
    return { failure: JSON.stringify(toFailure(thrown)) };
  }
}

function readTraits(action: Action): Traits {
  const handler = prepareHandler(prepared(action));
  const named = resolveElement(action.target, 'en');
  if (!named) return { failure: 'elsewhere' };
  const element = handler.aim(named);
  const target = { kind: 'element', element } as const;
  const { effect, submitsTo, before, after } = handler.preview(target);
  const context = contextOf(element, effect === 'submits');
  const fields = effect === 'submits' ? sentFieldsOf(element) : hiddenFieldsOf(element);
  const parts = {
    signature: actionSignatureOf(element),
    labels: labelTextsOf(element),
    name: readNameAndLink(element),
    perceived: createVisibility().perceives(element),
    binds: handler.binds(target),
    effect: [effect, submitsTo],
    value: [before, after],
    distinction: readDistinction(element),
    fields: fields.map(contentOf),
    context: context.pieces.map(({ text }) => text),
    after: context.after.map(({ text }) => text),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part ?? null)]),
  );
}

/** Whether an approval would still hold. */
export function checkBinding(action: Action, binding: Binding): { failure?: Failure } {
  try {
    boundTarget(binding, prepareHandler(prepared(action)));
    return {};
  } catch (thrown) {
    return { failure: toFailure(thrown) };
  }
}

function prepared(action: Action): PreparedAction {
  return requireOperation(action.action).prepare(action);
}
