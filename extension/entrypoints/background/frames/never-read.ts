import { rulingFor } from '../../../sites/site-rules.ts';
import { readSiteRules } from '../../../sites/stored-site-rules.ts';

/** Whether the person's rules say that nothing of an address is ever to be read. */
export async function isNeverRead(url: string): Promise<boolean> {
  return rulingFor(await readSiteRules(), url).rule === 'never-read';
}
