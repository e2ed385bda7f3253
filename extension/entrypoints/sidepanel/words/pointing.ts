import type { Language } from '@assent/shared';

const en = {
  show: 'Show on page',
  showFor: (target: string) => `Show on page: “${target}”`,
  gone: 'This is not on the page any more.',
};

const zh: typeof en = {
  show: '在网页上显示',
  showFor: target => `在网页上显示：“${target}”`,
  gone: '它已不在网页上了。',
};

/** What the person does from a row of the card with its target in the page. */
export const pointingWords: Record<Language, typeof en> = { en, zh };
