import { scrapedLinkSchema, scrapedMetadataSchema } from '@assent/shared';
import * as z from 'zod';

/** What a thread is asked to do with one page. */
const pageAskSchema = z.object({
  kind: z.literal('page'),
  html: z.string(),
  url: z.string(),
  /** Whether menus, footers and the like are left out. */
  onlyMainContent: z.boolean(),
  /** CSS selectors; an empty list means everything. */
  includeTags: z.array(z.string()),
  excludeTags: z.array(z.string()),
  /** Whether the content is made; links, metadata and signs always are. */
  wantsContent: z.boolean(),
});
export type PageAsk = z.output<typeof pageAskSchema>;

/** What a thread is asked to check: a schema of a stranger can take as long as a page. */
const checkAskSchema = z.object({
  kind: z.literal('check'),
  schema: z.record(z.string(), z.unknown()),
  /** Absent: only the schema itself is checked. */
  value: z.unknown(),
});
export type CheckAsk = z.output<typeof checkAskSchema>;

/** The one problem of a value whose check took too long. Shorter texts help a pattern that backtracks. */
export const CHECK_STOPPED = 'answer: It takes too long to check against the schema. Make its texts shorter';

export const threadAskSchema = z.discriminatedUnion('kind', [pageAskSchema, checkAskSchema]);
export type ThreadAsk = z.output<typeof threadAskSchema>;

/** What tells a page from a shell of scripts, from a bot wall and from a login. */
const pageSignsSchema = z.object({
  title: z.string(),
  /** Of the first level. */
  heading: z.string(),
  /** The first characters that a visitor sees without scripts. */
  text: z.string(),
  textLength: z.number(),
  /** What `<noscript>` says. */
  noscript: z.string(),
  /** Scripts that run. */
  scripts: z.number(),
  /** A container of a script framework with nothing in it. */
  hasEmptyRoot: z.boolean(),
  passwords: z.number(),
  /** Fields to write in or to choose from, passwords included. */
  fields: z.number(),
  /** The widget of a captcha. */
  hasCaptcha: z.boolean(),
});
export type PageSigns = z.output<typeof pageSignsSchema>;

const pageReadingSchema = z.object({
  kind: z.literal('page'),
  title: z.string(),
  markdown: z.string(),
  html: z.string(),
  links: z.array(scrapedLinkSchema),
  /** The addresses that the whole page leads to, whatever is read of it. */
  outgoing: z.array(z.string()),
  metadata: scrapedMetadataSchema,
  signs: pageSignsSchema,
  /** Elements that `includeTags` match. */
  included: z.number(),
});
export type PageReading = z.output<typeof pageReadingSchema>;

/** A regular expression of a schema that can't be checked. */
const badPatternSchema = z.object({
  pattern: z.string(),
  /** Where it stands. */
  path: z.array(z.string()),
  /** Words of the JavaScript engine, such as "Invalid group". */
  reason: z.string(),
});
export type BadPattern = z.output<typeof badPatternSchema>;

/** A keyword of a schema that has a value which it can't have. */
const badKeywordSchema = z.object({ path: z.array(z.string()), reason: z.string() });
export type BadKeyword = z.output<typeof badKeywordSchema>;

export const threadAnswerSchema = z.discriminatedUnion('kind', [
  pageReadingSchema,
  z.object({ kind: z.literal('bad-selector'), path: z.string() }),
  /** None: the schema is usable, and the value fits. */
  z.object({ kind: z.literal('checked'), problems: z.array(z.string()) }),
  z.object({ kind: z.literal('bad-schema') }),
  badKeywordSchema.extend({ kind: z.literal('bad-keyword') }),
  badPatternSchema.extend({ kind: z.literal('bad-pattern') }),
]);
export type ThreadAnswer = z.output<typeof threadAnswerSchema>;
