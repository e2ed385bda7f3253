import type { Language } from '@assent/shared';
import type { Settings } from './settings.ts';

/** `auto` follows the browser: Chinese of any region is zh, everything else reads English. */
export function resolveLanguage(setting: Settings['language'], browserLanguage: string): Language {
  if (setting !== 'auto') return setting;
  return browserLanguage.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
