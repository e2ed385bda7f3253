import type { Language } from '@assent/shared';
import { en, type OfflineMessages } from './en.ts';
import { zh } from './zh.ts';

const catalogs: Record<Language, OfflineMessages> = { en, zh };

export function offlineMessages(language: Language): OfflineMessages {
  return catalogs[language];
}

/** Of every language: a question of ours in the history is known by its words. */
export function everyOfflineMessage(select: (messages: OfflineMessages) => string): string[] {
  return Object.values(catalogs).map(select);
}
