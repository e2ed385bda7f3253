import { message } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';

const LOAD_DEADLINE_MS = 10_000;

/**
 * The tab once it has loaded, or as it is after ten seconds or at `latest` (in milliseconds since 1970): a page that loads for
 * ever can still be read.
 * `PageGone` when the tab is closed meanwhile.
 */
export async function whenTabLoaded(tabId: number, latest: number): Promise<chrome.tabs.Tab> {
  await new Promise<void>((resolve, reject) => {
    const finish = (): void => {
      chrome.tabs.onUpdated.removeListener(onUpdated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
      clearTimeout(deadline);
      resolve();
    };
    const onUpdated = (updatedId: number, change: { status?: string | undefined }): void => {
      if (updatedId === tabId && change.status === 'complete') finish();
    };
    const onRemoved = (removedId: number): void => {
      if (removedId === tabId) finish();
    };
    const deadline = setTimeout(finish, Math.min(LOAD_DEADLINE_MS, latest - Date.now()));
    chrome.tabs.onUpdated.addListener(onUpdated);
    chrome.tabs.onRemoved.addListener(onRemoved);
    getTab(tabId).then(tab => {
      if (tab.status === 'complete') finish();
    }, reject);
  });
  return getTab(tabId);
}

async function getTab(tabId: number): Promise<chrome.tabs.Tab> {
  try {
    return await chrome.tabs.get(tabId);
  } catch (cause) {
    throw new PageError('PageGone', message('tab.closed'), { cause });
  }
}
