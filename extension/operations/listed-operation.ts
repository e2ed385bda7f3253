import type * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import type {
  BrowserOperation,
  BrowserPreview,
  BrowserScene,
  RunningScene,
} from './browser/browser-handler.ts';
import type { Action, PreparedAction } from './contract/action.ts';
import type { Operation, ParamOf } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import { describeIssues } from './describe-issues.ts';

/** A browser operation's handler, with its parameters bound. */
interface PreparedBrowserHandler {
  preview(scene: BrowserScene): Promise<BrowserPreview>;
  binds(scene: BrowserScene): Promise<string | undefined>;
  run(scene: RunningScene): Promise<Outcome>;
}

/**
 * An operation in the list. It hides the type of its parameters except for their names, so that all operations fit into
 * one list.
 */
export interface ListedOperation<Name extends string = string, Param extends string = string>
  extends Omit<Operation<Name, unknown>, 'params' | 'editable'> {
  params: z.ZodMiniType;
  editable: readonly Param[];
  /** The action for the page. Throws `InvalidArgument` with the expected parameters. */
  prepare(action: Action): PreparedAction;
  /** Set for operations that the background carries out. */
  inBrowser?: InBrowser;
}

export interface InBrowser {
  leadsElsewhere: boolean;
  leavesTab: boolean;
  sparesPage: boolean;
  takesTarget: boolean;
  outlivesPage: boolean;
  needsNoTab: boolean;
  /** Throws `InvalidArgument` as `prepare` does. */
  prepare(action: Action): PreparedBrowserHandler;
}

export function listed<Name extends string, Params>(
  operation: Operation<Name, Params>,
): ListedOperation<Name, ParamOf<Params>> {
  const { name, effect, emptyTarget, watchesItself, writesText } = operation;
  return {
    ...operation,
    editable: operation.editable ?? [],
    prepare: ({ target, params }) => {
      const parsed = parsedParams(operation, params);
      return { name, target, params: parsed, effect, emptyTarget, watchesItself, writesText };
    },
  };
}

export function listedInBrowser<Name extends string, Params>(
  operation: BrowserOperation<Name, Params>,
): ListedOperation<Name, ParamOf<Params>> {
  const { handler, leadsElsewhere = false, sparesPage = false, takesTarget = false, ...others } = operation;
  const { outlivesPage = false, needsNoTab = false, leavesTab = false, ...facts } = others;
  const prepare = ({ params }: Action): PreparedBrowserHandler => {
    const parsed = parsedParams(operation, params);
    return {
      preview: scene => handler.preview(scene, parsed),
      binds: async scene => handler.binds?.(scene, parsed),
      run: scene => handler.run(scene, parsed),
    };
  };
  const inBrowser = { leadsElsewhere, leavesTab, sparesPage, takesTarget, outlivesPage, needsNoTab, prepare };
  return { ...listed<Name, Params>(facts), inBrowser };
}

function parsedParams<Params>(operation: Operation<string, Params>, params: unknown): Params {
  const parsed = operation.params.safeParse(params);
  if (parsed.success) return parsed.data;
  const issues = describeIssues(parsed.error.issues, 'params');
  const example = JSON.stringify(operation.example);
  throw new PageError(
    'InvalidArgument',
    `Wrong parameters for "${operation.name}": ${issues}. Example: ${example}`,
  );
}
