const TARGETS =
  'button, summary, a[href], input, select, textarea, [role=button], [role=option], [role=menuitem]';
const SMALLEST = 24;

/**
 * Targets smaller than 24 by 24 without enough space around their centre, or covered by something else (WCAG 2.5.8).
 * Links in text are exempt.
 */
export function smallTargets(): string[] {
  const top = document.querySelector(':popover-open, dialog[open]') ?? document;
  const targets = [...top.querySelectorAll(TARGETS)].filter(
    target =>
      target.checkVisibility({ visibilityProperty: true }) &&
      !(target.matches('a[href]') && target.closest('p, li, td, th, blockquote')),
  );
  return targets.flatMap(target => {
    // First, because what is scrolled out of view lies behind other targets.
    const isOpen = canBeOnTop(target);
    const hasRoom = isLarge(target) || targets.every(other => other === target || !isNear(target, other));
    const faults = [hasRoom ? [] : ['Too small'], isOpen ? [] : ['Covered']].flat();
    return faults.map(fault => `${fault}: ${target.outerHTML.slice(0, 160)}`);
  });
}

/** A label extends the target of its control. */
function isLarge(target: Element): boolean {
  return [target, target.closest('label')].some(place => {
    const { width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    // Browsers round sizes.
    return width > SMALLEST - 0.1 && height > SMALLEST - 0.1;
  });
}

/** Whether the other target reaches into the circle of 24 around the centre of this one. */
function isNear(target: Element, other: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const box = other.getBoundingClientRect();
  const nearest = {
    x: Math.max(box.left, Math.min(x, box.right)),
    y: Math.max(box.top, Math.min(y, box.bottom)),
  };
  return Math.hypot(x - nearest.x, y - nearest.y) < SMALLEST / 2;
}

/** A covered element may be scrolled out of a list. */
function canBeOnTop(target: Element): boolean {
  if (isOnTop(target)) return true;
  target.scrollIntoView({ block: 'nearest' });
  return isOnTop(target);
}

function isOnTop(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  // An option may be scrolled out of its list.
  if (width <= 1 || target.matches('[role=option]')) return true;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit) return false;
  return target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(target) === true;
}
