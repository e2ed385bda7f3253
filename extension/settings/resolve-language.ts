import { type Language, languageSchema } from '@assent/shared';
import type { Settings } from './settings.ts';

/** `auto` follows the browser, whatever the region: `zh-TW` is `zh`. A language that we do not speak reads English. */
export function resolveLanguage(setting: Settings['language'], browserLanguage: string): Language {
  if (setting !== 'auto') return setting;
  const [language] = browserLanguage.toLowerCase().split('-');
  return languageSchema.options.find(option => option === language) ?? 'en';
}
