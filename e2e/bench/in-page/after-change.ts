import { median } from '../summary.ts';
import { payLayoutDebt } from './timing.ts';

const CHANGES = 500;
const FEWEST_UPDATES = 2;
const MAX_UPDATES = 20;
const TIME_FOR_UPDATES = 500;

/** Milliseconds of a small change with an observer that only counts, and with our index after the change. */
export async function timeAfterChange<Way extends string>(
  ways: Readonly<Record<Way, () => unknown>>,
): Promise<Record<'bare' | Way, number>> {
  const button = document.createElement('button');
  button.textContent = 'New';
  const change = (): unknown => (button.isConnected ? button.remove() : document.body.append(button));
  let seen = 0;
  const observer = new MutationObserver(records => {
    seen += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const bare = await timeChanges(change);
  observer.disconnect();
  if (seen < CHANGES) throw new Error(`Of ${CHANGES} changes the observer was told ${seen}.`);
  const times = Object.entries<() => unknown>(ways).map(([way, update]) => [
    way,
    bare + timeUpdates(change, update),
  ]);
  button.remove();
  return { bare, ...Object.fromEntries(times) };
}

/** The observer runs between two changes; nothing is laid out. */
async function timeChanges(change: () => unknown): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < CHANGES; count += 1) {
    change();
    await undefined;
  }
  return (performance.now() - start) / CHANGES;
}

function timeUpdates(change: () => unknown, update: () => unknown): number {
  const took: number[] = [];
  // The cached index has to be built once.
  update();
  const end = performance.now() + TIME_FOR_UPDATES;
  while (took.length < FEWEST_UPDATES || (took.length < MAX_UPDATES && performance.now() < end)) {
    change();
    payLayoutDebt();
    const start = performance.now();
    update();
    took.push(performance.now() - start);
  }
  return median(took);
}
