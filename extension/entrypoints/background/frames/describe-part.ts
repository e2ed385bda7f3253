import * as z from 'zod/mini';
import { message } from '../../../messages/message.ts';
import type { AnswerOf, RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { PageError } from '../../../page/page-error.ts';
import { findPart } from './find-part.ts';
import { beforeDeadline } from './page-failures.ts';
import { lookAtTab } from './reach-frames.ts';

const DEADLINE_MS = 5_000;

const foundSchema = z.nullish(z.object({ text: z.string(), picture: z.optional(z.string()) }));

/** What a page says of a link or a picture of its own. Empty where it has none with this address. */
export async function describePart({
  tabId,
  kind,
  url,
}: RequestOf<typeof messages.describePart>): Promise<AnswerOf<typeof messages.describePart>> {
  const { probed } = await lookAtTab(tabId);
  if (probed.some(({ isTop, found }) => isTop && found.type === 'application/pdf'))
    throw new PageError('Unsupported', message('page.pdf'));
  const target = { tabId, documentIds: probed.map(({ documentId }) => documentId) };
  const asked = chrome.scripting.executeScript({ target, func: findPart, args: [kind, url] });
  const answers = await beforeDeadline(asked, DEADLINE_MS);
  const found = answers.flatMap(({ result }) => foundSchema.safeParse(result).data ?? [])[0];
  return found ? { ...found, text: cleanText(found.text) } : { text: '' };
}
