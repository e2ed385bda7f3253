import type { Language } from '@assent/shared';
import { type Effects, hasEffect } from '../page/acting/watch-effects.ts';
import { linkOf, opensTab } from '../page/identity/destination.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { isNowhere } from './allowed-address.ts';
import type { ObservedEffect, Outcome } from './outcome.ts';

interface Clicked {
  element: Element;
  /** As it was before the click. */
  name: string;
}

/** What a click came to, told by the weightiest thing that was seen. */
export function describeClick({ element, name }: Clicked, effects: Effects, language: Language): Outcome {
  const effect = observedEffect(element, effects);
  const words = WORDS[language];
  const isOtherUrl = effects.isLeaving || effects.isMoved;
  return {
    success: effect !== 'no_change' && effect !== 'validation_error',
    message: words.clicked(name) + words[effect](detailOf(element, effect, effects)),
    effect,
    ...(isOtherUrl ? { url: cleanText(effects.url, 2000) } : {}),
    ...(effects.isLeaving ? { leaving: true } : {}),
  };
}

type ClickEffect = Exclude<ObservedEffect, 'needs_user'>;

function observedEffect(element: Element, effects: Effects): ClickEffect {
  if (effects.isLeaving) return 'navigated';
  if (effects.isDownload) return 'download';
  if (effects.objections.length > 0 && !effects.isSubmitted) return 'validation_error';
  if (effects.opened.length > 0 || isOpeningTab(element, effects)) return 'opened';
  if (effects.isSubmitted) return 'submitted';
  if (effects.isMoved) return 'navigated';
  return hasEffect(effects) || isNowFocusedField(element) ? 'changed' : 'no_change';
}

/** Nothing in the document tells of the new tab, but the browser opens it unless the page took the click. */
function isOpeningTab(element: Element, effects: Effects): boolean {
  const destination = linkOf(element);
  return (
    destination !== undefined && opensTab(element) && !isNowhere(destination) && !effects.isClickPrevented
  );
}

/** Clicking into a field does no more than put the caret there. */
function isNowFocusedField(element: Element): boolean {
  return element.matches(':focus:is(input, textarea, select, [contenteditable])');
}

function detailOf(element: Element, effect: ClickEffect, effects: Effects): string {
  switch (effect) {
    case 'navigated':
      return cleanText(effects.url);
    case 'validation_error':
      return effects.objections.filter(Boolean).slice(0, 3).join('; ');
    case 'opened':
      if (isOpeningTab(element, effects)) return cleanText(linkOf(element)?.href ?? '');
      return effects.opened.map(shortName).find(name => !name.startsWith('<')) ?? effects.newText;
    default:
      return effects.newText;
  }
}

type Wording = Record<ClickEffect | 'clicked', (detail: string) => string>;

const WORDS: Readonly<Record<Language, Wording>> = {
  zh: {
    clicked: name => `已点击 “${name}”。`,
    changed: detail => (detail ? `页面有变化，新出现：${detail}` : '页面有变化。'),
    no_change: () => '点击已送达，但没有看到任何变化；不要认为它已生效。请换一个目标，或请用户本人点击。',
    navigated: detail => `页面正在前往 ${detail}。请等新页面的元素列表。`,
    opened: detail => (detail ? `打开了：${detail}` : '打开了菜单、列表或对话框。'),
    validation_error: detail => `表单没有提交，页面提示：${detail}。请先改正。`,
    submitted: detail => (detail ? `表单已提交，页面显示：${detail}` : '表单已提交。'),
    download: () => '开始下载文件。',
  },
  en: {
    clicked: name => `Clicked "${name}". `,
    changed: detail => (detail ? `The page changed and now shows: ${detail}` : 'The page changed.'),
    no_change: () =>
      'The click was delivered, but nothing visible changed: do not assume that it worked. Try another target, or ask the person to click it.',
    navigated: detail => `The page is going to ${detail}. Wait for the elements of the new page.`,
    opened: detail => (detail ? `It opened: ${detail}` : 'It opened a menu, a list or a dialog.'),
    validation_error: detail => `The form was not sent; the browser says: ${detail}. Correct that first.`,
    submitted: detail => (detail ? `The form was sent, and the page shows: ${detail}` : 'The form was sent.'),
    download: () => 'A download started.',
  },
};
