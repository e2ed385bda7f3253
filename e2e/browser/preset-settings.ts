import type { BrowserContext, Page } from 'playwright-core';
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

/** Stores settings, and the consent that the onboarding page asks for, from a page of the extension. */
export async function storeSettings(page: Page, settings: PresetSettings): Promise<void> {
  await page.evaluate(storing(settings));
}

/** The same in a browser that has just been started, whose onboarding page it closes. */
export async function presetSettings(context: BrowserContext, settings: PresetSettings): Promise<void> {
  const onboarding = await onboardingOf(context);
  await storeSettings(onboarding, settings);
  await onboarding.close();
}

function storing(settings: PresetSettings): string {
  const consent = { version: 2, givenAt: new Date().toISOString() };
  return `chrome.storage.local.set(${JSON.stringify({ settings, consent })})`;
}
