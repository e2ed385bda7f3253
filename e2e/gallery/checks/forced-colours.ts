/**
 * Controls that are unclear with forced colours, which remove backgrounds and shadows. A control must have a border or
 * an icon of its own, a choice must look chosen, and a risk must be stated in a word.
 */
export function unclearInForcedColours(): string[] {
  return [
    ...seen('#stage :is(button, textarea, select)').filter(isBare).map(tell('Without a border')),
    ...seen('#stage [data-effect]').filter(isWordless).map(tell('A risk without a word')),
    ...seen('#stage input[type=radio]:checked')
      .filter(looksLikeTheOthers)
      .map(tell('Chosen, and does not look so')),
  ];
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function tell(fault: string): (element: Element) => string {
  return element => `${fault}: ${element.outerHTML.slice(0, 160)}`;
}

/** The border may belong to the field around it. */
function isBare(control: HTMLElement): boolean {
  const hasSign =
    control.querySelector('svg') !== null || getComputedStyle(control).textDecorationLine !== 'none';
  return !hasSign && [control, control.parentElement].every(place => !place || !hasBorder(place));
}

function hasBorder(element: Element): boolean {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
}

function isWordless(chip: HTMLElement): boolean {
  return chip.innerText.trim() === '' && !chip.querySelector('[aria-label], title');
}

function looksLikeTheOthers(chosen: HTMLElement): boolean {
  if (!(chosen instanceof HTMLInputElement)) return false;
  const { appearance, opacity } = getComputedStyle(chosen);
  const isNative = appearance !== 'none' && opacity !== '0' && chosen.getBoundingClientRect().width > 1;
  if (isNative) return false;
  const group = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(chosen.name)}"]`);
  return [...group].some(other => other !== chosen && looksOf(other) === looksOf(chosen));
}

/** A hidden radio button is represented by the element after it. */
function looksOf(input: HTMLInputElement): string {
  const style = getComputedStyle(input.nextElementSibling ?? input);
  return [
    style.backgroundColor,
    style.borderColor,
    style.borderWidth,
    style.color,
    style.outlineStyle,
  ].join();
}
