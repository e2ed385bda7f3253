import { defineBackground } from 'wxt/utils/define-background';
import * as z from 'zod/mini';
import { answerTabMessages } from './answer-tab-messages.ts';
import { followRules } from './frames/current-rules.ts';
import { offerMenu } from './offer-menu.ts';
import { openOnboardingOnInstall } from './open-onboarding.ts';
import { openPanelOnClick } from './open-panel.ts';
import { putBackLeft } from './screenshots/put-back.ts';

export default defineBackground(() => {
  // Extension pages forbid `new Function`, which zod would otherwise try first.
  z.config({ jitless: true });
  // Content scripts may read local storage unless told otherwise; settings and conversations are no page's business.
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  followRules();
  putBackLeft();
  openOnboardingOnInstall();
  openPanelOnClick();
  offerMenu();
  answerTabMessages();
});
