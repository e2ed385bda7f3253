import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { defaultSettings, settingsSchema } from '../../settings/settings.ts';
import { Options } from './options.tsx';
import { type SimulatedBrowser, stubBrowser } from './simulated-browser.testing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

export async function openOptions(given: Partial<SimulatedBrowser> = {}): Promise<SimulatedBrowser> {
  const browser: SimulatedBrowser = {
    stored: {},
    shortcut: '',
    allowsSites: true,
    openedTabs: [],
    askedFor: [],
    health: undefined,
    requests: [],
    ...given,
  };
  stubBrowser(browser);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const settings = settingsSchema.parse({ ...defaultSettings, ...Object(browser.stored.settings) });
  await act(async () => createRoot(place).render(<Options stored={settings} browserLanguage="en" />));
  return browser;
}

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

export async function set(within: HTMLElement, name: string, value: string): Promise<void> {
  const found = control(within, name);
  const own = found instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(found, value);
    found.dispatchEvent(new Event('input', { bubbles: true }));
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
