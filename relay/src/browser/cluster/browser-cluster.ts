import type { Route } from '../../http/route.ts';
import type { Listening } from '../../runtime/listen.ts';
import type { ClusterSettings } from '../../settings/browser.ts';
import type { Database } from '../../store/sql/database.ts';
import { linkSecretOf } from '../routes/link-secret.ts';
import { SESSION_PATH, sessionIdOf, whose } from '../routes/session-route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { forwardToOwner } from './forward-to-owner.ts';
import { startInternalListener } from './internal-listener.ts';
import { SessionRows } from './session-rows.ts';

type ClusterOptions = {
  database: Database;
  settings: ClusterSettings | undefined;
  /** Milliseconds for an answer beyond the deadline of its command; some seconds by default. */
  grace?: number;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** The relays that share a database: each answers for the sessions of all. */
export class BrowserCluster {
  readonly rows: SessionRows;
  readonly #options: ClusterOptions;
  #listening: Listening | undefined;

  constructor(options: ClusterOptions) {
    const { database, settings } = options;
    this.rows = new SessionRows(database, settings?.address.origin);
    this.#options = options;
  }

  /** Any route below a session's path: where another relay holds the session, that one answers. */
  forwarding(routes: readonly Route[], sessions: Pick<OpenSessions, 'knows'>): Route[] {
    return routes.map(route => (isOfSession(route) ? this.#forwarding(route, sessions) : route));
  }

  /** Answers other relays with the routes of this one. */
  async listen(routes: readonly Route[]): Promise<void> {
    const { settings, database, report } = this.#options;
    if (!settings) return;
    const ofSessions = routes.filter(isOfSession);
    const { instance } = database;
    this.#listening = await startInternalListener({ ...settings, instance, routes: ofSessions, report });
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }

  #forwarding(route: Route, sessions: Pick<OpenSessions, 'knows'>): Route {
    return {
      ...route,
      answer: async context => {
        const id = sessionIdOf(context);
        // A route that is open asks for the secret of a link, which the relay that holds the session knows.
        const link = route.isOpen ? (linkSecretOf(context) ?? '') : undefined;
        const owner = link === undefined ? whose(context).owner : undefined;
        const row = sessions.knows(id) ? undefined : await this.rows.findElsewhere(id, owner);
        if (!row) return route.answer(context);
        const { settings, grace } = this.#options;
        return forwardToOwner(context, row, { rows: this.rows, key: settings?.key, link, grace });
      },
    };
  }
}

/** Documents of all of them that the relay which holds the session may be out of reach. */
export function withForwardingDocs(routes: readonly Route[]): Route[] {
  return routes.map(route => {
    if (!isOfSession(route) || !route.docs) return route;
    const httpErrors = [...new Set([...(route.docs.httpErrors ?? []), 503])];
    return { ...route, docs: { ...route.docs, httpErrors } };
  });
}

function isOfSession({ path }: Route): boolean {
  return path === SESSION_PATH || path.startsWith(`${SESSION_PATH}/`);
}
