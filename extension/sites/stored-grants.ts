import * as z from 'zod/mini';
import { watchStored } from '../storage/watch-stored.ts';
import { grantForToday, isInForce, type ReadingGrant, readingGrantSchema } from './reading-grant.ts';

const KEY = 'readingGrants';

/** What cannot be read grants nothing. */
const storedSchema = z.catch(z.array(readingGrantSchema), []);

/** Those that are in force now. */
export async function readGrants(): Promise<ReadingGrant[]> {
  const stored = await chrome.storage.local.get(KEY);
  return storedSchema.parse(stored[KEY]).filter(grant => isInForce(grant, Date.now()));
}

export async function giveGrant(origin: string): Promise<ReadingGrant> {
  const grant = grantForToday(origin, Date.now());
  await changeGrants(grants => [...grants.filter(each => each.origin !== origin), grant]);
  return grant;
}

export async function revokeGrant(origin: string): Promise<void> {
  await changeGrants(grants => grants.filter(each => each.origin !== origin));
}

/** A part of "delete everything". */
export async function clearGrants(): Promise<void> {
  await changeGrants(() => []);
}

/** What has ended goes with the next change. */
async function changeGrants(change: (grants: ReadingGrant[]) => ReadingGrant[]): Promise<void> {
  await navigator.locks.request(KEY, async () => {
    await chrome.storage.local.set({ [KEY]: change(await readGrants()) });
  });
}

export function watchGrants(changed: (grants: ReadingGrant[]) => void): () => void {
  return watchStored(KEY, stored => changed(storedSchema.parse(stored)));
}
