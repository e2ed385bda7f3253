import type { Language } from '@assent/shared';

const en = { name: 'Menu' };

const zh: typeof en = { name: '菜单' };

/** The menu in the head of the panel. */
export const menuWords: Record<Language, typeof en> = { en, zh };
