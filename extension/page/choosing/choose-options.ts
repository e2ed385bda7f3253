import { actionSignatureOf } from '../identity/action-signature.ts';

/**
 * Makes these the chosen options of a native select, and no other, with the events that a person's choice fires. False,
 * and nothing chosen, when the page made something else of them as the select got the focus.
 */
export function chooseOptions(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): boolean {
  const matching = optionsSignature(select, chosen);
  select.focus({ preventScroll: true });
  if (optionsSignature(select, chosen) !== matching) return false;
  for (const option of select.options) option.selected = chosen.has(option);
  // Without a word to the contrary a select with one line falls back to its first option.
  if (chosen.size === 0) select.selectedIndex = -1;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The value behind a label is what is sent. */
function optionsSignature(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): string {
  const options = [...select.options];
  return JSON.stringify([
    actionSignatureOf(select),
    Array.from(chosen, option => [options.includes(option), option.label, option.value, option.disabled]),
  ]);
}
