import type { Language } from '@assent/shared';
import { createContext, useContext } from 'react';
import { type PersonMessages, personMessages } from '../messages/person/person-messages.ts';

export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('This component must be inside a LanguageContext.');
  return language;
}

export function useMessages(): PersonMessages {
  return personMessages[useLanguage()];
}
