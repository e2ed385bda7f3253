import type { GalleryState } from './state.ts';
import { panelState } from './state.ts';

/** The panel before anything was said. */
export const openingStates: readonly GalleryState[] = [
  panelState('welcome', () => []),
  panelState('menu', () => [], { presses: ['header button[popovertarget]'] }),
];
