import type { Language } from '@assent/shared';
import type { Outcome } from '../outcome.ts';

type Opened = NonNullable<Outcome['opened']>;

/** What opened, as a part of a sentence: `the menu "File"`. */
export function openedWords({ kind, name, url }: Opened, language: Language): string {
  const kindWords = KINDS[language][kind];
  const called = name ?? url;
  if (!called) return language === 'zh' ? kindWords : `${article(kindWords)} ${kindWords}`;
  return language === 'zh' ? `${kindWords} “${called}”` : `the ${kindWords} "${called}"`;
}

function article(noun: string): string {
  return /^[aeiou]/u.test(noun) ? 'an' : 'a';
}

const KINDS: Readonly<Record<Language, Record<Opened['kind'], string>>> = {
  zh: {
    dialog: '对话框',
    menu: '菜单',
    list: '列表',
    tooltip: '提示',
    calendar: '日历',
    section: '折叠内容',
    tab: '新标签页',
  },
  en: {
    dialog: 'dialog',
    menu: 'menu',
    list: 'list',
    tooltip: 'tooltip',
    calendar: 'calendar',
    section: 'section',
    tab: 'new tab',
  },
};
