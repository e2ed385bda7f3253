import * as z from 'zod/mini';
import { type Action, targetSchema } from '../operations/action.ts';
import { describeIssues } from '../operations/describe-issues.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { isRecord } from './is-record.ts';
import { tidyTarget } from './tidy-target.ts';

interface ArgumentsSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required?: string[];
}

/** The keys that name an element, beside the parameters of an operation that has none of that name itself. */
export const TARGET_KEYS = ['elementId', 'ref', 'selector', 'description'] as const;

/**
 * The action that arguments without any nesting stand for, or with a `target` of their own. Throws `InvalidArgument` with
 * what was expected and an example in the same form.
 */
export function readArguments(operation: ListedOperation, given: Record<string, unknown>): Action {
  refuseUnknown(operation, given);
  const own = ownParams(operation);
  const params = Object.fromEntries(Object.entries(given).filter(([key]) => own.includes(key)));
  const parsed = operation.params.safeParse(params);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  return { action: operation.name, target: readTarget(operation, given, own), params };
}

/** What models say beside a call, which asks for nothing. */
export const REMARKS = ['comment', 'explanation', 'reason', 'reasoning', 'thought', 'why'];

/** One that is left out in silence is taken for granted by whoever gave it. What is empty asks for nothing. */
function refuseUnknown(operation: ListedOperation, { target, ...given }: Record<string, unknown>): void {
  const { properties } = argumentsSchema(operation);
  const known = [
    ...Object.keys(properties),
    ...REMARKS,
    'description',
    ...(takesTarget(operation) ? ['ref'] : []),
  ];
  const inTarget = Object.keys(isRecord(target) ? target : {}).filter(
    key => !TARGET_KEYS.some(it => it === key),
  );
  const others = Object.keys(given).filter(
    key => !known.includes(key) && given[key] !== undefined && given[key] !== '',
  );
  const unknown = [...others, ...inTarget.map(key => `target.${key}`)].map(key => `arguments.${key}`);
  if (unknown.length === 0) return;
  const names = Object.keys(properties).join(', ') || 'none';
  throw invalid(operation, `${cleanText(unknown.join(', '))}: no such parameter (there are: ${names})`);
}

function readTarget(
  operation: ListedOperation,
  { target: nested, ...given }: Record<string, unknown>,
  own: readonly string[],
): Action['target'] {
  const named = TARGET_KEYS.filter(key => !own.includes(key) && key in given).map(key => [key, given[key]]);
  const target = tidyTarget({ ...(isRecord(nested) ? nested : {}), ...Object.fromEntries(named) });
  const parsed = targetSchema.safeParse(target);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  if (operation.emptyTarget === 'none' && !Object.values(parsed.data).some(Boolean)) {
    throw invalid(operation, 'an element must be named, by elementId or selector');
  }
  return parsed.data;
}

/** What the parameters of an operation are called. */
export function ownParams(operation: ListedOperation): string[] {
  return Object.keys(schemaOf(operation).properties);
}

/** What {@link readArguments} takes, as it is told to a model. */
export function argumentsSchema(operation: ListedOperation): ArgumentsSchema {
  const { properties, required } = schemaOf(operation);
  const target = takesTarget(operation) ? TARGET_PROPERTIES : {};
  return {
    type: 'object',
    properties: { ...target, ...properties },
    ...(required && required.length > 0 ? { required } : {}),
  };
}

/** The operation's own example in this form. */
export function exampleArguments({ example }: ListedOperation): Record<string, unknown> {
  return { ...example.target, ...example.params };
}

/** Whether these must be given: for all else that is there by the same name. */
export function requiresParam(operation: ListedOperation, key: string): boolean {
  return schemaOf(operation).required?.includes(key) === true;
}

const TARGET_PROPERTIES = {
  elementId: { type: 'string', description: 'the id (or ref) of an element of the page.' },
  selector: { type: 'string', description: 'a CSS selector with one visible match, instead.' },
} as const;

export function takesTarget({ inBrowser }: ListedOperation): boolean {
  return !inBrowser || inBrowser.takesTarget;
}

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z.optional(z.array(z.string())),
});

function schemaOf({ params }: ListedOperation): z.infer<typeof objectSchema> {
  return objectSchema.parse(z.toJSONSchema(params, { io: 'input' }));
}

function invalid(operation: ListedOperation, issues: string): PageError {
  const example = JSON.stringify(exampleArguments(operation));
  return new PageError(
    'InvalidArgument',
    `Wrong arguments for ${operation.name}: ${issues}. Example: ${example}`,
  );
}
