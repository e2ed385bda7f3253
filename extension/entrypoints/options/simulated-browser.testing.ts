import { vi } from 'vitest';

type Listener = (changes: Record<string, { newValue: unknown }>, area: string) => void;

/** What the browser holds and says, and what was asked of it. */
export interface SimulatedBrowser {
  stored: Record<string, unknown>;
  shortcut: string;
  allowsSites: boolean;
  openedTabs: string[];
  askedFor: string[];
  /** What stands at a backend's address; undefined: nobody. */
  health: { status: number; body: string } | undefined;
  /** The key without which it shows nothing but its health. */
  wantedKey?: string;
  /** What was asked of backends, and with which key. */
  requests: { url: string; authorization: string | null }[];
}

/** Puts it in the place of the real one. */
export function stubBrowser(browser: SimulatedBrowser): void {
  const listeners = new Set<Listener>();
  const tell = (key: string): void => {
    for (const listener of listeners) listener({ [key]: { newValue: browser.stored[key] } }, 'local');
  };
  const local = {
    get: async () => ({ ...browser.stored }),
    set: async (values: Record<string, unknown>) => {
      Object.assign(browser.stored, values);
      for (const key of Object.keys(values)) tell(key);
    },
    remove: async (key: string) => {
      delete browser.stored[key];
      tell(key);
    },
  };
  const onChanged = {
    addListener: (listener: Listener) => listeners.add(listener),
    removeListener: (listener: Listener) => listeners.delete(listener),
  };
  const request = async ({ origins }: { origins: string[] }): Promise<boolean> => {
    browser.askedFor.push(...origins);
    return browser.allowsSites;
  };
  const { shortcut } = browser;
  vi.stubGlobal('chrome', {
    storage: { local, onChanged },
    permissions: { contains: async () => false, request },
    tabs: { create: async ({ url }: { url: string }) => browser.openedTabs.push(url) },
    commands: { getAll: async () => [{ name: '_execute_action', shortcut }] },
    runtime: { id: 'assent' },
    i18n: { getUILanguage: () => 'en' },
  });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization');
    browser.requests.push({ url, authorization });
    if (browser.wantedKey && !url.endsWith('/healthz') && authorization !== `Bearer ${browser.wantedKey}`) {
      return Response.json({ error: { code: 'key', message: 'No such key.' } }, { status: 401 });
    }
    if (!browser.health) throw new TypeError('Failed to fetch');
    return new Response(browser.health.body, { status: browser.health.status });
  });
}
