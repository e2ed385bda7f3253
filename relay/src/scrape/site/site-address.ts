/** Say where a visitor came from, not what the page is. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|yclid|dclid|mc_[ce]id|_ga|igshid|ref_src|spm)$/i;

export type SiteScope = {
  /** The address that the caller named. */
  start: URL;
  includeSubdomains: boolean;
};

/** Whether an address belongs to the site. `www.` is no other site, and another port is. */
export function isOfSite(url: URL, { start, includeSubdomains }: SiteScope): boolean {
  if (!/^https?:$/.test(url.protocol) || portOf(url) !== portOf(start)) return false;
  const [host, own] = [bareHost(url), bareHost(start)];
  return host === own || (includeSubdomains && host.endsWith(`.${own}`));
}

/** Between http and https a site moves without becoming another. */
function portOf({ port }: URL): string {
  return port === '' ? 'default' : port;
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** One form for an address: without fragment and tracking, and without its query if it says nothing. */
export function normaliseAddress(
  address: string,
  base: URL | undefined,
  ignoreQuery: boolean,
): URL | undefined {
  const url = URL.parse(address, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (ignoreQuery) url.search = '';
  if (url.search === '') url.search = '';
  else
    for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url;
}

/** Addresses with one key are one page: scheme, `www.`, a final slash and the order of the query don't count. */
export function addressKey(url: URL): string {
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
  const path = url.pathname.replace(/\/+$/, '');
  return `${bareHost(url)}:${portOf(url)}${path}?${query.join('&')}`;
}
