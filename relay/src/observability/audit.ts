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
  /** The name of that key. */
  key_name?: string | undefined;
};

/** A key that its operator makes, changes or revokes, without the key. */
export type AuditedKeyChange = {
  action: 'created' | 'changed' | 'revoked';
  key: string;
  key_name: string;
  tenant: string;
  /** `command` for the command line, or the id of the operator's key. */
  by: string;
};

/** What a person decides or does in a browser session of the relay. It holds ids and kinds alone. */
export type AuditedSessionDecision = {
  tenant: string | null;
  session: string;
  decision: 'approved' | 'rejected' | 'took_over' | 'handed_back';
  /** The id of the approval. */
  approval?: string | undefined;
  /** `user` of a token or key, as for calls; for the person of a link, its id alone is known. */
  user?: string | undefined;
  /** The id of a key or of a link, `token`, or `anyone`. */
  by: string;
  key_name?: string | undefined;
};

export type Audit = {
  /** Resolves when it is written. Throws an HTTP error (503) when it can't be: then nothing may run. */
  record(decision: AuditedDecision): Promise<void>;
  /** The same for keys, after the change. */
  recordKey?(change: AuditedKeyChange): Promise<void>;
  /** The same for browser sessions. */
  recordSession?(decision: AuditedSessionDecision): Promise<void>;
};

/** One line of JSON for each decision, also on browser sessions, and each changed key, at the end of a file that only this user may read. */
export function createFileAudit(path: string, now: () => Date = () => new Date()): Required<Audit> {
  const add = async (event: string, facts: object, failure: string): Promise<void> => {
    const line = `${JSON.stringify({ time: now().toISOString(), event, ...facts })}\n`;
    try {
      await appendFile(path, line, { mode: 0o600 });
    } catch (cause) {
      throw new HttpError(503, 'audit_unavailable', `${failure} Contact its operator.`, { cause });
    }
  };
  return {
    record: decision => add('decision', decision, NO_DECISIONS),
    recordSession: decision => add('browser_session', decision, NO_DECISIONS),
    recordKey: ({ action, ...facts }) => add(`key_${action}`, facts, NO_KEY_CHANGES),
  };
}

const NO_DECISIONS = "This relay can't record decisions at the moment, so it accepts none. Nothing was done.";
const NO_KEY_CHANGES =
  "This relay can't record changes of keys at the moment: a new key is revoked again, and other changes stay.";
