import type { Language } from '@assent/shared';
import { useEffect, useState } from 'react';
import { personMessages } from '../messages/person/person-messages.ts';
import { applyAppearance, resolveLanguage } from '../settings/appearance.ts';
import type { Settings } from '../settings/settings.ts';
import { watchSettings } from '../settings/settings.ts';

export function useAppearance(
  stored: Settings,
  browserLanguage: string,
): { settings: Settings; language: Language } {
  const [settings, setSettings] = useState(stored);
  const language = resolveLanguage(settings.language, browserLanguage);
  useEffect(() => watchSettings(setSettings), []);
  useEffect(() => {
    applyAppearance(document.documentElement, personMessages[language].locale, settings.theme);
  }, [language, settings.theme]);
  return { settings, language };
}
