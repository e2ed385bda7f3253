import { parsePattern } from '../../extension/sites/site-pattern.ts';
import type { SiteRule } from '../../extension/sites/site-rules.ts';
import type { Extension } from './in-extension.ts';

/** Sets the rules of sites as the options page stores them; those from before are there no more. */
export async function setRules(
  { evaluate }: Extension,
  given: Readonly<Record<string, SiteRule>>,
): Promise<void> {
  const siteRules = Object.entries(given).map(([typed, rule]) => ({ pattern: parsePattern(typed), rule }));
  await evaluate(`chrome.storage.local.set({ siteRules: ${JSON.stringify(siteRules)} })`);
}
