import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import type { Settings } from '../../../settings/settings.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { changePageContext, noteSelection } from '../conversation/change-page-context.ts';
import type { FrontPage, OpenTab, Selection } from '../conversation/page-context.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { replaceTab } from '../conversation/replace-tab.ts';
import { forgetClosed } from '../conversation/shared-tabs.ts';
import type { Sites } from '../panel/sites.ts';
import type { TurnSettings } from '../ports/ports.ts';
import { openPagePort } from './page-port.ts';
import { keepPort } from './persistent-port.ts';
import { followStore, presenceOf } from './presence.ts';

interface Accompanied {
  store: PanelStore;
  settings: StoreApi<Settings>;
  /** Before it is given, no page is looked at. */
  consent: StoreApi<Consent>;
  /** Nor is one that is never read. */
  sites: Pick<Sites, 'rules'>;
}

/** Keeps in touch with the page in front, and shows in the page that is worked on that it is. */
export function syncPage(
  { store, settings, consent, sites }: Accompanied,
  turnSettings: () => TurnSettings,
): void {
  const sign = keepPort(openPagePort, () => undefined);
  const selecting = keepPort(openPagePort, followSelections(store));
  const isNeverRead = (url = ''): boolean => rulingFor(sites.rules.getState(), url).rule === 'never-read';
  const follow = (): void => {
    const { language, words } = turnSettings();
    const state = store.getState();
    const presence = presenceOf(state);
    sign.want(
      presence && {
        tabId: presence.tabId,
        purpose: 'presence',
        language,
        message: words.context[presence.status],
      },
    );
    const { front } = state.pageContext;
    const isWanted =
      front &&
      !state.conversation.isPageOff &&
      consent.getState().status !== 'missing' &&
      !isNeverRead(front.url);
    selecting.want(isWanted ? { tabId: front.tabId, purpose: 'selecting', language } : undefined);
  };
  followStore(store, follow);
  settings.subscribe(follow);
  consent.subscribe(follow);
  sites.rules.subscribe(() => {
    follow();
    selecting.renew();
  });
  const seeTabs = (tabs: readonly OpenTab[]): void => {
    changePageContext(store, { tabs });
    forgetClosed(store, tabs);
  };
  watchTabs(seeTabs, (before, now) => replaceTab(store, before, now));
  watchFrontPage(front => {
    changePageContext(store, { front });
    sign.tryAgain();
    selecting.tryAgain();
  });
}

const selectedSchema = z.object({ excerpt: z.string(), length: z.number(), isTop: z.boolean() });

/** Each frame tells of its own selection; a request takes the one of the page itself first. */
function followSelections(store: PanelStore): (message: unknown) => void {
  let inPage: Selection | undefined;
  let inFrame: Selection | undefined;
  return message => {
    const { data } = selectedSchema.safeParse(message);
    const selection = data && data.length > 0 ? { excerpt: data.excerpt, length: data.length } : undefined;
    if (!data || data.isTop) inPage = selection;
    if (!data?.isTop) inFrame = selection;
    noteSelection(store, inPage ?? inFrame);
  };
}

/** Tells of the page in front in the window of this panel: now, and whenever it is another or may have become readable. */
function watchFrontPage(tell: (front: FrontPage | undefined) => void): void {
  const look = async (): Promise<void> => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    tell(tab?.id === undefined ? undefined : { tabId: tab.id, url: tab.url, title: tab.title });
  };
  const lookAgain = (): void => void look();
  chrome.tabs.onActivated.addListener(lookAgain);
  chrome.tabs.onUpdated.addListener((_tabId, changed) => {
    if (changed.status === 'complete' || changed.title !== undefined || changed.url !== undefined)
      lookAgain();
  });
  chrome.permissions.onAdded.addListener(lookAgain);
  // A click on our icon lets us into the page in front, and no event says so; but it brings the panel up.
  addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  lookAgain();
}

/** A tab goes on under another number. */
type TellReplaced = (before: number, now: number) => void;

/** Tells of all tabs that are open: now, and whenever one comes, goes or becomes another. */
function watchTabs(tell: (tabs: readonly OpenTab[]) => void, tellReplaced: TellReplaced): void {
  const look = async (): Promise<void> => {
    const [own, all] = await Promise.all([chrome.windows.getCurrent(), chrome.tabs.query({})]);
    tell(all.flatMap(({ id, url, title, windowId }) => describe(id, url, title, windowId === own.id)));
  };
  const lookAgain = (): void => void look();
  chrome.tabs.onCreated.addListener(lookAgain);
  chrome.tabs.onRemoved.addListener(lookAgain);
  chrome.tabs.onAttached.addListener(lookAgain);
  chrome.tabs.onReplaced.addListener((now, before) => {
    tellReplaced(before, now);
    lookAgain();
  });
  chrome.tabs.onUpdated.addListener((_tabId, changed) => {
    if (changed.title !== undefined || changed.url !== undefined) lookAgain();
  });
  chrome.permissions.onAdded.addListener(lookAgain);
  chrome.permissions.onRemoved.addListener(lookAgain);
  addEventListener('focus', lookAgain);
  lookAgain();
}

function describe(
  tabId: number | undefined,
  url: string | undefined,
  title: string | undefined,
  isOfWindow: boolean,
): OpenTab[] {
  return tabId === undefined ? [] : [{ tabId, url, title, isOfWindow }];
}
