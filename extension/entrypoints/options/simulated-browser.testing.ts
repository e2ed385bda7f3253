import { vi } from 'vitest';

type Listener = (changes: Record<string, { newValue: unknown }>, area: string) => void;

export interface SimulatedBrowser {
  stored: Record<string, unknown>;
  shortcut: string;
  allowsSites: boolean;
  openedTabs: string[];
  askedFor: string[];
  /** The response of the backend; undefined: nothing answers. */
  health: { status: number; body: string } | undefined;
  /** Every path but the health check needs this key. */
  wantedKey?: string;
  requests: { url: string; authorization: string | null }[];
}

export function stubBrowser(browser: SimulatedBrowser): void {
  const listeners = new Set<Listener>();
  const notify = (key: string): void => {
    for (const listener of listeners) listener({ [key]: { newValue: browser.stored[key] } }, 'local');
  };
  const local = {
    get: async () => ({ ...browser.stored }),
    set: async (values: Record<string, unknown>) => {
      Object.assign(browser.stored, values);
      for (const key of Object.keys(values)) notify(key);
    },
    remove: async (key: string) => {
      delete browser.stored[key];
      notify(key);
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
