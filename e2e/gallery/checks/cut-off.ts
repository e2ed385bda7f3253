/**
 * Text that is cut off or overflows at the sides: text must wrap, and only scrollable content (code, tables) may be wider
 * than the panel (WCAG 1.4.10, 1.4.4).
 */
export function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide, and has ${clientWidth}.`] : [];
  return [...page, ...[...document.querySelectorAll('#stage *')].flatMap(faultsOf)];
}

/** An element of one pixel is for screen readers only. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function faultsOf(element: Element): string[] {
  if (!(element instanceof HTMLElement) || !isSeen(element)) return [];
  const { overflowX, textOverflow } = getComputedStyle(element);
  const faults: string[] = [];
  if (element.scrollWidth > element.clientWidth + 1) {
    const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    if (cuts && !element.matches('input, textarea')) faults.push('Cut off');
    if (isScroller(element) && !element.matches('pre, [tabindex], :has(> table)'))
      faults.push('Scrolls sideways');
  }
  if (leavesButton(element)) faults.push('Sticks out of its button');
  if (sticksOut(element)) faults.push('Sticks out');
  return faults.map(fault => `${fault}: ${element.outerHTML.slice(0, 160)}`);
}

function isScroller(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX);
}

function leavesButton(element: HTMLElement): boolean {
  const button = element.parentElement?.closest('button')?.getBoundingClientRect();
  if (!button) return false;
  const { left, right } = element.getBoundingClientRect();
  return left < button.left - 1 || right > button.right + 1;
}

function sticksOut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (left >= -1 && right <= document.documentElement.clientWidth + 1) return false;
  for (let within = element.parentElement; within; within = within.parentElement) {
    if (getComputedStyle(within).overflowX !== 'visible' && within.scrollWidth > within.clientWidth)
      return false;
  }
  return true;
}
