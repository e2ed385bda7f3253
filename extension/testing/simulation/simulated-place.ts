import type { TabFrame } from '../../messaging/tab-messages.ts';
import { PageError } from '../../page/page-error.ts';

export const ORIGIN = 'https://shop.example';

/** A reading without a target: the grant's origin, and the origins of the documents read. */
export interface ReadAtLarge {
  grantedOrigin: string | undefined;
  origins: string[];
}

export interface SimulatedPlace {
  origin(): string;
  origins(): string[];
  moveTo(origin: string): void;
  /** Shows or removes a frame of another site. */
  showFrame(origin: string | undefined): void;
  isGranted: (origin: string) => boolean;
  /** The background's check: throws if the grant does not cover the reading. */
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
