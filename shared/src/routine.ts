import * as z from 'zod/mini';

/** Per routine. A longer one is better cut into parts. */
export const MAX_STEPS = 200;
export const MAX_PARAMETERS = 100;

/** What stands for the value of a parameter in the texts of a step: `{{email}}`. */
export const PLACEHOLDER = /\{\{([\p{L}\p{N}_]{1,60})\}\}/gu;

const textSchema = z.string().check(z.maxLength(500));

const parameterSchema = z
  .object({
    name: z.string().check(z.regex(/^[\p{L}\p{N}_]{1,60}$/u)),
    type: z.enum(['text', 'number', 'date', 'choice', 'address']),
    /** As the page names the field. */
    label: textSchema,
    /** A password, a code, a card number: its value is in no file, and the person types it into the page. */
    secret: z.optional(z.literal(true)),
    /** The recorded value; never that of a secret. */
    default: z.optional(z.string().check(z.maxLength(10_000))),
  })
  .check(
    z.refine(({ secret, default: value }) => !secret || value === undefined, 'a secret has no default value'),
  );
export type RoutineParameter = z.infer<typeof parameterSchema>;

/** Names an element by what a person sees, so that it is found after the page was rebuilt. */
const targetSchema = z.object({
  /** The ARIA role, or `clickable`, `draggable`, `droparea`, `file` and `text` for elements without one. */
  role: z.string().check(z.minLength(1), z.maxLength(40)),
  name: textSchema,
  /** The heading, label or row that tells it from others of its name. */
  near: z.optional(textSchema),
  /** The origin of the frame that it is in, if that is not the page itself. */
  frame: z.optional(textSchema),
});
export type RoutineTarget = z.infer<typeof targetSchema>;

const stepSchema = z.object({
  operation: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Absent for what is done to the page as a whole. */
  target: z.optional(targetSchema),
  params: z._default(z.record(z.string(), z.unknown()), {}),
  /** The receipt that was recorded: a replay stops where its own differs. */
  expect: z._default(
    z.object({
      effect: z.optional(z.string().check(z.maxLength(40))),
      /** What the page said. */
      message: z.optional(textSchema),
      /** Where it led: origin and path. */
      url: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    {},
  ),
  /** It was first seen after the step before had run, so it may be missing until then. */
  appearsLater: z.optional(z.literal(true)),
});
export type RoutineStep = z.infer<typeof stepSchema>;

/** A conversation's completed actions as a file that replays them without a model. */
export const routineSchema = z
  .object({
    format: z.literal('assent-routine'),
    version: z.literal(1),
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    /** Origin and path of the page on which it was recorded. */
    url: z.optional(z.string().check(z.maxLength(2_000))),
    parameters: z.array(parameterSchema).check(z.maxLength(MAX_PARAMETERS)),
    steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(MAX_STEPS)),
  })
  .check(
    z.refine(
      ({ parameters }) => new Set(parameters.map(({ name }) => name)).size === parameters.length,
      'two parameters have the same name',
    ),
    z.refine(isDeclared, 'a step names a parameter that is not declared'),
  );
export type Routine = z.infer<typeof routineSchema>;

function isDeclared({
  parameters,
  steps,
  url = '',
}: {
  parameters: readonly { name: string }[];
  steps: unknown;
  url?: string | undefined;
}): boolean {
  const names = new Set(parameters.map(({ name }) => name));
  return [...JSON.stringify([steps, url]).matchAll(PLACEHOLDER)].every(([, name = '']) => names.has(name));
}
