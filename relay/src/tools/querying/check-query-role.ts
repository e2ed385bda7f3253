import { findWritePower, reportWritePower } from './find-write-power.ts';
import { withConnection } from './with-connection.ts';

export type RoleCheck = { kind: 'reads' } | { kind: 'writes'; message: string } | { kind: 'unreachable' };

/** Whether the role in this address only reads, as far as can be found out now. */
export async function checkQueryRole(url: string): Promise<RoleCheck> {
  try {
    const power = await withConnection(url, AbortSignal.timeout(6000), findWritePower);
    return power === undefined ? { kind: 'reads' } : { kind: 'writes', message: reportWritePower(power) };
  } catch {
    return { kind: 'unreachable' };
  }
}
