import { isMcpClient } from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { personMessages } from '../../messages/person/person-messages.ts';
import { toFailure } from '../../page/page-error.ts';
import { applyAppearance, resolveLanguage } from '../../settings/appearance.ts';
import { askBackend } from '../../settings/ask-backend.ts';
import { answeringModel } from '../../settings/backend-choices.ts';
import type { Consent } from '../../settings/consent.ts';
import { giveConsent, readConsent, watchConsent } from '../../settings/consent.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings, readSettings, readUserId, watchSettings } from '../../settings/settings.ts';
import { holdsSite } from '../../sites/holds-site.ts';
import { PRACTICE_PAGE } from '../../sites/practice-page.ts';
import { advertisedTools, reservedNames } from '../../tools/list.ts';
import { parseCall, wordResult } from '../../tools/parse-call.ts';
import { fetchFile } from './attachments/fetch-file.ts';
import { fitPicture } from './attachments/fit-picture.ts';
import type { FileReading } from './attachments/read-file.ts';
import { followChoices } from './backend/follow-choices.ts';
import { httpBackend } from './backend/http-backend.ts';
import { openComposing } from './composer/open-composing.ts';
import { conversationClaims, whileUnclaimed } from './conversation/claim-conversation.ts';
import { openConversationRecords } from './conversation/conversation-records.ts';
import { conversationSaver, keepStore } from './conversation/keep-conversation.ts';
import { openConversation } from './conversation/open-conversation.ts';
import { appendEntry, createPanelStore, type PanelStore } from './conversation/panel-store.ts';
import { offerDownload } from './conversation-list/export/export-conversation.ts';
import { recoverOutcomes, restoreConversation } from './execution/restore-conversation.ts';
import { backgroundPageAccess } from './page-context/background-page-access.ts';
import { isShown, readBrowserSession, showTab, tabsOfWindow } from './page-context/browser-tabs.ts';
import { holdPorts } from './page-context/page-port.ts';
import { syncPage } from './page-context/sync-page.ts';
import type { OpenPanel } from './panel/panel-context.tsx';
import type { Clock, Ports, TurnContext, TurnSettings } from './ports/ports.ts';
import { turnMessages } from './ports/ports.ts';
import { openPrograms } from './program-connections/open-programs.ts';
import { httpProgramBackend } from './program-connections/program-backend.ts';
import { openRoutines } from './routines/open-routines.ts';
import { createReplays } from './routines/replays.ts';
import { followSites, storedGrants } from './site/stored-sites.ts';
import { openTasks } from './task-approvals/open-tasks.ts';
import { httpTaskBackend } from './task-approvals/task-backend.ts';
import { pickedBackend } from './turn/session.ts';
import { createTurn } from './turn/turn.ts';

const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    setTimeout(run, milliseconds);
  },
  // A hidden panel renders no frames, but must process the answer.
  nextFrame: run => {
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(run);
  },
};

const panelPorts: Pick<OpenPanel, EntryPoints> = {
  changeSettings: changed => void changeSettings(changed),
  giveConsent: () => void giveConsent(),
  openSettings: () => void chrome.runtime.openOptionsPage(),
  openOnboarding: () => void chrome.tabs.create({ url: 'onboarding.html' }),
  openTryIt: () => void chrome.tabs.create({ url: PRACTICE_PAGE }),
};

