import type { Language } from '@assent/shared';
import type * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import { describeIssues } from './describe-issues.ts';
import type { BoundTarget, Operation, PreviewDetails, Provided } from './operation.ts';
import type { Outcome } from './outcome.ts';
import type { WayBack } from './undo/way-back.ts';

/** An operation together with parameters that its own schema has accepted. */
export interface PreparedOperation {
  preview(target: BoundTarget, language: Language): PreviewDetails;
  binds(target: BoundTarget, language: Language): unknown;
  remember(target: BoundTarget, language: Language): WayBack | undefined;
  run(target: BoundTarget, language: Language, provided: Provided): Promise<Outcome>;
}

/** An operation as the list holds it: its type of parameters is hidden, so that all of them fit into one list. */
export interface ListedOperation
  extends Omit<Operation<unknown>, 'params' | 'preview' | 'binds' | 'remember' | 'run'> {
  params: z.ZodMiniType;
  /** Throws `InvalidArgument`, saying what was expected. */
  prepare(params: unknown): PreparedOperation;
}

export function listed<Params>(operation: Operation<Params>): ListedOperation {
  return {
    ...operation,
    prepare: params => {
      const parsed = operation.params.safeParse(params);
      if (!parsed.success) throw invalidParams(operation, describeIssues(parsed.error.issues, 'params'));
      return {
        preview: (target, language) => operation.preview(target, parsed.data, language),
        binds: (target, language) => operation.binds?.(target, parsed.data, language),
        remember: (target, language) => operation.remember?.(target, parsed.data, language),
        run: (target, language, provided) => operation.run(target, parsed.data, language, provided),
      };
    },
  };
}

function invalidParams<Params>({ name, example }: Operation<Params>, issues: string): PageError {
  return new PageError(
    'InvalidArgument',
    `Wrong parameters for "${name}": ${issues}. Example: ${JSON.stringify(example)}`,
  );
}
