import { appendFile } from 'node:fs/promises';
import { HttpError } from '../errors/http-error.ts';

/** One decision on one call. It holds no content: no arguments, no result, no reason, no page. */
export type AuditedDecision = {
  /** `null` on a relay that requires no key. */
  tenant: string | null;
  user: string;
  session: string;
  call: string;
  tool: string;
  place: 'browser' | 'server';
  /** `unanswered`: the user wrote a new message instead. Nothing ran. */
  decision: 'approved' | 'rejected' | 'unanswered';
  /** Whose credentials the decision came with: the id of a key, `token`, or `anyone` where none is required. */
  by: string;
};

export type Audit = {
  /** Resolves when it is written. Throws an HTTP error (503) when it can't be: then nothing may run. */
  record(decision: AuditedDecision): Promise<void>;
};

/** One line of JSON for each decision, at the end of a file that only this user may read. */
export function createFileAudit(path: string, now: () => Date = () => new Date()): Audit {
  return {
    async record(decision) {
      const line = `${JSON.stringify({ time: now().toISOString(), event: 'decision', ...decision })}\n`;
      try {
        await appendFile(path, line, { mode: 0o600 });
      } catch (cause) {
        throw new HttpError(
          503,
          'audit_unavailable',
          "This relay can't record decisions at the moment, so it accepts none. Nothing was done. Contact its operator.",
          { cause },
        );
      }
    },
  };
}
