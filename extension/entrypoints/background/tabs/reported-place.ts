import { message } from '../../../messages/message.ts';
import { askPlace } from '../../../messaging/ask-reader.ts';
import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Place } from '../../../page/place.ts';
import { LONGEST_ADDRESS } from '../../../page/place.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { maskNamedSecrets } from '../frames/mask-named-secrets.ts';
import { isNeverRead } from '../frames/never-read.ts';
import { type Frame, reachFrames, reachTop } from '../frames/reach-frames.ts';

/** How long a page may take to say where it is. */
export const PLACE_DEADLINE_MS = 2_000;

/**
 * What the model may be told of where a tab is: what its page itself says without its secrets, and of one that does not
 * answer in time no more than its site. Empty where the browser tells us nothing; undefined for what is never to be read.
 */
export async function reportedPlace(
  { id, url, discarded, frozen }: Pick<chrome.tabs.Tab, 'id' | 'url' | 'discarded' | 'frozen'>,
  milliseconds: number = PLACE_DEADLINE_MS,
): Promise<Place | undefined> {
  if (id === undefined || !url) return { url: '', title: '' };
  if (await isNeverRead(url)) return undefined;
  const withoutAnswer = { url: siteOf(url), title: '' };
  if (discarded || frozen) return withoutAnswer;
  return orElse(withoutAnswer, async () => {
    const ask = async () => askPlace(await reachTop(id, 'read'));
    const place = await beforeDeadline(ask(), milliseconds, message('page.noResponse'));
    return { ...place, url: maskNamedSecrets(place.url) };
  });
}

/** An address that a document has to do with, without its secrets. Undefined for one that is never to be read. */
export async function reportedAddress(
  { tabId, documentId }: Pick<Frame, 'tabId' | 'documentId'>,
  address: string,
): Promise<string | undefined> {
  if (await isNeverRead(address)) return undefined;
  const told = await orElse({ url: siteOf(address), title: '' }, async () => {
    const ask = async () => {
      const { frames } = await reachFrames(tabId, 'read', { documentId });
      const frame = frames.find(reached => reached.documentId === documentId);
      if (!frame) throw new PageError('PageGone', message('page.replaced'));
      return askPlace(frame, address);
    };
    return beforeDeadline(ask(), PLACE_DEADLINE_MS, message('page.noResponse'));
  });
  return told && maskNamedSecrets(told.url);
}

/** Without what the page has a say in: what comes after a question mark or a hash, and on the web the path. */
function siteOf(url: string): string {
  const { origin, protocol } = new URL(url);
  return /^https?:$/u.test(protocol) ? origin : cleanText(url.replace(/[?#].*$/su, ''), LONGEST_ADDRESS);
}

/** What cannot be looked at, or does not answer, is told without it. Undefined where a rule forbids the look. */
async function orElse(otherwise: Place, ask: () => Promise<Place>): Promise<Place | undefined> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof SiteRefusal) return undefined;
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return otherwise;
    throw thrown;
  }
}
