import { message } from '../../../messages/message.ts';
import type { Download } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { isNeverRead } from '../frames/current-rules.ts';

const DEADLINE_MS = 8_000;
const LOOK_MS = 100;
const SAFE = ['safe', 'accepted', 'allowlistedByPolicy', 'deepScannedSafe'];

/** Whether the user has granted the optional permission, which the approval requests. */
export function mayDownload(): Promise<boolean> {
  return chrome.permissions.contains({ permissions: ['downloads'] });
}

/** Starts a download, and waits until it is finished or {@link DEADLINE_MS} have passed. */
export async function downloadFile(url: string): Promise<Download> {
  if (!(await mayDownload())) throw new PageError('NotPermitted', message('download.notAllowed'));
  const id = await chrome.downloads.download({ url, conflictAction: 'uniquify' }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PageError('NavigationError', message('download.failed', { reason }), { cause });
  });
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const [item] = await chrome.downloads.search({ id });
    // The browser reports a file after all redirects.
    if (item && (await isNeverRead(item.finalUrl))) {
      await drop(id);
      throw new PageError('NotPermitted', message('download.ledToNeverRead'));
    }
    if (!item || item.error) {
      const reason = item?.error ?? 'USER_CANCELED';
      throw new PageError('NavigationError', message('download.failed', { reason }));
    }
    const state = stateOf(item);
    if (state !== 'going-on' || Date.now() > deadline)
      return { state, name: nameIn(item.filename), bytes: item.bytesReceived };
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
}

/** Removes a running or finished download; a file without a name cannot be removed. */
async function drop(id: number): Promise<void> {
  await chrome.downloads.cancel(id);
  await chrome.downloads.removeFile(id).catch(() => undefined);
  await chrome.downloads.erase({ id });
}

function stateOf({ state, danger }: chrome.downloads.DownloadItem): Download['state'] {
  if (!SAFE.includes(danger)) return 'asks';
  return state === 'complete' ? 'finished' : 'going-on';
}

/** The folder may contain the user's name. */
function nameIn(path: string): string {
  return path.split(/[\\/]/u).at(-1) ?? '';
}
