import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** One action of a page, or the call of another tool by its name. Without a value, any is right. */
const stepSchema = z.object({
  operation: z.string(),
  target: z.string().nullish(),
  value: z.union([z.string(), z.number(), z.boolean()]).transform(String).nullish(),
});
export type Step = z.output<typeof stepSchema>;

const rightSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('act'), steps: z.array(stepSchema) }),
  z.object({ do: z.literal('answer') }),
  z.object({ do: z.literal('find'), keyword: z.string().nullish() }),
]);
export type Right = z.output<typeof rightSchema>;

const pageSchema = z.object({
  url: z.string(),
  title: z.string(),
  elements: z.array(z.object({ id: z.string(), desc: z.string() })),
});

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  language: z.enum(['zh', 'en']),
  page: z.string(),
  request: z.string(),
  right: z.array(rightSchema).min(1),
  class: z.string().default(''),
});
export type StrangerRequest = z.output<typeof requestSchema>;

const requestSetSchema = z.object({
  pages: z.record(z.string(), pageSchema),
  requests: z.array(requestSchema),
});
export type RequestSet = z.output<typeof requestSetSchema>;

/** Throws on a request that names no page of the set. */
export function readRequestSet(path: string | URL): RequestSet {
  const set = requestSetSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const lost = set.requests.find(({ page }) => !(page in set.pages));
  if (lost) throw new Error(`Request ${lost.id} names the page "${lost.page}", which the set lacks.`);
  return set;
}

/** The sets kept here, by name. */
export const KEPT_SETS = ['own', 'open', 'held', 'blind'] as const;

export function readKeptSet(name: (typeof KEPT_SETS)[number]): RequestSet {
  return readRequestSet(new URL(`${name}.json`, import.meta.url));
}
