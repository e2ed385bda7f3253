import * as z from 'zod/mini';
import { watchStored } from '../storage/watch-stored.ts';
import { type PersonRule, personRuleSchema } from './site-rules.ts';

const KEY = 'siteRules';

/** Each by itself, so that one that cannot be read does not take the others along. */
const storedSchema = z.catch(z.array(z.unknown()), []);

function parseRules(stored: unknown): PersonRule[] {
  return storedSchema.parse(stored).flatMap(each => {
    const parsed = personRuleSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Read afresh whenever it counts: about a millisecond, and a rule holds from the moment that it is set. */
export async function readSiteRules(): Promise<PersonRule[]> {
  const stored = await chrome.storage.local.get(KEY);
  return parseRules(stored[KEY]);
}

/** Changes the rules as they are stored now, and not as a page that is open since yesterday remembers them. */
export async function changeSiteRules(change: (rules: PersonRule[]) => PersonRule[]): Promise<void> {
  await navigator.locks.request(KEY, async () => {
    await chrome.storage.local.set({ [KEY]: change(await readSiteRules()) });
  });
}

export function watchSiteRules(changed: (rules: PersonRule[]) => void): () => void {
  return watchStored(KEY, stored => changed(parseRules(stored)));
}
