import type * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import type { Action, PreparedAction } from './action.ts';
import { describeIssues } from './describe-issues.ts';
import type { Operation } from './operation.ts';

/** An operation as the list holds it: its type of parameters is hidden, so that all of them fit into one list. */
export interface ListedOperation extends Omit<Operation<unknown>, 'params' | 'editable'> {
  params: z.ZodMiniType;
  editable: readonly string[];
  /** The action for the page. Throws `InvalidArgument`, saying what was expected. */
  prepare(action: Action): PreparedAction;
}

export function listed<Params>(operation: Operation<Params>): ListedOperation {
  const { name, effect, emptyTarget, tellsReceipt, writesText } = operation;
  return {
    ...operation,
    editable: operation.editable ?? [],
    prepare: ({ target, params }) => {
      const parsed = operation.params.safeParse(params);
      if (!parsed.success) throw invalidParams(operation, describeIssues(parsed.error.issues, 'params'));
      return { name, target, params: parsed.data, effect, emptyTarget, tellsReceipt, writesText };
    },
  };
}

function invalidParams<Params>({ name, example }: Operation<Params>, issues: string): PageError {
  return new PageError(
    'InvalidArgument',
    `Wrong parameters for "${name}": ${issues}. Example: ${JSON.stringify(example)}`,
  );
}
