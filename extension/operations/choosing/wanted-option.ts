import * as z from 'zod/mini';
import { type Choice, isSameName, matchOption } from './match-option.ts';

const text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));

/** An option by its text or value, or as automation libraries name it: by all that is given. The first index is 0. */
export const wantedSchema = z.union([
  text,
  z.strictObject({ value: z.optional(text), label: z.optional(text), index: z.optional(z.int()) }),
]);
export type Wanted = z.infer<typeof wantedSchema>;

export function wantedOption<Option extends Choice>(
  options: readonly Option[],
  wanted: Wanted,
): Option | undefined {
  if (typeof wanted === 'string') return matchOption(options, wanted);
  const { value, label, index } = wanted;
  if (nameOf(wanted) === '') return undefined;
  return options.find(
    (option, at) =>
      (value === undefined || option.value === value) &&
      (label === undefined || isSameName(option.label, label)) &&
      (index === undefined || at === index),
  );
}

/** In a list that the page draws itself, only words can be found. */
export function nameOf(wanted: Wanted): string {
  if (typeof wanted === 'string') return wanted;
  return wanted.label ?? wanted.value ?? String(wanted.index ?? '');
}
