import { giveConsent } from '../../settings/consent/stored-consent.ts';
import { changeSettings } from '../../settings/stored-settings.ts';
import type { OpenPanel } from './panel-context.ts';

type Doors = 'changeSettings' | 'giveConsent' | 'openSettings' | 'openOnboarding' | 'openTryIt';

/** What the panel's buttons do outside of the conversation. */
export const panelDoors: Pick<OpenPanel, Doors> = {
  changeSettings: changed => void changeSettings(changed),
  giveConsent: () => void giveConsent(),
  openSettings: () => void chrome.runtime.openOptionsPage(),
  openOnboarding: () => void chrome.tabs.create({ url: 'onboarding.html' }),
  openTryIt: () => void chrome.tabs.create({ url: 'try-it.html' }),
};
