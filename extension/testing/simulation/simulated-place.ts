import type { TabFrame } from '../../messaging/tab-messages.ts';
import { PageError } from '../../page/page-error.ts';

export const ORIGIN = 'https://shop.example';

/** What was read without a target: for which granted origin, and the origins of the documents that it was read from. */
export interface ReadAtLarge {
  grantedOrigin: string | undefined;
  origins: string[];
}

/** Where a simulated page is, and the frame of another site that may be in it. */
export interface SimulatedPlace {
  origin(): string;
  origins(): string[];
  /** To a page of another site. */
  moveTo(origin: string): void;
  /** A frame of another site comes up in the page, or goes. */
  showFrame(origin: string | undefined): void;
  /** Whether reading is allowed there, as the background asks it. */
  isGranted: (origin: string) => boolean;
  /** The background's part: throws where what runs for a grant is not covered by it. */
  assertGranted(grantedOrigin: string | undefined, origins: readonly string[]): void;
  readings: ReadAtLarge[];
  read(grantedOrigin: string | undefined): void;
  frames(documentId: string): TabFrame[];
}

/** `world`: what all tabs have in common. */
export function simulatedPlace(
  { readings, isGranted }: Pick<SimulatedPlace, 'readings' | 'isGranted'>,
  origin = ORIGIN,
): SimulatedPlace {
  let at = origin;
  let frame: string | undefined;
  const place: SimulatedPlace = {
    origin: () => at,
    origins: () => (frame === undefined ? [at] : [at, frame]),
    moveTo: next => {
      at = next;
    },
    showFrame: shown => {
      frame = shown;
    },
    isGranted,
    assertGranted: (grantedOrigin, origins) => {
      if (grantedOrigin === undefined) return;
      if (origins.some(each => each !== grantedOrigin) || !place.isGranted(grantedOrigin))
        throw new PageError('NotPermitted', 'Not allowed any more.');
    },
    readings,
    read: grantedOrigin => {
      place.assertGranted(grantedOrigin, place.origins());
      place.readings.push({ grantedOrigin, origins: place.origins() });
    },
    frames: documentId =>
      place.origins().map((origin, index) => ({
        documentId: index === 0 ? documentId : 'frame',
        isTop: index === 0,
        origin,
      })),
  };
  return place;
}
