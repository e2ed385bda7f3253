import { waitFor } from './settle.ts';

/**
 * Pages show at once what they only ask for, and take it back when their server or their script refuses. Milliseconds
 * from the deed in which that is waited for.
 */
const TAKEN_BACK_MS = 550;

/** Waits until a state is another one, for as long after the deed as a page may take it back. */
export async function waitWhetherTakenBack(look: () => unknown, start: number): Promise<void> {
  const held = look();
  const left = start + TAKEN_BACK_MS - performance.now();
  if (left > 0) await waitFor(() => look() !== held || undefined, left);
}
