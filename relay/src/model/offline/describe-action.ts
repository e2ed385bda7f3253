import type { Bilingual, Language } from '@assent/shared';
import type { DescribedElement } from './described-element.ts';
import { isSecretValue, titleOf } from './described-element.ts';
import type { Action } from './placement.ts';
import { quoted } from './texts.ts';

const DIRECTIONS: Record<string, Record<Language, string>> = {
  up: { zh: '向上滚动', en: 'scroll up' },
  down: { zh: '向下滚动', en: 'scroll down' },
  top: { zh: '滚动到顶部', en: 'scroll to the top' },
  bottom: { zh: '滚动到底部', en: 'scroll to the bottom' },
};

const HIDDEN: Bilingual = { zh: '（已隐藏）', en: '(hidden)' };

const NAMES: Partial<Record<string, Bilingual>> = {
  fill: { zh: '填写', en: 'filling in' },
  click: { zh: '点击', en: 'clicking' },
  check: { zh: '勾选', en: 'ticking' },
  select: { zh: '选择', en: 'choosing' },
  highlight: { zh: '高亮', en: 'highlighting' },
  underline: { zh: '加下划线', en: 'underlining' },
  scroll: { zh: '滚动', en: 'scrolling' },
  read: { zh: '读取', en: 'reading' },
};

export function nameAction(action: string, language: Language): string {
  return NAMES[action]?.[language] ?? action;
}

/** What an action would do, as it is announced before the person decides. */
export function describeAction(
  action: Action,
  element: DescribedElement | undefined,
  language: Language,
): string {
  const { value = '', direction } = action.params;
  const target = nameTarget(action, element, language);
  if (action.action === 'scroll' && direction) {
    const way = DIRECTIONS[direction]?.[language] ?? direction;
    if (!element && !action.target.selector) return way;
    return language === 'zh' ? `把${target}${way}` : `${way} in ${target}`;
  }
  const given = isSecretValue(value, element) ? HIDDEN[language] : quoted(value, language);
  return language === 'zh' ? inChinese(action, target, given) : inEnglish(action, target, given);
}

function nameTarget(action: Action, element: DescribedElement | undefined, language: Language): string {
  if (element) return quoted(titleOf(element), language);
  if (action.target.selector) return action.target.description ?? action.target.selector;
  if (action.action === 'read' || action.action === 'scroll') return language === 'zh' ? '页面' : 'the page';
  return language === 'zh' ? '选中的文字' : 'the selected text';
}

function inChinese({ action, params }: Action, target: string, value: string): string {
  switch (action) {
    case 'fill':
      return params.value === '' ? `清空${target}` : `在${target}填入${value}`;
    case 'click':
      return `点击${target}`;
    case 'check':
      return params.value === 'false' ? `取消勾选${target}` : `勾选${target}`;
    case 'select':
      return `在${target}选择${value}`;
    case 'highlight':
      return `高亮${target}`;
    case 'underline':
      return `给${target}加下划线`;
    case 'scroll':
      return `滚动到${target}`;
    default:
      return `读取${target}`;
  }
}

function inEnglish({ action, params }: Action, target: string, value: string): string {
  switch (action) {
    case 'fill':
      return params.value === '' ? `empty ${target}` : `fill ${target} with ${value}`;
    case 'click':
      return `click ${target}`;
    case 'check':
      return params.value === 'false' ? `untick ${target}` : `tick ${target}`;
    case 'select':
      return `choose ${value} in ${target}`;
    case 'highlight':
      return `highlight ${target}`;
    case 'underline':
      return `underline ${target}`;
    case 'scroll':
      return `scroll to ${target}`;
    default:
      return `read ${target}`;
  }
}
