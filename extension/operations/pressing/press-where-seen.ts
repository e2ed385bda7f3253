import type { Language } from '@assent/shared';
import { hitTest } from '../../page/finding/hit-point.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { press } from '../../page/pointing/press.ts';
import { scrollIntoView } from '../../page/scrolling/scroll-into-view.ts';

/** Where a press would meet what is pressed for an element. Throws `NotInteractable`, saying what is in the way. */
export function reach(pressed: Element, element: Element, language: Language): Pressing {
  scrollIntoView(pressed);
  const hit = hitTest(pressed);
  if (hit.status !== 'hit') {
    const cover = hit.status === 'covered' ? shortName(hit.cover) : '';
    throw new PageError('NotInteractable', UNREACHABLE[language](shortName(element), cover));
  }
  return () => press(hit.top, hit.point, element);
}

/** Presses; false when the page made something else of the element meanwhile, which was then not clicked. */
export type Pressing = () => boolean;

export function changedUnderPress(element: Element, language: Language): PageError {
  return new PageError('ElementChanged', CHANGED[language](shortName(element)));
}

const CHANGED = {
  zh: (name: string) =>
    `“${name}” 在指针移到它上面时变了（名称、位置或去向不同），所以没有完成点击。请查看最新的元素列表，再重新提出操作。`,
  en: (name: string) =>
    `"${name}" changed while it was being pressed (its text, place or destination), so the click was not made. Look at the newest list of elements and propose the action again.`,
};

const UNREACHABLE = {
  zh: (name: string, cover: string) =>
    cover
      ? `“${name}” 被 “${cover}” 挡住了，没有点击。请先关闭或移开它。`
      : `“${name}” 滚动后仍不在可见区域，没有点击。请先让它显示出来。`,
  en: (name: string, cover: string) =>
    cover
      ? `"${name}" is covered by "${cover}", so it was not clicked. Close or move that first.`
      : `"${name}" cannot be brought into view, so it was not clicked. Make it visible first.`,
};
