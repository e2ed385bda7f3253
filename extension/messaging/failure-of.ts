import type { Failure } from '../page/failure.ts';
import { type PageError, toFailure } from '../page/page-error.ts';
import { ToldError } from '../page/told-error.ts';
import { SiteRefusal } from './site-refusal.ts';

/** As {@link toFailure}, and with the site that refused and what the person is told of it. */
export function failureOf(thrown: unknown): Failure {
  const failure = toFailure(thrown);
  if (thrown instanceof SiteRefusal) return { ...failure, site: thrown.site };
  return thrown instanceof ToldError && thrown.forPerson !== undefined
    ? { ...failure, forPerson: thrown.forPerson }
    : failure;
}

/** What is thrown again on the other side. */
export function errorOf(failure: Failure): PageError {
  const { type, message, site } = failure;
  return site ? new SiteRefusal(site, message) : new ToldError(type, failure);
}
