import { HttpError } from '../../errors/http-error.ts';

/**
 * Whose browser a session uses. `own`: one of the relay, behind its proxy. `remote`: a context of the session's own in a Chromium
 * that runs elsewhere. `shared`: the tabs and logins of that Chromium itself, which its user goes on using.
 */
export type ChromiumKind = 'own' | 'remote' | 'shared';

/** Throws for what would change more than the tabs of the session. */
export function refuseInShared(kind: ChromiumKind): void {
  if (kind !== 'shared') return;
  throw new HttpError(
    422,
    'unsupported',
    'This session shares the tabs and logins of a browser with its user, so this would change them too. Connect without "context" for a context of its own.',
  );
}
