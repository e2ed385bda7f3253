import type { Failure } from '../page/failure.ts';
import { type PageError, toFailure } from '../page/page-error.ts';
import { UserFacingError } from '../page/user-facing-error.ts';
import { SiteRefusal } from './site-refusal.ts';

/** As {@link toFailure}, and with the site that refused and what the person is told of it. */
export function failureOf(thrown: unknown): Failure {
  const failure = {
    ...toFailure(thrown),
    ...(thrown instanceof UserFacingError && thrown.forPerson !== undefined
      ? { forPerson: thrown.forPerson }
      : {}),
  };
  return thrown instanceof SiteRefusal ? { ...failure, site: thrown.site } : failure;
}

/** What is thrown again on the other side. */
export function errorOf(failure: Failure): PageError {
  const { type, site } = failure;
  return site ? new SiteRefusal(site, failure.message) : new UserFacingError(type, failure);
}
