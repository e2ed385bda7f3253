import type { MessageText } from '../messages/message.ts';
import type { Failure, RefusingSite } from '../page/failure.ts';
import { PageError, toFailure } from '../page/page-error.ts';

/**
 * Thrown when nobody answered. `unreached`: nobody received the message, so nothing was done. `interrupted`: the receiver
 * went away before it answered, and may or may not have done the work.
 */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly reason: 'unreached' | 'interrupted';

  constructor(reason: 'unreached' | 'interrupted', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Only Chromium's texts distinguish the two cases (measured in 156). */
const UNREACHED = /receiving end does not exist|no tab with id|no document with id/i;

/** Thrown when the user's rule for a site forbids something there. */
export class SiteRefusal extends PageError {
  override name = 'SiteRefusal';
  readonly site: RefusingSite;

  constructor(site: RefusingSite, text: MessageText) {
    super('NotPermitted', text);
    this.site = site;
  }
}

/** As {@link toFailure}, with the site that refused. */
export function failureOf(thrown: unknown): Failure {
  const failure = toFailure(thrown);
  return thrown instanceof SiteRefusal ? { ...failure, site: thrown.site } : failure;
}

/** The error to throw again on the other side. */
export function errorOf(failure: Failure): PageError {
  const { type, site } = failure;
  return site ? new SiteRefusal(site, failure.message) : new PageError(type, failure.message);
}

/** Throws {@link NoAnswer} when sending fails. */
export async function reaching<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    throw new NoAnswer(UNREACHED.test(text) ? 'unreached' : 'interrupted', text, { cause });
  }
}
