import { isMatching } from '../dom/native-dom.ts';

/**
 * Whether a style sheet shows something else while a real pointer is over an element: that no script can bring about.
 * Sheets of other origins cannot be read, and count as none.
 */
export function opensByCssHover(element: Element): boolean {
  return [...document.styleSheets].some(sheet => rulesOf(sheet).some(rule => isHoverRule(rule, element)));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  const isReadable = sheet.href === null || URL.parse(sheet.href)?.origin === location.origin;
  return isReadable ? [...sheet.cssRules] : [];
}

/** `.menu:hover .sub` shows one element while the pointer is over another. */
function isHoverRule(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) return false;
  if (!SHOWING.some(property => rule.style.getPropertyValue(property) !== '')) return false;
  return rule.selectorText.split(',').some(selector => {
    const [before = '', after = ''] = selector.split(':hover');
    const hoverable = before.trim();
    if (!/^\S*[\s>+~]/u.test(after) || hoverable === '' || !CSS.supports(`selector(${hoverable})`))
      return false;
    return isMatching(element, `${hoverable}, ${hoverable} *`);
  });
}

const SHOWING = ['display', 'visibility', 'opacity', 'transform', 'max-height', 'height', 'left', 'top'];
