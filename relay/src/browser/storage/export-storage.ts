import { MAX_STORAGE_BYTES, type StorageState, storageStateSchema } from '@assent/shared';
import type { BrowserContext } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';
import { withBrowserPage } from './with-browser-page.ts';

/** On disk, before it is read: what is larger is not read into this process. */
const MAX_DATABASE_BYTES = 4 * MAX_STORAGE_BYTES;

/**
 * The cookies, localStorage and IndexedDB of a session, in Playwright's form. `origins` are those whose databases are measured
 * first. Throws `storage_too_large` for more than what an import takes.
 */
export async function exportStorage(
  context: BrowserContext,
  { origins, indexedDB = true }: { origins: Iterable<string>; indexedDB?: boolean | undefined },
): Promise<StorageState> {
  if (indexedDB && (await databaseBytes(context, origins)) > MAX_DATABASE_BYTES) throw tooLarge();
  const read = storageStateSchema.safeParse(await context.storageState({ indexedDB }));
  if (!read.success || Buffer.byteLength(JSON.stringify(read.data)) > MAX_STORAGE_BYTES) throw tooLarge();
  return read.data;
}

async function databaseBytes(context: BrowserContext, origins: Iterable<string>): Promise<number> {
  return withBrowserPage(context, async session => {
    let bytes = 0;
    for (const origin of origins) {
      const { usageBreakdown } = await session.send('Storage.getUsageAndQuota', { origin });
      bytes += usageBreakdown.find(({ storageType }) => storageType === 'indexeddb')?.usage ?? 0;
    }
    return bytes;
  });
}

function tooLarge(): HttpError {
  return new HttpError(
    413,
    'storage_too_large',
    `The storage of this session is larger than ${MAX_STORAGE_BYTES} bytes. Clear what is not needed, or export it with \`indexedDB: false\`.`,
  );
}
