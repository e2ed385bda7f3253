import type { Bilingual, Language } from '@assent/shared';

/** What a card says beside the words of the engine. */
export const APPROVAL_WORDS = {
  file: { en: 'File', zh: '文件' },
  dialogAccepted: { en: 'Dialogs that it opens are accepted', zh: '其间弹出的对话框会被接受' },
  dialogAnswered: { en: 'Dialogs that it opens are accepted, with', zh: '其间弹出的对话框会被接受，并填入' },
  page: { en: 'page', zh: '网页' },
  tab: { en: 'tab', zh: '标签页' },
  window: { en: 'window', zh: '窗口' },
  open: { en: 'Open', zh: '打开' },
  close: { en: 'Close', zh: '关闭' },
  newTab: { en: 'in a new tab', zh: '（在新标签页中）' },
  newWindow: { en: 'in a new window', zh: '（在新窗口中）' },
  acts: { en: 'Acts', zh: '操作' },
  leaves: { en: 'Leaves', zh: '离开' },
  address: { en: 'at', zh: '网址' },
  empty: { en: 'empty', zh: '空白' },
} as const satisfies Record<string, Bilingual>;

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], zh: ['「', '」'] };

export function quoted(name: string, language: Language): string {
  return name === '' ? '' : QUOTES[language].join(name);
}

/** Its parts that are not empty, as one sentence. */
export function sentenceOf(parts: readonly string[], language: Language): string {
  return parts.filter(part => part !== '').join(language === 'en' ? ' ' : '');
}

/** With the address of the page that is opened, where there is one. */
export function leadingTo(opens: string | undefined, sentence: string, language: Language): string {
  return opens === undefined ? sentence : `${sentence}${{ en: ': ', zh: '：' }[language]}${opens}`;
}
