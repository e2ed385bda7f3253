import type { Route } from '../../http/route.ts';
import { bundledPage } from './bundled-page.ts';
import { TAG } from './session-route.ts';

export const VIEW_PAGE_PATH = '/browser/view';

/** The live view as a page, which is the same for everybody. */
export function viewPageRoutes(): Route[] {
  return bundledPage({
    ...{ path: VIEW_PAGE_PATH, name: 'view', tag: TAG },
    ids: { page: 'viewPage', file: 'viewPageFile' },
    summary: 'The page of a link: the live view for a person',
    description: 'It holds nothing of a session; the secret after the `#` of the link stays in the browser.',
  });
}
