import { type AskedAbout, type PagePart, watchAskedAbout } from '../../../messaging/asked-about.ts';
import { PageError } from '../../../page/page-error.ts';
import { maskShapes } from '../../../page/secrets/mask-shapes.ts';
import { fileNameIn } from '../attachments/fetch-file.ts';
import type { Quote } from '../conversation/conversation.ts';
import type { PageAccess } from '../ports/page-access.ts';

type PageAsked = Pick<PageAccess, 'readSelection' | 'describePart' | 'listTabs'>;

/** What the question is about: a text of the page, or a picture. Neither for the page as a whole. */
export interface Subject {
  quote?: Quote | undefined;
  picture?: File;
}

/**
 * Receives what the person selected in the page's context menu in this window. Nothing is sent. `fetchPicture`: for a picture
 * that the page can't draw, if the panel may load it; `takesPictures`: whether the model that answers does.
 */
export async function takeAskedAbout(
  page: PageAsked,
  pictures: PictureAccess,
  take: (subject: Subject) => void,
): Promise<void> {
  const { id } = await chrome.windows.getCurrent();
  if (id === undefined) return;
  watchAskedAbout(id, asked => void subjectOf(page, pictures, asked).then(take));
}

export interface PictureAccess {
  takesPictures(): Promise<boolean>;
  fetchPicture(url: string): Promise<File | undefined>;
}

async function subjectOf(page: PageAsked, pictures: PictureAccess, asked: AskedAbout): Promise<Subject> {
  const { part } = asked;
  if (!part)
    return asked.isSelection ? { quote: await quoteOf(page, asked, await readSelected(page, asked)) } : {};
  const described = await describe(page, asked, part);
  if (!described) return {};
  if (part.kind === 'picture' && (await pictures.takesPictures())) {
    const drawn = described.picture === undefined ? undefined : fileOf(described.picture, part.url);
    const picture = drawn ?? (await pictures.fetchPicture(part.url));
    if (picture) return { picture };
  }
  // An embedded picture has no address worth reading.
  const address = /^https?:/u.test(part.url) ? part.url : '';
  return {
    quote: await quoteOf(page, asked, maskShapes([described.text, address].filter(Boolean).join('\n'))),
  };
}

/** Undefined where a rule forbids to read the page; without words where no page can answer. */
async function describe(
  page: PageAsked,
  { tabId }: AskedAbout,
  part: PagePart,
): Promise<{ text: string; picture?: string | undefined } | undefined> {
  try {
    return await page.describePart(tabId, part);
  } catch (thrown) {
    if (!(thrown instanceof PageError)) throw thrown;
    return thrown.type === 'NotPermitted' ? undefined : { text: '' };
  }
}

/** `picture`: a PNG as a `data:` address. */
function fileOf(picture: string, url: string): File {
  const bytes = Uint8Array.from(atob(picture.replace(/^[^,]*,/u, '')), each => each.charCodeAt(0));
  const name = /^https?:/u.test(url) ? fileNameIn(url) : 'picture.png';
  return new File([bytes], name, { type: 'image/png' });
}

async function quoteOf(page: PageAsked, { tabId }: AskedAbout, given: string): Promise<Quote | undefined> {
  const text = given.trim();
  if (text === '') return undefined;
  const [tab] = (await page.listTabs([tabId])).tabs;
  return { text, url: tab?.url ?? '', title: tab?.title ?? '' };
}

/** The selection as the page reports it, without secrets; the browser's own text, masked by its form, only where no page can answer. */
async function readSelected(page: PageAsked, asked: AskedAbout): Promise<string> {
  try {
    return (await page.readSelection({ tabId: asked.tabId })).text;
  } catch (thrown) {
    // A PDF viewer has no page for us. What a rule forbids to read stays unread.
    if (thrown instanceof PageError && thrown.type === 'Unsupported') return maskShapes(asked.text ?? '');
    if (thrown instanceof PageError) return '';
    throw thrown;
  }
}
