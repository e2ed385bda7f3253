import type { Activity } from '../conversation/panel-store.ts';

/** Why what stands in the field can't be sent now. */
export type SendBlocker = 'nothing' | 'too-long' | 'running' | 'undoing';

/** Three bytes for each are well below the megabyte that our relay takes, and leave room for the page. */
const MOST_CHARACTERS = 200_000;

/** From here on it is said how long a text is: nobody sees that in a field of a few lines. */
export const LONG_CHARACTERS = 20_000;

export function blockerOf(text: string, activity: Activity): SendBlocker | undefined {
  if (text.length > MOST_CHARACTERS) return 'too-long';
  if (text.trim() === '') return 'nothing';
  if (activity.status === 'idle') return undefined;
  return activity.isUndo ? 'undoing' : 'running';
}
