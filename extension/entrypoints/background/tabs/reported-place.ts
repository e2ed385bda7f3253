import { askPlace } from '../../../messaging/ask-reader.ts';
import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { PageError } from '../../../page/page-error.ts';
import { MAX_SHOWN_ADDRESS, type Place } from '../../../page/place.ts';
import { maskAddress } from '../../../page/secrets/mask-address.ts';
import { isNeverRead } from '../frames/current-rules.ts';
import { requireFrame } from '../frames/frame-guards.ts';
import { beforeDeadline } from '../frames/page-failures.ts';
import { type Frame, reachFrames, reachTop } from '../frames/reach-frames.ts';

export const PLACE_DEADLINE_MS = 2_000;

/**
 * The place of a tab as the model may see it: the page's own report without secrets, or only the site when the page does not
 * answer in time. Empty where the browser reports no address; undefined for a blocked page.
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
    const place = await beforeDeadline(ask(), milliseconds);
    return { ...place, url: maskAddress(place.url) };
  });
}

/** An address found in a document, without its secrets. Undefined for a blocked one. */
export async function reportedAddress(
  { tabId, documentId }: Pick<Frame, 'tabId' | 'documentId'>,
  address: string,
): Promise<string | undefined> {
  if (await isNeverRead(address)) return undefined;
  const reported = await orElse({ url: siteOf(address), title: '' }, async () => {
    const ask = async () => {
      const { frames } = await reachFrames(tabId, 'read', { documentId });
      return askPlace(requireFrame(frames, documentId), address);
    };
    return beforeDeadline(ask(), PLACE_DEADLINE_MS);
  });
  return reported && maskAddress(reported.url);
}

/** Without the query and fragment, and on the web without the path: the page chooses these. */
function siteOf(url: string): string {
  const { origin, protocol } = new URL(url);
  return /^https?:$/u.test(protocol) ? origin : cleanText(url.replace(/[?#].*$/su, ''), MAX_SHOWN_ADDRESS);
}

/** The answer, or `otherwise` when nobody may look or answers. Undefined where a rule blocks the look. */
async function orElse(otherwise: Place, ask: () => Promise<Place>): Promise<Place | undefined> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof SiteRefusal) return undefined;
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return otherwise;
    throw thrown;
  }
}
