import type * as z from 'zod/mini';

/** What another part of the extension leaves for the panel of a window, which may only be opening. */
export interface LeftForPanel<Left> {
  leave(left: Left): Promise<void>;
  /** Passes what is left for a window to `take`, once. Returns a function that stops it. */
  watch(windowId: number, take: (left: Left) => void): () => void;
}

/** What everything has that is left. */
interface Addressed {
  windowId: number;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** Older things are for a panel that did not open, and would surprise the user. */
const LASTS_MILLISECONDS = 120_000;

/** In session storage, which content scripts cannot reach, so that it survives the end of the worker until a panel opens. */
export function leftForPanel<Left extends Addressed>(
  key: string,
  schema: z.ZodMiniType<Left>,
): LeftForPanel<Left> {
  return {
    leave: left => chrome.storage.session.set({ [key]: left }),
    watch: (windowId, take) => {
      let isWatching = true;
      const takeOver = async (): Promise<void> => {
        const left = schema.safeParse((await chrome.storage.session.get(key))[key]).data;
        if (left?.windowId !== windowId || !isWatching) return;
        await chrome.storage.session.remove(key);
        if (Date.now() - left.at < LASTS_MILLISECONDS) take(left);
      };
      // The lock orders all panels: only one of them takes it.
      const inTurn = (): void => void navigator.locks.request(`assent.${key}`, takeOver);
      const listen = (changes: Record<string, chrome.storage.StorageChange>): void => {
        if (changes[key]?.newValue !== undefined) inTurn();
      };
      chrome.storage.session.onChanged.addListener(listen);
      inTurn();
      return () => {
        isWatching = false;
        chrome.storage.session.onChanged.removeListener(listen);
      };
    },
  };
}