export async function openPanel(): Promise<OpenPanel> {
  const [stored, consent, sites, userId, session, records] = await Promise.all([
    readSettings(),
    followConsent(),
    followSites(),
    readUserId(),
    readBrowserSession(),
    openConversationRecords(),
  ]);
  holdPorts();
  const browserLanguage = chrome.i18n.getUILanguage();
  const settings = createStore<Settings>(() => stored);
  followSettings(settings, browserLanguage);
  const turnSettings = (): TurnSettings => describeSettings(settings.getState(), browserLanguage, userId);
  const claim = conversationClaims(navigator.locks);
  const tabs = await tabsOfWindow();
  const kept = await openConversation(records, { claim, browserSession: session, isShown, tabs });
  const recovered = await recoverOutcomes(kept, backgroundPageAccess);
  const store = createPanelStore(restoreConversation(recovered, turnSettings().messages));
  const choices = followChoices({ settings, consent, watchFront: changed => watchFront(store, changed) });
  const newId = (): string => crypto.randomUUID();
  const replays = createReplays(
    { page: backgroundPageAccess, clock: browserClock, settings: turnSettings, newId },
    store,
  );
  const ports: Ports = {
    takesPictures: model => isMcpClient(model) || answeringModel(choices.getState(), model)?.images === true,
    backend: replays.over(httpBackend(() => settings.getState().relayUrl, holdsSite, askBackend)),
    startReplay: replays.start,
    page: backgroundPageAccess,
    tools: { advertised: advertisedTools, reserved: reservedNames, parse: parseCall, wordResult },
    clock: browserClock,
    settings: turnSettings,
    // Read from storage each time: a withdrawal in another window counts at once.
    hasConsent: async () => (await readConsent()).status === 'given',
    isAgreed: () => consent.getState().status === 'given',
    newId,
    keep: conversationSaver(records),
    claim,
    whileUnclaimed: whileUnclaimed(navigator.locks),
    records,
    isShown,
    showTab,
    download: offerDownload,
    files: { fitPicture, readPdf: readPdfLater, fetchFile },
    grants: storedGrants,
    requestPermissions: permissions => chrome.permissions.request({ permissions: [...permissions] }),
    holdsSite,
    requestSites: origins => chrome.permissions.request({ origins: origins.map(origin => `${origin}/*`) }),
  };
  const context = { ports, store };
  const keepRest = keepStore(store, ports.keep, thrown => reportUnsaved(context, thrown));
  addEventListener('pagehide', keepRest);
  syncPage({ store, settings, consent, siteRules: sites.rules, page: ports.page }, turnSettings);
  const turn = createTurn(context);
  turn.resume();
  // Withdrawing the consent also ends an answer that is streaming.
  consent.subscribe(({ status }) => status === 'missing' && turn.stop());
  const composing = openComposing({
    store,
    turn,
    choices,
    takesPictures: () => ports.takesPictures(pickedBackend(context).model),
  });
  const tasks = openTasks(
    { settings, consent },
    { backend: httpTaskBackend(askBackend), clock: browserClock },
  );
  const programs = openPrograms(
    { settings, consent },
    {
      backend: httpProgramBackend(askBackend, turnSettings),
      ...{ turn, panel: store, clock: browserClock },
    },
  );
  const routines = openRoutines(ports.download);
  return {
    store,
    turn,
    settings,
    browserLanguage,
    composing,
    tasks,
    programs,
    routines,
    sites,
    consent,
    ...panelPorts,
  };
}

function watchFront(store: PanelStore, changed: () => void): void {
  store.subscribe(({ pageContext: { front: now } }, { pageContext: { front: before } }) => {
    // A title that changes is no other page.
    if (now?.tabId !== before?.tabId || now?.url !== before?.url) changed();
  });
}

function describeSettings(settings: Settings, browserLanguage: string, userId: string): TurnSettings {
  const language = resolveLanguage(settings.language, browserLanguage);
  const { model, agent, toolset, relayUrl: backendUrl } = settings;
  return { language, messages: turnMessages(language), backendUrl, model, agent, userId, toolset };
}

/** Applies appearance and settings, in whichever window they are changed. */
function followSettings(settings: StoreApi<Settings>, browserLanguage: string): void {
  const apply = ({ language, theme }: Settings): void =>
    applyAppearance(
      document.documentElement,
      personMessages[resolveLanguage(language, browserLanguage)].locale,
      theme,
    );
  apply(settings.getState());
  settings.subscribe(apply);
  watchSettings(changed => settings.setState(changed));
}

/** The parser is loaded with the first PDF: it is larger than the panel. */
async function readPdfLater(
  ...given: Parameters<FileReading['readPdf']>
): ReturnType<FileReading['readPdf']> {
  const { readPdf } = await import('./attachments/read-pdf.ts');
  return readPdf(...given);
}

/** For display and presses; whether to send is checked in storage each time. */
async function followConsent(): Promise<StoreApi<Consent>> {
  const consent = createStore<Consent>(() => ({ status: 'missing' }));
  // Watched first: a change during the read is newer than the value read.
  watchConsent(changed => consent.setState(changed, true));
  consent.setState(await readConsent(), true);
  return consent;
}

type EntryPoints = 'changeSettings' | 'giveConsent' | 'openSettings' | 'openOnboarding' | 'openTryIt';

/** Reports once that this device can't save, so that the person knows what closing the panel would lose. */
function reportUnsaved({ store, ports }: TurnContext, thrown: unknown): void {
  const { entries } = store.getState().conversation;
  if (entries.some(entry => entry.kind === 'notice' && entry.notice.kind === 'not-kept')) return;
  const notice = { kind: 'not-kept', message: toFailure(thrown).message } as const;
  appendEntry(store, { kind: 'notice', id: ports.newId(), notice });
}
