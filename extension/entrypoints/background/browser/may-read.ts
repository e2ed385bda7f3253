/**
 * Whether a page of this address will be one that we may read, as far as the browser tells beforehand: on sites that the person
 * allowed, and, within a tab in which they called us, on the site that it shows.
 */
export async function mayRead(url: string, within?: number): Promise<boolean> {
  const { origin } = new URL(url);
  if (await chrome.permissions.contains({ origins: [`${origin}/*`] })) return true;
  return within !== undefined && origin === (await originIn(within));
}

/** Undefined where we may not look, too. */
async function originIn(tabId: number): Promise<string | undefined> {
  const { url = '' } = await chrome.tabs.get(tabId);
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
