import type { BrowserContext } from 'playwright-core';
import type { Toolset } from '../../extension/tools/toolset.ts';
import { onboardingOf } from './launch-browser.ts';

/** Settings as the options page would save them; what is left out keeps its default. */
export interface PresetSettings {
  relayUrl?: string;
  language?: 'auto' | 'zh' | 'en';
  theme?: 'auto' | 'light' | 'dark';
  agent?: string;
  toolset?: Toolset;
}

/**
 * Stores settings before the panel opens, and the consent that the onboarding page asks for, and closes that page. Once
 * for each browser.
 */
export async function presetSettings(context: BrowserContext, settings: PresetSettings): Promise<void> {
  const consent = { version: 2, givenAt: new Date().toISOString() };
  const onboarding = await onboardingOf(context);
  await onboarding.evaluate(`chrome.storage.local.set(${JSON.stringify({ settings, consent })})`);
  await onboarding.close();
}
