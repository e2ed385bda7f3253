import { reportDefect } from '../observability/describe-defect.ts';
import { openDatabase } from '../open-store.ts';
import { notifyOperator } from '../runtime/notify-operator.ts';
import type { StoreSettings } from '../settings/store.ts';
import type { Database } from '../store/sql/database.ts';

/**
 * The database of a relay, for a command beside it. `instead`: how to do the same while the relay uses its folder, which is
 * locked then. Undefined for a relay that keeps everything in memory.
 */
export async function openCommandDatabase(
  settings: StoreSettings,
  instead: string,
): Promise<Database | undefined> {
  try {
    return await openDatabase(settings, { report: reportDefect, notifyOperator });
  } catch (cause) {
    if (settings.home !== 'folder' || !(cause instanceof Error)) throw cause;
    throw new Error(`${cause.message} While a relay uses the folder, ${instead}.`, { cause });
  }
}
