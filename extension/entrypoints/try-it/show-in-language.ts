import type { Language } from '@assent/shared';
import { applyAppearance } from '../../settings/apply-appearance.ts';
import type { Settings } from '../../settings/settings.ts';

/** Titles stand in the page in both languages, of which its style sheet shows one; a tab has room for one alone. */
export function showInLanguage(page: Document, language: Language, theme: Settings['theme']): void {
  applyAppearance(page.documentElement, language, theme);
  const title = page.querySelector(`h1 [lang=${language}]`)?.textContent;
  if (title) page.title = title;
}
