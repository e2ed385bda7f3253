let lastInput = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Starts to notice the user's input, once per document. */
export function watchPerson(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop'])
    addEventListener(type, noticeInput, { capture: true, passive: true });
}

/** Since a moment of `performance.now()`: later changes may be the user's. */
export function hasPersonActedSince(moment: number): boolean {
  return lastInput >= moment;
}

function noticeInput({ isTrusted }: Event): void {
  if (isTrusted) lastInput = performance.now();
}
