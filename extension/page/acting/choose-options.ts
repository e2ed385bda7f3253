/** Makes these the chosen options of a native select, and no other, with the events that a person's choice fires. */
export function chooseOptions(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): void {
  select.focus({ preventScroll: true });
  for (const option of select.options) option.selected = chosen.has(option);
  // Without a word to the contrary a select with one line falls back to its first option.
  if (chosen.size === 0) select.selectedIndex = -1;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
