import type { Language } from '@assent/shared';

const en = { lost: 'The connection was lost. Getting the rest of the answer…' };

const zh: typeof en = { lost: '连接中断，正在取回剩下的回答…' };

/** What is said of an answer that has gone wrong for the moment. What went wrong for good has a face. */
export const problemWords: Record<Language, typeof en> = { en, zh };
