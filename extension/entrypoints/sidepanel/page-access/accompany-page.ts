import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import type { Settings } from '../../../settings/settings.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { changePageContext, noteSelection } from '../conversation/change-page-context.ts';
import type { OpenTab, Selection } from '../conversation/page-context.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { replaceTab } from '../conversation/replace-tab.ts';
import { forgetClosed } from '../conversation/shared-tabs.ts';
import type { Sites } from '../site/sites.ts';
import type { TurnSettings } from '../turn/ports.ts';
import { followStore, presenceOf } from '../turn/presence.ts';
import { keepPort } from './kept-port.ts';
import { openPagePort } from './page-port.ts';
import { watchFrontPage } from './watch-front-page.ts';
import { watchTabs } from './watch-tabs.ts';

interface Accompanied {
  store: PanelStore;
  settings: StoreApi<Settings>;
  /** Before it is given, no page is looked at. */
  consent: StoreApi<Consent>;
  /** Nor is one that is never read. */
  sites: Pick<Sites, 'rules'>;
}

/** Keeps in touch with the page in front, and shows in the page that is worked on that it is. */
export function accompanyPage(
  { store, settings, consent, sites }: Accompanied,
  turnSettings: () => TurnSettings,
): void {
  const sign = keepPort(openPagePort, () => undefined);
  const selecting = keepPort(openPagePort, hearSelections(store));
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
function hearSelections(store: PanelStore): (message: unknown) => void {
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
