import * as z from 'zod/mini';

/**
 * What Assent may do on a site. `ask`: everything, each call after an approval. `read-only`: pages are read, and what
 * has an effect beyond reading and marking in them is refused, as is leaving them or loading them again. To ask for a page or
 * a file is to read it, and tabs are the browser's, so these are approved as elsewhere. `never-read`: nothing of its pages
 * is looked at.
 */
export const siteRuleSchema = z.enum(['ask', 'read-only', 'never-read']);
export type SiteRule = z.infer<typeof siteRuleSchema>;

/** Mildest first. */
export const SITE_RULES = siteRuleSchema.options;

export function strictest(rules: readonly SiteRule[]): SiteRule {
  return SITE_RULES.findLast(rule => rules.includes(rule)) ?? 'ask';
}
