import * as z from 'zod';

export const scrapeVariables = z.object({
  SCRAPE: z.enum(['on', 'off'], { error: 'Expected on or off' }).default('off'),
});

export type ScrapeSettings = {
  /** Hosts that may be internal: `name` (with web ports) or `name:port`. */
  allowedHosts: readonly string[];
};

/** Undefined where the relay reads no pages for its callers. */
export function scrapeSettings(
  variables: z.output<typeof scrapeVariables> & { FETCH_ALLOW_HOSTS: readonly string[] },
): ScrapeSettings | undefined {
  return variables.SCRAPE === 'on' ? { allowedHosts: variables.FETCH_ALLOW_HOSTS } : undefined;
}
