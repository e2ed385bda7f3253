import { createStore } from 'zustand/vanilla';
import { defaultSettings, type Settings } from '../../../../settings/settings.ts';
import { simulatedComposing } from '../../composer/simulated-composing.ts';
import type { OpenPanel } from '../../panel-context.ts';
import type { SimulatedPanel } from './simulated-panel.ts';

/** What components reach through the context, of a simulated panel. English unless the settings say otherwise. */
export function simulatedOpenPanel(panel: SimulatedPanel, set: Partial<Settings> = {}): OpenPanel {
  const settings = createStore<Settings>(() => ({ ...defaultSettings, language: 'en', ...set }));
  return {
    store: panel.store(),
    turn: panel.turn(),
    settings,
    browserLanguage: 'en',
    composing: simulatedComposing(),
    changeSettings: changed => settings.setState(changed),
    openSettings: () => undefined,
  };
}
