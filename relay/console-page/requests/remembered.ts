import { type Language, languageSchema } from '@assent/shared';

const SECRET = 'assent-console-key';
const LANGUAGE = 'assent-console-language';

/** The key is kept by this tab alone, and gone with it. */
export function readSecret(): string | undefined {
  return sessionStorage.getItem(SECRET) ?? undefined;
}

export function keepSecret(secret: string | undefined): void {
  if (secret === undefined) sessionStorage.removeItem(SECRET);
  else sessionStorage.setItem(SECRET, secret);
}

/** As chosen last; at first, that of the browser. */
export function readLanguage(): Language {
  const chosen = languageSchema.safeParse(localStorage.getItem(LANGUAGE)).data;
  return chosen ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE, language);
}
