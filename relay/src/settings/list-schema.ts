import * as z from 'zod';

/** Items with commas between them, each read by `read`, which gives `undefined` for one that can't be meant. */
export function listSchema(
  read: (item: string) => string | undefined,
  error: string,
): z.ZodType<string[], string> {
  return z
    .string()
    .transform(list => list.split(',').map(item => item.trim()))
    .transform(items => items.filter(item => item !== '').map(read))
    .pipe(z.array(z.string({ error })));
}
