import type { Language } from '@assent/shared';

const en = { name: 'Menu', tryIt: 'Practice page', onboarding: 'What is sent, and where to' };

const zh: typeof en = { name: '菜单', tryIt: '练习页', onboarding: '会发送什么，发到哪里' };

/** The menu in the head of the panel. */
export const menuWords: Record<Language, typeof en> = { en, zh };
