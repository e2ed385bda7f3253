import * as z from 'zod/mini';

type Given<Schema extends z.core.SomeType> = z.core.output<Schema> | null | undefined;

type OptionalOrNull<Schema extends z.core.SomeType> = z.ZodMiniOptional<
  z.ZodMiniPipe<
    z.ZodMiniOptional<z.ZodMiniNullable<Schema>>,
    z.ZodMiniTransform<z.core.output<Schema> | undefined, Given<Schema>>
  >
>;

/** A key that may be left out, or be `null`: many serialisers write that for every key that has no value. */
export function optionalOrNull<Schema extends z.core.SomeType>(schema: Schema): OptionalOrNull<Schema> {
  return z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((given: Given<Schema>) => given ?? undefined),
    ),
  );
}
