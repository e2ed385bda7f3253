import { createStore } from 'zustand/vanilla';
import type { OpenPanel } from '../../entrypoints/sidepanel/panel/panel-context.tsx';
import type { Consent } from '../../settings/consent.ts';
import { defaultSettings, type Settings } from '../../settings/settings.ts';
import { simulatedComposing } from './simulated-composing.ts';
import type { SimulatedPanel } from './simulated-panel.ts';
import { simulatedSites } from './simulated-sites.ts';

/** The context of components on a simulated panel. English unless the settings differ. */
export function simulatedOpenPanel(panel: SimulatedPanel, set: Partial<Settings> = {}): OpenPanel {
  const settings = createStore<Settings>(() => ({ ...defaultSettings, language: 'en', ...set }));
  const consent = createStore<Consent>(() => ({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }));
  return {
    store: panel.store(),
    turn: panel.turn(),
    settings,
    browserLanguage: 'en',
    composing: simulatedComposing(),
    changeSettings: changed => settings.setState(changed),
    sites: simulatedSites(),
    consent,
    giveConsent: () => consent.setState({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }),
    openSettings: () => undefined,
    openOnboarding: () => undefined,
    openTryIt: () => undefined,
  };
}
