/**
 * Asks the person for access to a site. To be called in a click; its gesture lasts long enough to look first whether
 * the question is needed at all.
 */
export async function requestSite(pattern: string): Promise<boolean> {
  const origins = [pattern];
  if (await chrome.permissions.contains({ origins })) return true;
  return chrome.permissions.request({ origins });
}
