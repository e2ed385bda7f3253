import type { Route } from '../http/route.ts';
import type { RenderPage } from '../scrape/loading/render-page.ts';
import type { BrowserSettings } from '../settings/browser.ts';
import { renderIn } from './render-in.ts';
import { networkRoutes } from './routes/network-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { sessionRoutes } from './routes/session-route.ts';
import { storageRoutes } from './routes/storage-routes.ts';
import { tabRoutes } from './routes/tab-routes.ts';
import { windowRoutes } from './routes/window-routes.ts';
import { OpenSessions } from './session/open-sessions.ts';
import { type LoadedEngine, loadEngine } from './session/page-engine.ts';
import { TenantBrowsers } from './session/tenant-browsers.ts';

export type BrowserPart = {
  routes: readonly Route[];
  /** For scraping. */
  renderPage: RenderPage;
  stop(): Promise<void>;
};

/** Browser sessions. No Chromium runs before the first of them. */
export async function startBrowserPart(settings: BrowserSettings): Promise<BrowserPart> {
  return browserPart(settings, await loadEngine());
}

export function browserPart(settings: BrowserSettings, engine: LoadedEngine): BrowserPart {
  const sessions = new OpenSessions(new TenantBrowsers(settings), engine);
  return {
    routes: [
      ...sessionRoutes(sessions),
      ...pageRoutes(sessions),
      ...tabRoutes(sessions),
      ...windowRoutes(sessions),
      ...networkRoutes(sessions),
      ...storageRoutes(sessions),
    ],
    renderPage: renderIn(sessions),
    stop: () => sessions.close(),
  };
}
