import { message } from '../../../messages/message.ts';
import type { Download } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { isNeverRead } from '../frames/never-read.ts';

const DEADLINE_MS = 8_000;
const LOOK_MS = 100;
const SAFE = ['safe', 'accepted', 'allowlistedByPolicy', 'deepScannedSafe'];

/** Whether the person has let us have files fetched, which they are asked for with the approval. */
export function mayDownload(): Promise<boolean> {
  return chrome.permissions.contains({ permissions: ['downloads'] });
}

/** Has the browser fetch a file, and waits until it is there, or for a while. */
export async function downloadFile(url: string): Promise<Download> {
  if (!(await mayDownload())) throw new PageError('NotPermitted', message('download.notAllowed'));
  const id = await chrome.downloads.download({ url, conflictAction: 'uniquify' }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PageError('NavigationError', message('download.failed', { reason }), { cause });
  });
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const [item] = await chrome.downloads.search({ id });
    // The browser tells of a file only when its server has answered, so after all redirects.
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

/** Whether it goes on or is finished by now; of a file that never had a name there is none to remove. */
async function drop(id: number): Promise<void> {
  await chrome.downloads.cancel(id);
  await chrome.downloads.removeFile(id).catch(() => undefined);
  await chrome.downloads.erase({ id });
}

function stateOf({ state, danger }: chrome.downloads.DownloadItem): Download['state'] {
  if (!SAFE.includes(danger)) return 'asks';
  return state === 'complete' ? 'finished' : 'going-on';
}

/** The folder would tell the name of the person. */
function nameIn(path: string): string {
  return path.split(/[\\/]/u).at(-1) ?? '';
}
