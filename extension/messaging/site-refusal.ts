import type { MessageText } from '../messages/message.ts';
import type { RefusingSite } from '../page/failure.ts';
import { PageError } from '../page/page-error.ts';

/** Thrown where the person's rule for a site keeps something from being done there. */
export class SiteRefusal extends PageError {
  override name = 'SiteRefusal';
  readonly site: RefusingSite;

  constructor(site: RefusingSite, text: MessageText) {
    super('NotPermitted', text);
    this.site = site;
  }
}
