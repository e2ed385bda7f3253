/** Call it in a click: the user gesture lasts long enough to check first whether the permission exists. */
export async function requestSite(pattern: string): Promise<boolean> {
  const origins = [pattern];
  if (await chrome.permissions.contains({ origins })) return true;
  return chrome.permissions.request({ origins });
}
