import type { Language } from '@assent/shared';
import type { Download } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Told, UserFacingError } from '../../../page/user-facing-error.ts';
import { isNeverRead } from '../frames/never-read.ts';

const downloadWords = {
  notAllowed: {
    zh: {
      message:
        '还没有允许 Assent 下载文件，所以什么都没有下载。请重新提出 download：批准时浏览器会询问，由用户允许；或者让用户亲手下载。',
      forPerson:
        '浏览器还没有允许 Assent 下载文件，所以什么都没有下载。让助手重新提出，并在浏览器询问时选择允许；或者自己下载。',
    },
    en: {
      message:
        'Assent may not download files yet, so nothing was fetched. Propose download again: with the approval the browser asks the person, who can allow it; or they can download it by hand.',
      forPerson:
        'The browser does not let Assent download files yet, so nothing was fetched. Have it proposed again and allow it when the browser asks, or download the file yourself.',
    },
  },
  ledToNeverRead: {
    zh: {
      message:
        '这个地址把下载转到了一个在 Assent 中被设为“从不读取”的网站，所以已经取消，文件没有保留，也不会告诉它的任何信息。不要再试；请告诉用户，由用户亲手下载。',
      forPerson:
        '这个地址把下载转到了一个你设为“从不读取”的网站，所以已经取消，文件没有保留。需要的话请自己下载。',
    },
    en: {
      message:
        'The address led the download on to a site that the person has set to “never read” in Assent, so it was cancelled, the file was not kept and nothing of it is told. Do not try again; tell the person, who can download it by hand.',
      forPerson:
        'The address led the download on to a site that you have set to “never read”, so it was cancelled and the file was not kept. Download it yourself if you want it.',
    },
  },
  failed: {
    zh: (reason: string) => `文件没有下载成功，浏览器给出的原因是 ${reason}。请检查地址，或手动下载。`,
    en: (reason: string) =>
      `The file was not downloaded. The browser's reason: ${reason}. Check the address; it may also be downloaded by hand.`,
  },
} as const satisfies Record<string, Record<Language, Told | ((reason: string) => string)>>;

const DEADLINE_MS = 8_000;
const LOOK_MS = 100;
const SAFE = ['safe', 'accepted', 'allowlistedByPolicy', 'deepScannedSafe'];

/** Whether the person has let us have files fetched, which they are asked for with the approval. */
export function mayDownload(): Promise<boolean> {
  return chrome.permissions.contains({ permissions: ['downloads'] });
}

/** Has the browser fetch a file, and waits until it is there, or for a while. */
export async function downloadFile(url: string, language: Language): Promise<Download> {
  if (!(await mayDownload())) throw new UserFacingError('NotPermitted', downloadWords.notAllowed[language]);
  const id = await chrome.downloads.download({ url, conflictAction: 'uniquify' }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PageError('NavigationError', downloadWords.failed[language](reason), { cause });
  });
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const [item] = await chrome.downloads.search({ id });
    // The browser tells of a file only when its server has answered, so after all redirects.
    if (item && (await isNeverRead(item.finalUrl))) {
      await drop(id);
      throw new UserFacingError('NotPermitted', downloadWords.ledToNeverRead[language]);
    }
    if (!item || item.error) {
      const reason = item?.error ?? 'USER_CANCELED';
      throw new PageError('NavigationError', downloadWords.failed[language](reason));
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
