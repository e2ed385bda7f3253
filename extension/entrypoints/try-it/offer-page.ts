import '../../settings/configure-zod.ts';
import '../../settings/tokens.css';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { filesFor } from '../../messaging/content-scripts.ts';
import type { ReaderCall } from '../../messaging/reader.ts';
import { PageError } from '../../page/page-error.ts';
import { resolveLanguage } from '../../settings/appearance.ts';
import type { Settings } from '../../settings/settings.ts';
import { readSettings, watchSettings } from '../../settings/settings.ts';
import { showInLanguage } from './show-in-language.ts';
import { openTour } from './tour/open-tour.tsx';

/** The target of forms that only a script handles. It runs nothing. */
const NOWHERE = 'javascript:void 0';

/**
 * Makes our practice page readable for the panel. Chromium injects no scripts into extension pages, not even our own (156),
 * so the page loads the same scripts itself, and receives as messages what other pages receive as calls.
 */
answerReadings(loadScripts());
pointOutside();
watchSettings(show);
const settings = await readSettings();
show(settings);
const tab = await chrome.tabs.getCurrent();
if (tab?.id !== undefined) openTour(document, settings, tab.id);

function show({ language, theme }: Settings): void {
  showInLanguage(document, resolveLanguage(language, chrome.i18n.getUILanguage()), theme);
}

/** Actions refuse extension addresses; here forms are for scripts alone, and the link leads to the web. */
function pointOutside(): void {
  for (const form of document.forms) form.setAttribute('action', NOWHERE);
  for (const link of document.links) link.setAttribute('href', 'https://example.com/');
}

/** Answers messages in our own page in place of function calls, once `ready`. */
function answerReadings(ready: Promise<void>): void {
  const state = async (): Promise<AssentDocumentState> => {
    await ready;
    return globalThis.assentDocumentState ?? {};
  };
  answerInPage<ReaderCall<'readFrame'>>(
    'reader.readFrame',
    async request => (await state()).reader?.readFrame(request) ?? absent(),
  );
  answerInPage<ReaderCall<'peek'>>(
    'reader.peek',
    async request => (await state()).reader?.peek(request) ?? absent(),
  );
  answerInPage<ReaderCall<'readTree'>>(
    'reader.readTree',
    async () => (await state()).reader?.readTree() ?? absent(),
  );
  answerInPage<ReaderCall<'readSelection'>>(
    'reader.readSelection',
    async () => (await state()).reader?.readSelection() ?? absent(),
  );
  answerInPage<ReaderCall<'describeUnlisted'>>(
    'reader.describeUnlisted',
    async request => (await state()).reader?.describeUnlisted(request) ?? absent(),
  );
  answerInPage<ReaderCall<'reportPlace'>>(
    'reader.reportPlace',
    async address => (await state()).reader?.reportPlace(address) ?? absent(),
  );
}

function absent(): never {
  throw new PageError('InternalError', 'The scripts of this page are not there.');
}

async function loadScripts(): Promise<void> {
  for (const file of filesFor('extras')) await load(file);
}

function load(file: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`The script ${file} is missing.`));
  script.src = `/${file}`;
  document.head.append(script);
  return promise;
}
