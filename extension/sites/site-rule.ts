import * as z from 'zod/mini';

/**
 * What Assent may do on a site. `ask`: everything, each call after an approval. `read-only`: pages are read, and what
 * has an effect beyond reading and marking is refused. `never-read`: nothing of its pages is looked at.
 */
export const siteRuleSchema = z.enum(['ask', 'read-only', 'never-read']);
export type SiteRule = z.infer<typeof siteRuleSchema>;

/** Mildest first. */
export const SITE_RULES = siteRuleSchema.options;

export function strictest(rules: readonly SiteRule[]): SiteRule {
  return SITE_RULES.findLast(rule => rules.includes(rule)) ?? 'ask';
}
