const TARGETS =
  'button, summary, a[href], input, select, textarea, [role=button], [role=option], [role=menuitem]';
const SMALLEST = 24;

/** What is smaller than 24 by 24 to hit, or lies under something else (WCAG 2.5.8). Links in text may be. */
export function smallTargets(): string[] {
  const top = document.querySelector(':popover-open, dialog[open]') ?? document;
  return [...top.querySelectorAll(TARGETS)].flatMap(target => {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
    if (target.matches('a[href]') && target.closest('p, li, td, th, blockquote')) return [];
    const faults = [isLarge(target) ? [] : ['Too small'], isOnTop(target) ? [] : ['Covered']].flat();
    return faults.map(fault => `${fault}: ${target.outerHTML.slice(0, 160)}`);
  });
}

/** What belongs to a label is hit by it, too. */
function isLarge(target: Element): boolean {
  return [target, target.closest('label')].some(place => {
    const { width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    // A browser rounds.
    return width > SMALLEST - 0.1 && height > SMALLEST - 0.1;
  });
}

function isOnTop(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  if (width <= 1) return true;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit) return false;
  return target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(target) === true;
}
