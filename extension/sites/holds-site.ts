/** Whether the person has allowed a site permanently. A click on our icon allows a tab besides, and no API reports that. */
export function holdsSite(url: string): Promise<boolean> {
  return chrome.permissions.contains({ origins: [`${new URL(url).origin}/*`] });
}
