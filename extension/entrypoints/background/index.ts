import { defineBackground } from 'wxt/utils/define-background';
import * as z from 'zod/mini';
import { answerTabMessages } from './answer-tab-messages.ts';
import { followRules } from './frames/current-rules.ts';
import { offerMenu, openOnboardingOnInstall, openPanelOnClick } from './open-panel.ts';
import { restoreFrontTabs } from './screenshots/bring-to-front.ts';

export default defineBackground(() => {
  // Extension pages forbid `new Function`, which zod would otherwise try first.
  z.config({ jitless: true });
  // By default content scripts may read local storage, which holds the settings and conversations.
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  followRules();
  restoreFrontTabs();
  openOnboardingOnInstall();
  openPanelOnClick();
  offerMenu();
  answerTabMessages();
});
