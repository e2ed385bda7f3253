import { clearGrants, giveGrant, readGrants } from '../../../sites/reading-grants.ts';
import type { Grants } from '../ports/ports.ts';

/** Read from storage each time: a revocation in another window counts at once. */
export const storedGrants: Grants = {
  find: async origin => (await readGrants()).find(grant => grant.origin === origin),
  give: giveGrant,
  clear: clearGrants,
  now: () => Date.now(),
};
