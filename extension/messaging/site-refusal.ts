import type { Failure, RefusingSite } from '../page/failure.ts';
import { PageError, toFailure } from '../page/page-error.ts';

/** Thrown where the person's rule for a site keeps something from being done there. */
export class SiteRefusal extends PageError {
  override name = 'SiteRefusal';
  readonly site: RefusingSite;

  constructor(site: RefusingSite, message: string) {
    super('NotPermitted', message);
    this.site = site;
  }
}

/** As {@link toFailure}, and with the site that refused. */
export function failureOf(thrown: unknown): Failure {
  const failure = toFailure(thrown);
  return thrown instanceof SiteRefusal ? { ...failure, site: thrown.site } : failure;
}
