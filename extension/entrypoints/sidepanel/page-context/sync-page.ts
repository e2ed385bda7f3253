import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type PersonRule, rulingFor } from '../../../sites/site-rules.ts';
import { noteSelection } from '../conversation/change-context.ts';
import type { PanelState, PanelStore, Selection } from '../conversation/panel-store.ts';
import type { PageAccess } from '../ports/page-access.ts';
import type { TurnSettings } from '../ports/ports.ts';
import { keepPort, openPagePort } from './page-port.ts';
import { followTabs } from './tab-access.ts';

interface Accompanied {
  store: PanelStore;
  settings: StoreApi<Settings>;
  /** Without consent no page is read. */
  consent: StoreApi<Consent>;
  /** Nor is a page that a rule excludes. */
  siteRules: StoreApi<readonly PersonRule[]>;
  page: Pick<PageAccess, 'listFrames'>;
}

/** Follows the page in front, and marks the page that the assistant works in. */
export function syncPage(
  { store, settings, consent, siteRules, page }: Accompanied,
  turnSettings: () => TurnSettings,
): void {
  const sign = keepPort(openPagePort, () => undefined);
  const selecting = keepPort(openPagePort, followSelections(store));
  const isNeverRead = (url = ''): boolean => rulingFor(siteRules.getState(), url).rule === 'never-read';
  const follow = (): void => {
    const { language, messages } = turnSettings();
    const state = store.getState();
    const presence = presenceOf(state);
    sign.want(
      presence && {
        tabId: presence.tabId,
        purpose: 'presence',
        language,
        message: messages.person.context[presence.status],
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
  siteRules.subscribe(() => {
    follow();
    selecting.renew();
  });
  followTabs(store, page, () => {
    sign.tryAgain();
    selecting.tryAgain();
  });
}

const selectedSchema = z.object({ excerpt: z.string(), length: z.number(), isTop: z.boolean() });

/** Each frame reports its own selection; a request prefers the one of the top document. */
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

/** The tab in which the assistant works for this panel, and whether it waits for the person. */
interface Presence {
  tabId: number;
  status: 'working' | 'waiting';
}

/** Undefined without a turn and a waiting card, or without a page. */
export function presenceOf({
  activity,
  conversation,
  pageContext,
}: Pick<PanelState, 'activity' | 'conversation' | 'pageContext'>): Presence | undefined {
  if (activity.status === 'busy') {
    const { workingIn } = pageContext;
    return workingIn === undefined ? undefined : { tabId: workingIn, status: 'working' };
  }
  const waiting = conversation.entries.find(
    entry => entry.kind === 'call' && entry.state.status === 'awaiting',
  );
  const page = waiting?.kind === 'call' ? waiting.page : undefined;
  return page && { tabId: page.tabId, status: 'waiting' };
}

/** Calls `follow` after each change of state: between an approval and its run there is no stable state. */
export function followStore(store: PanelStore, follow: () => void): void {
  let isDue = false;
  store.subscribe(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      follow();
    });
  });
}
