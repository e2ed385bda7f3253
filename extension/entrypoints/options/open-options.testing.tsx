import type { Language } from '@assent/shared';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { defaultSettings, settingsSchema } from '../../settings/settings.ts';
import { Options } from './options.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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
}

/** Shows the options as they are opened in a browser that holds this. */
export async function openOptions(given: Partial<SimulatedBrowser> = {}): Promise<SimulatedBrowser> {
  const browser: SimulatedBrowser = {
    stored: {},
    shortcut: '',
    allowsSites: true,
    openedTabs: [],
    askedFor: [],
    health: undefined,
    ...given,
  };
  stubBrowser(browser);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const settings = settingsSchema.parse({ ...defaultSettings, ...Object(browser.stored.settings) });
  await act(async () => createRoot(place).render(<Options stored={settings} browserLanguage="en" />));
  return browser;
}

function stubBrowser(browser: SimulatedBrowser): void {
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
    i18n: { getUILanguage: () => 'en' satisfies Language },
  });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  vi.stubGlobal('fetch', async () => {
    if (!browser.health) throw new TypeError('Failed to fetch');
    return new Response(browser.health.body, { status: browser.health.status });
  });
}

/** The section with this heading. */
export function section(title: string): HTMLElement {
  const found = [...document.querySelectorAll('section')].find(
    each => each.querySelector('h2')?.textContent === title,
  );
  if (!found) throw new Error(`There is no section ${title}.`);
  return found;
}

export async function press(within: HTMLElement, name: string): Promise<void> {
  const found = [...within.querySelectorAll('button')].find(
    button => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  await act(async () => found.click());
}

/** The field or choice that is called so. */
export function control(within: HTMLElement, name: string): HTMLInputElement | HTMLSelectElement {
  const label = [...within.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  const found =
    within.querySelector(`[aria-label="${name}"]`) ??
    label?.querySelector('input, select') ??
    document.getElementById(label?.htmlFor ?? '');
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`There is no field ${name}.`);
}

/** Types it, or chooses it, as a person does. */
export async function set(within: HTMLElement, name: string, value: string): Promise<void> {
  const found = control(within, name);
  const own = found instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(found, value);
    found.dispatchEvent(new Event('input', { bubbles: true }));
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
