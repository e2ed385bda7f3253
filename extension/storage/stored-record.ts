/** One record in the local storage of the extension. */
export interface StoredRecord<Value> {
  read(): Promise<Value>;
  set(value: unknown): Promise<void>;
  /** Changes the stored record, one change at a time in all windows: another window may have changed it meanwhile. */
  change(change: (value: Value) => unknown): Promise<void>;
  remove(): Promise<void>;
  /** Calls back on every change, from any page of the extension. Returns a function that stops it. */
  watch(changed: (value: Value) => void): () => void;
}

/** `parse` must accept anything: the record may be missing, older, or unreadable. */
export function storedRecord<Value>(key: string, parse: (stored: unknown) => Value): StoredRecord<Value> {
  const read = async (): Promise<Value> => parse((await chrome.storage.local.get(key))[key]);
  const set = (value: unknown): Promise<void> => chrome.storage.local.set({ [key]: value });
  return {
    read,
    set,
    change: change => navigator.locks.request(`assent.${key}`, async () => set(change(await read()))),
    remove: () => chrome.storage.local.remove(key),
    watch: changed => {
      const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
        const change = area === 'local' ? changes[key] : undefined;
        if (change) changed(parse(change.newValue));
      };
      chrome.storage.onChanged.addListener(listener);
      return () => chrome.storage.onChanged.removeListener(listener);
    },
  };
}
