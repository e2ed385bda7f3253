const STOPS =
  'button:not(:disabled), summary, a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Of a group of radio buttons the chosen one is the stop; what is chosen by arrows is none. */
const NO_STOPS = '[tabindex="-1"], input[type=radio]:not(:checked), [role=option]';

/** Numbers what Tab should stop at, notes from now on what is reached and how it shows, and says how many stops there are. */
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

/** What can't be reached with Tab, or doesn't show that it has the focus (WCAG 2.1.1, 2.4.7). */
export function focusFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-reached=seen])')].map(element => {
    const fault = element.dataset.reached ? 'Its focus does not show' : 'Not reached with Tab';
    return `${fault}: ${element.outerHTML.slice(0, 160)}`;
  });
}

/** The outline may be that of its label, of the field around it, or of what stands for a hidden input. */
function isOutlined(element: Element): boolean {
  const places = [element, element.closest('label'), element.nextElementSibling, element.parentElement];
  return places.some(place => {
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}
