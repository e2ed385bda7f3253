import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from '../../../settings/settings.ts';
import { changePageContext, noteSelection, type Selection } from '../conversation/page-context.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import type { TurnSettings } from '../turn/ports.ts';
import { presenceOf } from '../turn/presence.ts';
import { keepPort } from './kept-port.ts';
import { openPagePort } from './page-port.ts';
import { watchFrontPage } from './watch-front-page.ts';

/** Keeps in touch with the page in front, and shows in the page that is worked on that it is. */
export function accompanyPage(
  store: PanelStore,
  settings: StoreApi<Settings>,
  turnSettings: () => TurnSettings,
): void {
  const sign = keepPort(openPagePort, () => undefined);
  const selecting = keepPort(openPagePort, hearSelections(store));
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
    const isWanted = front && !state.conversation.isPageOff;
    selecting.want(isWanted ? { tabId: front.tabId, purpose: 'selecting', language } : undefined);
  };
  store.subscribe(follow);
  settings.subscribe(follow);
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
