import type { Language } from '@assent/shared';

const LOCALES: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** Of today the time, of this year the day, and else the whole date. */
export function formatMoment(moment: number, now: number, language: Language): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  const day = { month: 'short', day: 'numeric' } as const;
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], isToday ? time : { ...day, ...year }).format(then);
}
