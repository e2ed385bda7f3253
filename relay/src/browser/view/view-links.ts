import { createHash, randomBytes } from 'node:crypto';
import type { ViewMode } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';

const MAX_LINKS = 20;

/** For one session and one mode. Its secret is not kept, only a hash of it. */
export type Link = {
  linkId: string;
  mode: ViewMode;
  expiresAt: Date;
  /** Aborted when it may not be used any more. */
  revoked: AbortSignal;
};

type Kept = Link & { end(): void };

/** The links of one session, for people who have no key of the relay. */
export class ViewLinks {
  readonly #links = new Map<string, Kept>();

  /** `secret` is 256 random bits, told this once. */
  issue(mode: ViewMode, expiresAt: Date): { link: Link; secret: string } {
    if (this.#links.size >= MAX_LINKS)
      throw new HttpError(
        429,
        'too_many_links',
        `At most ${MAX_LINKS} links of a session. Revoke one first.`,
      );
    const secret = randomBytes(32).toString('base64url');
    const revoking = new AbortController();
    const key = hashOf(secret);
    const end = (): void => {
      clearTimeout(expiry);
      this.#links.delete(key);
      revoking.abort();
    };
    const expiry = setTimeout(end, expiresAt.getTime() - Date.now());
    const linkId = `vl_${randomBytes(8).toString('hex')}`;
    const link = { linkId, mode, expiresAt, revoked: revoking.signal, end };
    this.#links.set(key, link);
    return { link, secret };
  }

  /** Undefined for a secret that is not, or no longer, one of this session. */
  find(secret: string): Link | undefined {
    return this.#links.get(hashOf(secret));
  }

  /** Whoever uses it is disconnected at once. */
  revoke(linkId: string): void {
    const link = [...this.#links.values()].find(each => each.linkId === linkId);
    if (!link) throw new HttpError(404, 'link_not_found', 'This session has no such link.');
    link.end();
  }

  close(): void {
    for (const link of [...this.#links.values()]) link.end();
  }
}

/** The secrets are random, so that a plain hash cannot be guessed back. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
