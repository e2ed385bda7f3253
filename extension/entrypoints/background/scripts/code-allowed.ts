import { message } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';
import { readSettings } from '../../../settings/stored-settings.ts';

/**
 * Throws `Unsupported` unless the person has switched code on in the options and for us in the browser. Without the
 * browser's switch there is no `chrome.userScripts` at all, and before Chromium 135 nothing in it that runs code at once.
 */
export async function assertCodeAllowed(): Promise<void> {
  const { runsCode } = await readSettings();
  if (!runsCode) throw new PageError('Unsupported', message('code.switchedOff'));
  if (!mayRunUserScripts())
    throw new PageError('Unsupported', message('code.notAllowed', { id: chrome.runtime.id }));
  if (typeof chrome.userScripts.execute !== 'function')
    throw new PageError('Unsupported', message('code.tooOld'));
}

/** The API is there as a name before it may be used, in browsers whose switch is the developer mode. */
function mayRunUserScripts(): boolean {
  try {
    return typeof chrome.userScripts.configureWorld === 'function';
  } catch {
    // Chromium throws at the mere mention of it where it is not allowed.
    return false;
  }
}
