import { clearGrants, giveGrant, readGrants } from '../../../sites/stored-grants.ts';
import type { Grants } from '../ports/ports.ts';

/** As they are stored, asked anew each time: what was revoked in another window a moment ago is gone here too. */
export const storedGrants: Grants = {
  find: async origin => (await readGrants()).find(grant => grant.origin === origin),
  give: giveGrant,
  clear: clearGrants,
  now: () => Date.now(),
};
