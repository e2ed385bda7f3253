import type { Metering } from '../credits/metering.ts';
import { type Route, withScope } from '../http/route.ts';
import type { Audit } from '../observability/audit.ts';
import { reportDefect } from '../observability/describe-defect.ts';
import type { RenderPage } from '../scrape/loading/render-page.ts';
import type { BrowserSettings } from '../settings/browser.ts';
import type { Database } from '../store/sql/database.ts';
import { BrowserCluster, withForwardingDocs } from './cluster/browser-cluster.ts';
import { type LoadedEngine, loadEngine } from './page/page-engine.ts';
import { Profiles } from './profiles/profiles.ts';
import { renderIn } from './render-in.ts';
import { approvalRoutes } from './routes/approval-routes.ts';
import { connectRoute } from './routes/connect-route.ts';
import { linkRoutes } from './routes/link-routes.ts';
import { networkRoutes } from './routes/network-routes.ts';
import { OUTCOME, pageRoutes } from './routes/page-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { sessionRoutes } from './routes/session-route.ts';
import { storageRoutes } from './routes/storage-routes.ts';
import { tabRoutes } from './routes/tab-routes.ts';
import { viewPageRoutes } from './routes/view-page-routes.ts';
import { viewRoutes } from './routes/view-routes.ts';
import { windowRoutes } from './routes/window-routes.ts';
import { OpenSessions } from './session/open-sessions.ts';
import { TenantBrowsers } from './session/tenant-browsers.ts';

type BrowserPartNeeds = {
  /** The relay's, where it has one: for stored profiles, and for sessions of other relays. */
  database?: Database | undefined;
  /** Where the decisions of people are recorded. */
  audit?: Audit | undefined;
  /** Where sessions and screenshots cost credits. */
  metering?: Metering | undefined;
  /** Gets defects. */
  report?: (thrown: unknown) => void;
};

export type BrowserPart = {
  routes: readonly Route[];
  /** For agent tasks. */
  sessions: OpenSessions;
  /** For scraping. */
  renderPage: RenderPage;
  /** Stores profiles, and ends all sessions. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Browser sessions. No Chromium runs before the first of them. */
export async function startBrowserPart(
  settings: BrowserSettings,
  needs: BrowserPartNeeds = {},
): Promise<BrowserPart> {
  const { listen, ...part } = browserPart(settings, await loadEngine(), needs);
  await listen();
  return part;
}

/** `listen` lets other relays ask. */
export function browserPart(
  settings: BrowserSettings,
  engine: LoadedEngine,
  { database, audit, metering, report = reportDefect }: BrowserPartNeeds = {},
): BrowserPart & { listen(): Promise<void> } {
  const cluster = database && new BrowserCluster({ database, settings: settings.cluster, report });
  const profiles = new Profiles({ database, keys: settings.storageKeys, report });
  const browsers = new TenantBrowsers(settings);
  const registry = cluster?.rows;
  const sessions = new OpenSessions({ browsers, engine, profiles, registry, audit, report });
  const withKey = [
    ...sessionRoutes(sessions, metering),
    connectRoute(sessions, settings, metering),
    ...pageRoutes(sessions, metering),
    ...tabRoutes(sessions),
    ...windowRoutes(sessions),
    ...networkRoutes(sessions),
    ...withScope('storage', storageRoutes(sessions)),
    ...approvalRoutes(sessions, OUTCOME),
    ...viewRoutes(sessions),
  ];
  // Who comes by a link has no key.
  const routes = withForwardingDocs([...withScope('browser', withKey), ...linkRoutes(sessions)]);
  return {
    routes: [
      ...(cluster?.forwarding(routes, sessions) ?? routes),
      ...withScope('storage', profileRoutes(profiles)),
      ...viewPageRoutes(),
    ],
    sessions,
    renderPage: renderIn(sessions),
    listen: async () => cluster?.listen(routes),
    settle: () => sessions.close(),
    async stop() {
      await sessions.close();
      await cluster?.stop();
    },
  };
}
