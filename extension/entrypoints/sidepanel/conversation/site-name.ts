/** What a page's site is called in the panel: its host; our own pages have one that says nothing to anybody. */
export function siteName(url: string | undefined): string | undefined {
  const { host, protocol } = URL.parse(url ?? '') ?? {};
  return protocol === 'chrome-extension:' ? 'Assent' : host || undefined;
}
