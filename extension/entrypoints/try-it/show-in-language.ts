import type { Language } from '@assent/shared';
import { personMessages } from '../../messages/person/person-messages.ts';
import { applyAppearance } from '../../settings/appearance.ts';
import type { Settings } from '../../settings/settings.ts';

/** How an element of the shop names its text, and where the text goes. */
const PLACES = {
  text: (element: Element, text: string) => {
    element.textContent = text;
  },
  label: (element: Element, text: string) => element.setAttribute('aria-label', text),
  hint: (element: Element, text: string) => element.setAttribute('placeholder', text),
};

export function showInLanguage(page: Document, language: Language, theme: Settings['theme']): void {
  const { locale, practice } = personMessages[language];
  applyAppearance(page.documentElement, locale, theme);
  const texts = new Map(Object.entries(practice.shop));
  for (const [place, put] of Object.entries(PLACES)) {
    for (const element of page.querySelectorAll(`[data-${place}]`)) {
      const text = texts.get(element.getAttribute(`data-${place}`) ?? '');
      if (text === undefined) throw new Error(`The practice page has no text for ${element.outerHTML}.`);
      put(element, text);
    }
  }
  page.title = practice.title;
}
