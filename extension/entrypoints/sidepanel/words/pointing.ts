import type { Language } from '@assent/shared';

const en = {
  show: 'Show on page',
  showFor: (target: string) => `Show on page: “${target}”`,
  gone: 'This is not on the page any more.',
  pick: 'Pick another…',
  pickFor: (target: string) => `Pick another… for “${target}”`,
  pointing: 'Click the element on the page. Esc cancels.',
  pointedAt: 'Under the pointer:',
  cancel: 'Cancel picking',
  cannotPick: (reason: string) => `The page can't be pointed at: ${reason}`,
};

const zh: typeof en = {
  show: '在网页上显示',
  showFor: target => `在网页上显示：“${target}”`,
  gone: '它已不在网页上了。',
  pick: '改选元素…',
  pickFor: target => `改选元素…，替换“${target}”`,
  pointing: '请在网页上点击要选的元素，按 Esc 取消。',
  pointedAt: '指针所在：',
  cancel: '取消选取',
  cannotPick: reason => `无法在网页上选取：${reason}`,
};

/** What the person does from a row of the card with its target in the page. */
export const pointingWords: Record<Language, typeof en> = { en, zh };
