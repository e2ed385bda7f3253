import '../../settings/configure-zod.ts';
import { resolveLanguage } from '../../settings/resolve-language.ts';
import type { Settings } from '../../settings/settings.ts';
import { readSettings, watchSettings } from '../../settings/stored-settings.ts';
import { answerReadings } from './answer-readings.ts';
import { loadScripts } from './load-scripts.ts';
import { showInLanguage } from './show-in-language.ts';

/** Where a form is sent that a script listens to, and nobody else. It runs nothing. */
const NOWHERE = 'javascript:void 0';

/**
 * Makes a page of our own one that the panel can read and act on. Chromium lets nobody inject scripts into it, not even
 * us (156), so it takes the very same ones along by itself, and is asked by messages what other pages are called for.
 */
answerReadings(loadScripts());
pointOutside();
watchSettings(show);
show(await readSettings());

function show({ language, theme }: Settings): void {
  showInLanguage(document, resolveLanguage(language, chrome.i18n.getUILanguage()), theme);
}

/** Addresses of an extension are refused to actions; here forms are for scripts alone, and the link leads to the web. */
function pointOutside(): void {
  for (const form of document.forms) form.setAttribute('action', NOWHERE);
  for (const link of document.links) link.setAttribute('href', 'https://example.com/');
}
