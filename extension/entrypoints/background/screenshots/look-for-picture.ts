import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { locateInFrame, measureFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { PictureRequest, PictureSubject } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import { holdsSite } from '../../../sites/holds-site.ts';
import { askFrames } from '../frames/ask-frames.ts';
import type { Frame } from '../frames/reach-frames.ts';
import { tabOf } from '../tabs/tabs.ts';
import { picturableFrames, topOf } from './cover-frames.ts';

/** Previews the content of a picture. Throws as `takePicture` would, as far as is known beforehand. */
export async function lookForPicture(
  { tabId, part, target }: PictureRequest,
  language: Language,
): Promise<PictureSubject> {
  const { active: isInFront, url = '' } = await tabOf(tabId);
  const { frames } = await picturableFrames(tabId);
  const facts = { isBehind: !isInFront, isKnownAllowed: await isKnownAllowed(url) };
  if (part === 'element') return { ...(await located(frames, target, language)), ...facts };
  const extent = await askDocument(measureFrame, topOf(frames), {});
  const height = part === 'page' ? extent.pageHeight : extent.viewHeight;
  return { width: extent.viewWidth, height, ...facts };
}

/**
 * Chromium (156) allows captures with the permission `<all_urls>`, or after a click on our icon in the tab, which no API
 * reports. But a readable site without a host permission implies such a click.
 */
async function isKnownAllowed(url: string): Promise<boolean> {
  if (await chrome.permissions.contains({ origins: ['<all_urls>'] })) return true;
  return url.startsWith('http') && !(await holdsSite(url));
}

/** Finds the element that a picture would show, and remembers it in its document. */
export async function located(
  frames: readonly Frame[],
  target: PictureRequest['target'],
  language: Language,
): Promise<Pick<PictureSubject, 'facts' | 'width' | 'height'>> {
  const answers = await askFrames(frames, frame => askDocument(locateInFrame, frame, { target, language }));
  const found = answers.flatMap(({ answer }) => (answer.status === 'found' ? [answer] : []));
  const [only, another] = found;
  if (!only) throw new PageError('ElementNotFound', message('target.notOnPage'));
  if (another) throw new PageError('InvalidArgument', message('target.severalFrames'));
  return { facts: only.facts, width: Math.round(only.box.width), height: Math.round(only.box.height) };
}
