import type { Language } from '@assent/shared';
import { personMessages } from '../../messages/person/person-messages.ts';
import { applyAppearance } from '../../settings/appearance.ts';
import type { Settings } from '../../settings/settings.ts';

export function showInLanguage(page: Document, language: Language, theme: Settings['theme']): void {
  const { locale, practice } = personMessages[language];
  applyAppearance(page.documentElement, locale, theme);
  for (const [name, text] of Object.entries(practice)) {
    for (const heading of page.querySelectorAll(`[data-text="${name}"]`)) heading.textContent = text;
  }
  page.title = practice.title;
}
