import type { StorageState } from '@assent/shared';
import type { BrowserContext } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';

/**
 * Replaces the cookies, localStorage and IndexedDB of a session. Playwright opens each origin in a page of its own and answers
 * that page itself, so that nothing is fetched.
 */
export async function importStorage(context: BrowserContext, state: StorageState): Promise<void> {
  try {
    await context.setStorageState(state);
  } catch (cause) {
    throw new HttpError(
      400,
      'storage_refused',
      'The browser takes no such storage: a cookie or a database in it is not valid. The storage of the session may be incomplete now.',
      { cause },
    );
  }
}
