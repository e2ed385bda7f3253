import type { Language } from '@assent/shared';

const HAN = /\p{Script=Han}/u;

/** The wire names no language, so the person's own words decide it. */
export function languageOf(text: string): Language {
  return HAN.test(text) ? 'zh' : 'en';
}
