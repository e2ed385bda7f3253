import type { GalleryState } from './state.ts';
import { panelState } from './state.ts';

const MENU = 'header button[popovertarget]';

/** The panel before the first message. */
export const openingStates: readonly GalleryState[] = [
  panelState('welcome', () => []),
  panelState('agreement', () => [], { consent: { status: 'missing' } }),
  panelState('menu', () => [], { presses: [MENU] }),
];
