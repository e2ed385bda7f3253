import { randomBytes } from 'node:crypto';

/** Milliseconds that a page may stay open before it is used. */
const LIFE = 30 * 60 * 1000;

/** Forms of open pages, a dozen on each; the oldest gives way. */
const MOST = 500;

/** `unlocked`: its page was opened with an operator's key. */
type Token = { until: number; unlocked: boolean };

/**
 * One-time tokens in the forms of the setup page. Another site can send such a form, but can't read a token, because the page
 * can't be read or framed from elsewhere.
 */
export class PageTokens {
  #issued = new Map<string, Token>();

  issue({ unlocked }: { unlocked: boolean }): string {
    const token = randomBytes(24).toString('base64url');
    this.#issued.set(token, { until: Date.now() + LIFE, unlocked });
    const [oldest] = this.#issued.keys();
    if (this.#issued.size > MOST && oldest !== undefined) this.#issued.delete(oldest);
    return token;
  }

  /** Once for each token; undefined for any other. */
  take(token: string | undefined): { unlocked: boolean } | undefined {
    const found = token === undefined ? undefined : this.#issued.get(token);
    if (token !== undefined) this.#issued.delete(token);
    return found && found.until > Date.now() ? { unlocked: found.unlocked } : undefined;
  }
}
