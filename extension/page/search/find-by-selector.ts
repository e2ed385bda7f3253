import type { Language } from '@assent/shared';
import { documentElementOf, queryAllIn } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { PageError } from '../page-error.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { testsSecret } from './tests-secret.ts';

/** The one visible match in the document and its shadow trees; undefined when there is none. */
export function findBySelector(selector: string, language: Language): Element | undefined {
  assertValid(selector, language);
  const matches = rootsOf(document).flatMap(root => [...queryAllIn(root, selector)]);
  const visibility = createVisibility();
  const visible = matches.filter(element => isSeen(element));
  if (visible.length > 1) {
    throw new PageError('InvalidArgument', AMBIGUOUS[language](selector, visible.length));
  }
  if (matches.length > 0 && visible.length === 0) {
    throw new PageError('NotInteractable', HIDDEN[language](selector, matches.length));
  }
  return visible[0];

  function isSeen(element: Element): boolean {
    return element === documentElementOf(document) || seenRect(element, visibility) !== undefined;
  }
}

/** Throws `InvalidArgument` for what is no selector, and for one by which a secret of this document could be guessed. */
export function assertValid(selector: string, language: Language): void {
  try {
    document.createDocumentFragment().querySelector(selector);
  } catch (cause) {
    throw new PageError('InvalidArgument', INVALID[language](selector), { cause });
  }
  if (testsSecret(selector)) throw new PageError('InvalidArgument', BY_SECRET[language](selector));
}

const AMBIGUOUS = {
  zh: (selector: string, count: number) =>
    `选择器 ${selector} 匹配到 ${count} 个可见元素。请改用 elementId，或写出只匹配一个元素的选择器。`,
  en: (selector: string, count: number) =>
    `The selector ${selector} matches ${count} visible elements. Use an elementId, or a selector that matches exactly one.`,
};

const HIDDEN = {
  zh: (selector: string, count: number) =>
    `选择器 ${selector} 匹配到的 ${count} 个元素都不可见。请先让它显示出来，或选择别的元素。`,
  en: (selector: string, count: number) =>
    `All ${count} matches of the selector ${selector} are hidden. Make one visible first, or choose another element.`,
};

const INVALID = {
  zh: (selector: string) => `${selector} 不是有效的 CSS 选择器。请改用 elementId。`,
  en: (selector: string) => `${selector} is not a valid CSS selector. Use an elementId instead.`,
};

const BY_SECRET = {
  zh: (selector: string) =>
    `选择器 ${selector} 检查的属性可能含有保密内容。请改用 elementId，或按 id、name 选择。`,
  en: (selector: string) =>
    `The selector ${selector} tests an attribute that may hold a secret. Use an elementId, or select by id or name.`,
};
