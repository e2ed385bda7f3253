import { rootsOf } from '../dom/composed-tree.ts';

/** Milliseconds. Values that a script sets, and style sheets, change without a sign, so whoever waits looks then in any case. */
const LONGEST = 1000;

/** A page that changes without pause keeps 20 times as long for itself as our looks take of its time. */
const SHARE = 20;

const SIGNS = ['input', 'change', 'focusin', 'focusout', 'scroll', 'resize', 'transitionend', 'animationend'];

let spent = 0;

/** Counts the time of a look, so that the next change is told the later. */
export function timed<Result>(look: () => Result): Result {
  const start = performance.now();
  try {
    return look();
  } finally {
    spent += performance.now() - start;
  }
}

/** Resolves at the next change of the document, or after a while. Call it before the look that it is to follow. */
export function nextChange(): Promise<Record<string, never>> {
  const earliest = performance.now() + spent * SHARE;
  spent = 0;
  return new Promise(resolve => {
    const answer = (): void => resolve({});
    timed(() => onFirstSign(() => setTimeout(answer, earliest - performance.now())));
  });
}

function onFirstSign(run: () => void): void {
  const end = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of SIGNS) removeEventListener(type, end, true);
    run();
  };
  const timer = setTimeout(end, LONGEST);
  const observer = new MutationObserver(end);
  for (const root of rootsOf(document)) observer.observe(root, EVERYTHING);
  for (const type of SIGNS) addEventListener(type, end, { capture: true, passive: true });
}

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };
