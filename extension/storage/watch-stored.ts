/** Calls back on every change of a stored record, from whichever page it was made. Returns a function that stops it. */
export function watchStored(key: string, changed: (stored: unknown) => void): () => void {
  const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
    const change = area === 'local' ? changes[key] : undefined;
    if (change) changed(change.newValue);
  };
  chrome.storage.onChanged.addListener(listener);
  return () => chrome.storage.onChanged.removeListener(listener);
}
