import type { Audit, AuditedSessionDecision } from '../../observability/audit.ts';

/** Whose decision it is: a caller with a key or a token, or the person of a link. */
export type Decider = Pick<AuditedSessionDecision, 'by' | 'user' | 'key_name'>;

type Told = Pick<AuditedSessionDecision, 'decision' | 'approval'>;

/** Records what people decide in one session, and why. Rejects where it can't: then nothing may be done. */
export type RecordDecision = (decider: Decider, told: Told, reason?: string) => Promise<void>;

export function recordDecisionsOf(
  audit: Audit | undefined,
  { session, tenant }: Pick<AuditedSessionDecision, 'session' | 'tenant'>,
): RecordDecision {
  return async (decider, told) => audit?.recordSession?.({ tenant, session, ...decider, ...told });
}
