import type { BrowserContext } from 'playwright-core';
import { inExtensionPage } from './open-panel.ts';

/** Settings as the options page would save them; what is left out keeps its default. */
export interface PresetSettings {
  relayUrl?: string;
  language?: 'auto' | 'zh' | 'en';
  theme?: 'auto' | 'light' | 'dark';
  agent?: string;
}

/** Stores settings before the panel opens. */
export async function presetSettings(context: BrowserContext, settings: PresetSettings): Promise<void> {
  await inExtensionPage(context, page =>
    page.evaluate(`chrome.storage.local.set({ settings: ${JSON.stringify(settings)} })`),
  );
}
