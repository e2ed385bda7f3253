import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * The visible, uncovered elements that peers find on a page, checked by hand: `no` is the reason why one is not
 * interactive, `or` names an equivalent element, such as the hidden field of an editor.
 */
const labelSchema = z.strictObject({
  selector: z.string(),
  text: z.string(),
  no: z.optional(z.string()),
  or: z.optional(z.array(z.string())),
});
export type Label = z.infer<typeof labelSchema>;

export function labelsFile(page: string): URL {
  return new URL(`labels/${page.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.json`, import.meta.url);
}

/** Undefined for a page without checked labels. */
export function readLabels(page: string): Label[] | undefined {
  const file = labelsFile(page);
  return existsSync(file) ? z.array(labelSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
