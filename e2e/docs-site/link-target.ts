import { posix } from 'node:path';
import { PAGES } from './pages.ts';

type Target =
  /** As it stands: another site, or an anchor of the same page. */
  | { kind: 'unchanged' }
  /** A page of the site. */
  | { kind: 'page'; address: string }
  /** A file or folder that is in the repository alone. */
  | { kind: 'repository'; path: string; anchor: string };

const addresses = new Map(PAGES.map(({ file, path }) => [file, `/${path}.md`]));

/** Where a link of a Markdown file leads on the site; `file` from the root of the repository. */
export function linkTarget(file: string, link: string): Target {
  if (/^[a-z][a-z+.-]*:|^#|^\/\//iu.test(link)) return { kind: 'unchanged' };
  const [target = '', ...rest] = link.split('#');
  const anchor = rest.length > 0 ? `#${rest.join('#')}` : '';
  const path = posix.join(posix.dirname(file), decodeURI(target)).replace(/\/$/u, '');
  const address = addresses.get(path) ?? addresses.get(`${path}/README.md`);
  return address === undefined
    ? { kind: 'repository', path, anchor }
    : { kind: 'page', address: address + anchor };
}
