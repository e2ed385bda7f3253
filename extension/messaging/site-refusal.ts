import type { RefusingSite } from '../page/failure.ts';
import { type Told, UserFacingError } from '../page/user-facing-error.ts';

/** Thrown where the person's rule for a site keeps something from being done there. */
export class SiteRefusal extends UserFacingError {
  override name = 'SiteRefusal';
  readonly site: RefusingSite;

  constructor(site: RefusingSite, told: Told) {
    super('NotPermitted', told);
    this.site = site;
  }
}
