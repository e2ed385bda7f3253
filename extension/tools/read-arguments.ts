import { type Action, targetSchema } from '../operations/action.ts';
import { describeIssues } from '../operations/describe-issues.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import type { Given } from './join-given.ts';
import { argumentsSchema, exampleArguments } from './operation-arguments.ts';
import { sortArguments } from './sort-arguments.ts';

/**
 * The action that arguments without any nesting stand for, or with a `target` of their own. Throws `InvalidArgument` with
 * what was expected and an example in the same form.
 */
export function readArguments(operation: ListedOperation, given: Given): Action {
  const refuse = (issue: string): PageError => invalid(operation, `arguments.${issue}`);
  const { target, params, others } = sortArguments(operation, given, refuse);
  refuseOthers(operation, others);
  const parsed = operation.params.safeParse(params);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  return { action: operation.name, target: readTarget(operation, target), params };
}

/** One that is left out in silence is taken for granted by whoever gave it. */
function refuseOthers(operation: ListedOperation, others: Given): void {
  const unknown = Object.keys(others).map(key => `arguments.${key}`);
  if (unknown.length === 0) return;
  const names = Object.keys(argumentsSchema(operation).properties).join(', ') || 'none';
  throw invalid(operation, `${cleanText(unknown.join(', '))}: no such parameter (there are: ${names})`);
}

function readTarget(operation: ListedOperation, target: Given): Action['target'] {
  const parsed = targetSchema.safeParse(target);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  if (operation.emptyTarget === 'none' && !Object.values(parsed.data).some(Boolean)) {
    throw invalid(operation, 'an element must be named, by elementId or selector');
  }
  return parsed.data;
}

function invalid(operation: ListedOperation, issues: string): PageError {
  const example = JSON.stringify(exampleArguments(operation));
  return new PageError(
    'InvalidArgument',
    `Wrong arguments for ${operation.name}: ${issues}. Example: ${example}`,
  );
}
