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
  press: { zh: '按键', en: 'pressing a key' },
  hover: { zh: '悬停', en: 'hovering' },
  double_click: { zh: '双击', en: 'double-clicking' },
  choose_date: { zh: '选择日期', en: 'choosing a date' },
  upload: { zh: '上传文件', en: 'uploading' },
  drag: { zh: '拖动', en: 'dragging' },
  focus: { zh: '聚焦', en: 'moving the focus' },
  type: { zh: '逐字键入', en: 'typing key by key' },
  uncheck: { zh: '取消勾选', en: 'unticking' },
};

export function nameAction(action: string, language: Language): string {
  return NAMES[action]?.[language] ?? action;
}

/** What an action would do, as it is announced before the person decides. */
export function describeAction(
  action: Action,
  { element, onto }: { element?: DescribedElement | undefined; onto?: DescribedElement | undefined },
  language: Language,
): string {
  const { value = '', direction } = action.params;
  if (action.action === 'press') return describePress(action, element, language);
  if (onto) return describeDrag(action, element, onto, language);
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
      return `勾选${target}`;
    case 'uncheck':
      return `取消勾选${target}`;
    case 'hover':
      return `把指针停在${target}上`;
    case 'double_click':
      return `双击${target}`;
    case 'focus':
      return `把光标移到${target}`;
    case 'type':
      return `在${target}逐字键入${value}`;
    case 'choose_date':
      return `在${target}选择${value}${params.end ? `到${quoted(params.end, 'zh')}` : ''}`;
    case 'upload':
      return `把你选的文件上传到${target}`;
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
      return `tick ${target}`;
    case 'uncheck':
      return `untick ${target}`;
    case 'hover':
      return `hover over ${target}`;
    case 'double_click':
      return `double-click ${target}`;
    case 'focus':
      return `put the cursor in ${target}`;
    case 'type':
      return `type ${value} key by key into ${target}`;
    case 'choose_date':
      return `choose ${value}${params.end ? ` to ${quoted(params.end, 'en')}` : ''} in ${target}`;
    case 'upload':
      return `upload a file that you choose to ${target}`;
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

function describePress(
  { params }: Action,
  element: DescribedElement | undefined,
  language: Language,
): string {
  const { key = '', times } = params;
  const target = element && quoted(titleOf(element), language);
  if (language === 'zh') return `${target ? `在${target}` : ''}按${times ? ` ${times} 次` : ''} ${key}`;
  return `press ${key}${times ? ` ${times} times` : ''}${target ? ` in ${target}` : ''}`;
}

function describeDrag(
  { params }: Action,
  element: DescribedElement | undefined,
  onto: DescribedElement,
  language: Language,
): string {
  const target = element ? quoted(titleOf(element), language) : '';
  const place = quoted(titleOf(onto), language);
  const isBefore = params.position === 'before';
  if (language === 'zh') {
    const side = params.position ? (isBefore ? '前面' : '后面') : '上';
    return `把${target}拖到${place}${side}`;
  }
  const side = params.position ? `to ${isBefore ? 'before' : 'after'}` : 'onto';
  return `drag ${target} ${side} ${place}`;
}
