import type { Activity } from '../conversation/panel-store.ts';

export type SendBlocker = 'nothing' | 'too-long' | 'running' | 'undoing';

/** At three bytes each, well below our relay's limit of a megabyte, with room for the page. */
const MOST_CHARACTERS = 200_000;

/** From this length on the panel shows the length. */
export const LONG_CHARACTERS = 20_000;

export function blockerOf(text: string, activity: Activity): SendBlocker | undefined {
  if (text.length > MOST_CHARACTERS) return 'too-long';
  if (text.trim() === '') return 'nothing';
  if (activity.status === 'idle') return undefined;
  return activity.isUndo ? 'undoing' : 'running';
}
