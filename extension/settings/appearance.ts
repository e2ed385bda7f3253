import { type Language, languageSchema } from '@assent/shared';
import type { Settings } from './settings.ts';

/** `auto` follows the browser without its region: `zh-TW` is `zh`. Unsupported languages become English. */
export function resolveLanguage(setting: Settings['language'], browserLanguage: string): Language {
  if (setting !== 'auto') return setting;
  const [language] = browserLanguage.toLowerCase().split('-');
  return languageSchema.options.find(option => option === language) ?? 'en';
}

/** Sets the language and theme on the root element, for CSS (tokens.css) and screen readers. */
export function applyAppearance(root: HTMLElement, locale: string, theme: Settings['theme']): void {
  root.lang = locale;
  root.dataset.theme = theme;
}
