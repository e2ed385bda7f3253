import * as z from 'zod/mini';
import type { ListedOperation } from '../operations/listed-operation.ts';

interface ArgumentsSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required?: string[];
}

/** The keys that name an element, beside the parameters of an operation that has none of that name itself. */
export const TARGET_KEYS = ['elementId', 'ref', 'selector', 'description'] as const;

/** What models say beside a call, which asks for nothing. */
export const REMARKS = ['comment', 'explanation', 'reason', 'reasoning', 'thought', 'why'];

/** What the parameters of an operation are called. */
export function ownParams(operation: ListedOperation): string[] {
  return Object.keys(schemaOf(operation).properties);
}

/** What an operation takes without any nesting, as it is told to a model. */
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
