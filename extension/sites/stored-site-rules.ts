import * as z from 'zod/mini';
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

/** Calls back on every change, from whichever page it was made. Returns a function that stops it. */
export function watchSiteRules(changed: (rules: PersonRule[]) => void): () => void {
  const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
    const change = area === 'local' ? changes[KEY] : undefined;
    if (change) changed(parseRules(change.newValue));
  };
  chrome.storage.onChanged.addListener(listener);
  return () => chrome.storage.onChanged.removeListener(listener);
}
