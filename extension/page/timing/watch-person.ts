let lastInput = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Starts to notice, once for a document, when the person uses the page with their own hands. */
export function watchPerson(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop'])
    addEventListener(type, noticeInput, { capture: true, passive: true });
}

/** Whether they did since a moment of `performance.now()`. What is different since then may be their doing. */
export function hasPersonActedSince(moment: number): boolean {
  return lastInput >= moment;
}

function noticeInput({ isTrusted }: Event): void {
  if (isTrusted) lastInput = performance.now();
}
