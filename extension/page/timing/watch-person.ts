let lastInput = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Starts to notice, once for a document, the user's own input. */
export function watchPerson(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop'])
    addEventListener(type, noticeInput, { capture: true, passive: true });
}

/** Whether there was any since a moment of `performance.now()`: changes since then may be the user's. */
export function hasPersonActedSince(moment: number): boolean {
  return lastInput >= moment;
}

function noticeInput({ isTrusted }: Event): void {
  if (isTrusted) lastInput = performance.now();
}
