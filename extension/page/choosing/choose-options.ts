import { actionSignatureOf } from '../identity/action-signature.ts';

/** Selects exactly these options, with a user's events. False, without change, if focusing altered the options. */
export function chooseOptions(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): boolean {
  const matching = optionsSignature(select, chosen);
  select.focus({ preventScroll: true });
  if (optionsSignature(select, chosen) !== matching) return false;
  for (const option of select.options) option.selected = chosen.has(option);
  // A select with one line would otherwise show its first option.
  if (chosen.size === 0) select.selectedIndex = -1;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Compares values too: the value behind a label is sent. */
function optionsSignature(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): string {
  const options = [...select.options];
  return JSON.stringify([
    actionSignatureOf(select),
    Array.from(chosen, option => [options.includes(option), option.label, option.value, option.disabled]),
  ]);
}
