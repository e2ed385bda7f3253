import type { Bilingual, Language } from '@assent/shared';

const en = {
  language: 'Language',
  languageAuto: 'Automatic',
  theme: 'Theme',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
};

const zh: typeof en = {
  language: '语言',
  languageAuto: '自动',
  theme: '主题',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
};

const words: Record<Language, typeof en> = { en, zh };

/** Each language under its own name, whichever is chosen. */
export const LANGUAGE_NAMES: Bilingual = { zh: '中文', en: 'English' };

export function looksWords(language: Language): typeof en {
  return words[language];
}
