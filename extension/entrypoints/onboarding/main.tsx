import '../../settings/configure-zod.ts';
import '../../settings/tokens.css';
import { createRoot } from 'react-dom/client';
import { readConsent } from '../../settings/consent.ts';
import { readSettings } from '../../settings/settings.ts';
import { Onboarding } from './onboarding.tsx';

const root = document.querySelector('#onboarding');
if (!root) throw new Error('The onboarding page has no #onboarding.');
const { id: windowId } = await chrome.windows.getCurrent();
createRoot(root).render(
  <Onboarding
    stored={await readSettings()}
    storedConsent={await readConsent()}
    browserLanguage={chrome.i18n.getUILanguage()}
    windowId={windowId}
  />,
);
