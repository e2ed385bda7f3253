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
