/**
 * The dialogs of the browser (`alert`, `confirm`, `prompt`) that the page opens while an action runs. The functions of a content
 * script are its own, so code in the page's world reports them, by events of a name that only this action uses.
 */
let shown: string[] = [];
let listening = new AbortController();
let endEvent: string | undefined;

export function noteDialogs(event: string): void {
  endNoting();
  shown = [];
  listening = new AbortController();
  endEvent = `${event}-end`;
  const note = (reported: Event): void => {
    if (reported instanceof CustomEvent) shown.push(String(reported.detail));
  };
  document.addEventListener(event, note, { signal: listening.signal });
}

/** Their texts, so far. */
export function shownDialogs(): readonly string[] {
  return shown;
}

/** The page gets its own functions back. */
export function endNoting(): void {
  listening.abort();
  if (endEvent !== undefined) document.dispatchEvent(new Event(endEvent));
  endEvent = undefined;
}
