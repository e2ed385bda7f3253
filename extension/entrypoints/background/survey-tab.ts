import type { Language } from '@assent/shared';
import { surveyDocument } from '../../messaging/ask-reader.ts';
import { NO_TRAITS, type PageTraits } from '../../page/page-traits.ts';
import { beforeDeadline } from './before-deadline.ts';
import { lookAtDocuments } from './look-at-documents.ts';
import { words } from './words.ts';

const DEADLINE_MS = 1_500;

/** What kinds of things are on the page of a tab. None of our scripts is put into it for that, and it tells no words. */
export async function surveyTab({
  tabId,
  language,
}: {
  tabId: number;
  language: Language;
}): Promise<PageTraits> {
  const looked = lookAtDocuments({ tabId }, [], language);
  const { probed } = await beforeDeadline(looked, DEADLINE_MS, words.noResponse[language]);
  const top = probed.find(({ isTop }) => isTop);
  if (!top) return NO_TRAITS;
  return beforeDeadline(surveyDocument(top), DEADLINE_MS, words.noResponse[language]);
}
