import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * What peers find in view and not covered on a page, checked by hand: `no` says why it is nothing to act on, `or` names
 * what else stands for the same, as an editor's hidden field does for its text.
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

/** Undefined when nobody has checked the page yet. */
export function readLabels(page: string): Label[] | undefined {
  const file = labelsFile(page);
  return existsSync(file) ? z.array(labelSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
