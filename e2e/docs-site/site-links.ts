/** A built site: its HTML pages with their texts, and the paths of all its files, from its root. */
interface Site {
  pages: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
  /** The path under which it is served, with slashes around it. */
  base: string;
}

/** The links, pictures and anchors of the pages that lead nowhere on the site, as `page: link`. Other sites are not asked. */
export function brokenSiteLinks({ pages, files, base }: Site): string[] {
  const anchors = new Map([...pages].map(([page, html]) => [page, anchorsOf(html)]));
  const isBroken = (page: string, link: string): boolean => {
    const url = new URL(link, `http://site.test${base}${page}`);
    if (url.host !== 'site.test') return false;
    if (!url.pathname.startsWith(base)) return true;
    const path = decodeURIComponent(url.pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
    if (!files.has(path)) return true;
    return url.hash !== '' && !(anchors.get(path)?.has(decodeURIComponent(url.hash.slice(1))) ?? false);
  };
  return [...pages].flatMap(([page, html]) =>
    [...new Set(linksOf(html))].filter(link => isBroken(page, link)).map(link => `${page}: ${link}`),
  );
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/gu)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

function anchorsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id));
}
