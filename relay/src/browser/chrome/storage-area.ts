import { ChromeEvent } from './chrome-event.ts';

type StorageArea = {
  get(key: string): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
  onChanged: ChromeEvent<readonly unknown[]>;
};

/** An area of chrome.storage, which lives as long as its session. */
export function createStorageArea(): StorageArea {
  const values = new Map<string, unknown>();
  return {
    get: async key => (values.has(key) ? { [key]: structuredClone(values.get(key)) } : {}),
    set: async changes => {
      for (const [key, value] of Object.entries(changes)) values.set(key, structuredClone(value));
    },
    remove: async key => void values.delete(key),
    onChanged: new ChromeEvent(),
  };
}
