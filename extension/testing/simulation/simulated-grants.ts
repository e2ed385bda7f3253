import type { Grants } from '../../entrypoints/sidepanel/ports/ports.ts';
import { grantForToday, isInForce, type ReadingGrant } from '../../sites/reading-grants.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** Grants in memory, with a time of day that follows the clock and can jump. */
export interface SimulatedGrants extends Grants {
  all: ReadonlyMap<string, ReadingGrant>;
  isInForce(origin: string): boolean;
  revoke(origin: string): void;
  passMidnight(): void;
  turnBack(milliseconds: number): void;
}

const NOON = new Date(2026, 10, 22, 12).getTime();

export function simulatedGrants(clock: SimulatedClock): SimulatedGrants {
  const all = new Map<string, ReadingGrant>();
  let shift = 0;
  const now = (): number => NOON + clock.now() + shift;
  return {
    all,
    now,
    isInForce: origin => {
      const grant = all.get(origin);
      return grant !== undefined && isInForce(grant, now());
    },
    find: async origin => all.get(origin),
    give: async origin => all.set(origin, grantForToday(origin, now())),
    clear: async () => all.clear(),
    revoke: origin => all.delete(origin),
    passMidnight: () => {
      const midnight = new Date(now());
      midnight.setHours(24, 0, 0, 1);
      shift += midnight.getTime() - now();
    },
    turnBack: milliseconds => {
      shift -= milliseconds;
    },
  };
}
