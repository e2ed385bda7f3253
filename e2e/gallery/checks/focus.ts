const STOPS =
  'button:not(:disabled), summary, a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** In a group of radio buttons only the checked one is a tab stop; options chosen with arrow keys are none. */
const NO_STOPS = '[tabindex="-1"], input[type=radio]:not(:checked), [role=option]';

/** Numbers the expected tab stops, records from now on which are focused and how they look, and returns their number. */
export function watchStops(): number {
  const top = document.querySelector(':popover-open, dialog:modal') ?? document;
  const stops = [...top.querySelectorAll<HTMLElement>(STOPS)].filter(
    element => !element.matches(NO_STOPS) && element.checkVisibility({ visibilityProperty: true }),
  );
  for (const [number, element] of stops.entries()) element.dataset.stop = String(number);
  document.addEventListener('focusin', noteStop);
  return stops.length;
}

function noteStop({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) target.dataset.reached = isOutlined(target) ? 'seen' : 'unseen';
}

/** Controls that Tab does not reach, or that do not show their focus (WCAG 2.1.1, 2.4.7). */
export function focusFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-reached=seen])')].map(element => {
    const fault = element.dataset.reached ? 'Its focus does not show' : 'Not reached with Tab';
    return `${fault}: ${element.outerHTML.slice(0, 160)}`;
  });
}

/** The outline may belong to its label, to the field around it, or to the replacement of a hidden input. */
function isOutlined(element: Element): boolean {
  const places = [element, element.closest('label'), element.nextElementSibling, element.parentElement];
  return places.some(place => {
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}
