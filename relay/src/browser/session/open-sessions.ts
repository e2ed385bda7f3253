import { randomBytes } from 'node:crypto';
import type {
  CreateSession,
  SavedProfile,
  BrowserSession as SessionFacts,
  UsedProfile,
} from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { Audit } from '../../observability/audit.ts';
import type { LoadedEngine } from '../page/page-engine.ts';
import { SessionPolicy } from '../policy/session-policy.ts';
import type { OpenProfile } from '../profiles/open-profile.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { Link } from '../view/view-links.ts';
import { beforeDeadline } from './before-deadline.ts';
import type { BrowserSession } from './browser-session.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type LaunchedSession, launchSession, type SessionRules } from './launch-session.ts';
import { type RecordDecision, recordDecisionsOf } from './record-decision.ts';
import { SessionPlaces } from './session-places.ts';
import type { Ending, Owner, SessionRegistry } from './session-registry.ts';
import type { TenantBrowsers } from './tenant-browsers.ts';

const TTL_SECONDS = 600;
const IDLE_SECONDS = 300;

type Open = {
  session: BrowserSession;
  owner: string;
  profile: OpenProfile | undefined;
  facts: Pick<SessionFacts, 'sessionId' | 'createdAt' | 'expiresAt' | 'idleSeconds' | 'connected'>;
  timers: { end: NodeJS.Timeout; idle: NodeJS.Timeout };
  end(reason: Ending): Promise<UsedProfile | undefined>;
};

/** `touch`: the person there keeps the session alive. */
export type LinkedSession = { session: BrowserSession; link: Link; touch(): void };

export type OpenSessionsOptions = {
  browsers: TenantBrowsers;
  engine: LoadedEngine;
  profiles: Profiles;
  /** Undefined for a relay alone. */
  registry: SessionRegistry | undefined;
  audit: Audit | undefined;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** The sessions of this relay. A session that is not the caller's is none. */
export class OpenSessions {
  readonly #options: OpenSessionsOptions;
  readonly #open = new Map<string, Open>();
  readonly #ended = new EndedSessions();
  readonly #places = new SessionPlaces();
  readonly #ending = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(options: OpenSessionsOptions) {
    this.#options = options;
  }

  async create(given: CreateSession, whose: Owner, rules: SessionRules = {}): Promise<SessionFacts> {
    if (this.#isClosed) throw stopping();
    const { owner } = whose;
    const elsewhere = await this.#registryOf(whose)?.countElsewhere(owner);
    const mine = (elsewhere ?? 0) + [...this.#open.values()].filter(open => open.owner === owner).length;
    const places = { mine, all: this.#open.size };
    return this.#places.whileStarting(owner, places, () => this.#start(given, whose, rules));
  }

  /** Whether this relay can say what became of it. */
  knows(sessionId: string): boolean {
    return this.#open.has(sessionId) || this.#ended.has(sessionId);
  }

  /** Counts as a command: the session is not idle. */
  find(sessionId: string, owner: string): BrowserSession {
    const open = this.#require(sessionId, owner);
    open.timers.idle.refresh();
    return open.session;
  }

  /** Without that: who only watches does not keep it alive. */
  peek(sessionId: string, owner: string): BrowserSession {
    return this.#require(sessionId, owner).session;
  }

  /** The session of a link, for a person who has no key; undefined where the secret fits none. */
  findByLink(sessionId: string, secret: string): LinkedSession | undefined {
    const open = this.#open.get(sessionId);
    const link = open?.session.people.links.find(secret);
    return open && link && { session: open.session, link, touch: () => void open.timers.idle.refresh() };
  }

  describe(sessionId: string, owner: string): SessionFacts {
    const { session, profile, facts } = this.#require(sessionId, owner);
    return { ...facts, ...session.facts, ...(profile && { storage: profile.facts }) };
  }

  /** Stores what the profile of the session holds by now. */
  async saveProfile(sessionId: string, owner: string): Promise<SavedProfile> {
    const { profile, timers } = this.#require(sessionId, owner);
    timers.idle.refresh();
    if (profile) return profile.save();
    throw new HttpError(
      422,
      'unsupported',
      'This session has no profile. Name one in `storage` of a new session.',
    );
  }

  /** How its profile was left, if it has one. */
  async end(sessionId: string, owner: string): Promise<UsedProfile | undefined> {
    return this.#require(sessionId, owner).end('closed');
  }

  /** Ends all, and takes no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const open of this.#open.values()) void open.end('left');
    await Promise.allSettled(this.#ending);
    await this.#options.browsers.close();
  }

  async #start(
    given: CreateSession,
    whose: Owner,
    { connect, policy = new SessionPolicy(given.policy ?? {}), asks, record: alsoRecord }: SessionRules,
  ): Promise<SessionFacts> {
    const sessionId = `bs_${randomBytes(16).toString('hex')}`;
    const { owner, tenant } = whose;
    // First: it may be refused, and then no browser is needed.
    const profile =
      given.storage && (await this.#options.profiles.open(given.storage, { owner, tenant }, sessionId));
    let opened: Open | undefined;
    try {
      const { browsers, engine, audit, report } = this.#options;
      const borrow = connect ?? (() => browsers.borrow(tenant));
      const whenEmpty = (): void => this.#lose(opened);
      // No key names the tenant of a relay that requires none.
      const inAudit = recordDecisionsOf(audit, { session: sessionId, tenant: tenant === '' ? null : tenant });
      const record: RecordDecision = async (...decided) => {
        await alsoRecord?.(...decided);
        await inAudit(...decided);
      };
      const people = { record, report, asks };
      const launched = await launchSession(given, { borrow, engine, policy, profile, whenEmpty, people });
      const registry = this.#registryOf(whose);
      opened = this.#keep(launched, { sessionId, profile, owner, given, registry });
      if (this.#isClosed) throw stopping();
      const { expiresAt } = opened.facts;
      await registry?.add({ owner, tenant, sessionId, expiresAt, profile: given.storage?.profile });
      return this.describe(sessionId, owner);
    } catch (thrown) {
      await (opened?.end('closed') ?? profile?.end());
      throw thrown;
    }
  }

  /** Nobody asks for the relay's own. */
  #registryOf({ isOwn }: Owner): SessionRegistry | undefined {
    return isOwn ? undefined : this.#options.registry;
  }

  #keep(
    { session, connected, release }: LaunchedSession,
    { sessionId, profile, owner, given, registry }: Begun,
  ): Open {
    const { ttl = TTL_SECONDS, idle = IDLE_SECONDS } = given;
    const now = Date.now();
    const facts = {
      ...{ sessionId, createdAt: new Date(now).toISOString() },
      ...{ expiresAt: new Date(now + ttl * 1000).toISOString(), idleSeconds: idle },
      ...(connected && { connected }),
    };
    const expire = (): void => {
      this.#ended.add(sessionId, { owner, why: 'expired' });
      void open.end('left');
    };
    const whenIdle = (): void => {
      if (session.isBusy) timers.idle.refresh();
      else expire();
    };
    const timers = { end: setTimeout(expire, ttl * 1000), idle: setTimeout(whenIdle, idle * 1000) };
    let ending: Promise<UsedProfile | undefined> | undefined;
    const end = async (reason: Ending): Promise<UsedProfile | undefined> => {
      this.#open.delete(sessionId);
      clearTimeout(timers.end);
      clearTimeout(timers.idle);
      const kept = await profile?.end();
      // Either may have gone with its browser, and what stays in the database goes by itself later.
      await Promise.allSettled([beforeDeadline(session.close(), CLOSING_MILLISECONDS)]);
      await Promise.allSettled([release(), registry?.remove(sessionId, reason)]);
      return kept;
    };
    const open: Open = {
      ...{ session, owner, profile, facts, timers },
      end: reason => {
        ending ??= this.#track(end(reason));
        return ending;
      },
    };
    this.#open.set(sessionId, open);
    return open;
  }

  /** Its browser has gone. The owner of one that ran elsewhere may ask what became of it, unless it is being closed anyway. */
  #lose(open: Open | undefined): void {
    if (!open) return;
    const { owner, facts } = open;
    const isLost = facts.connected !== undefined && this.#open.has(facts.sessionId);
    if (isLost) this.#ended.add(facts.sessionId, { owner, why: 'lost' });
    void open.end(isLost ? 'left' : 'closed');
  }

  #track<Value>(ending: Promise<Value>): Promise<Value> {
    const tracked = ending.finally(() => this.#ending.delete(tracked));
    this.#ending.add(tracked);
    return tracked;
  }

  #require(sessionId: string, owner: string): Open {
    const open = this.#open.get(sessionId);
    if (open?.owner === owner) return open;
    this.#ended.report(sessionId, owner);
    if (this.#isClosed) throw stopping();
    throw new HttpError(404, 'session_not_found', 'There is no such session. Create one.');
  }
}

/** A browser elsewhere may answer nothing any more; the connection ends all the same. */
const CLOSING_MILLISECONDS = 10_000;

type Begun = Pick<Open, 'profile' | 'owner'> & {
  sessionId: string;
  given: CreateSession;
  registry: SessionRegistry | undefined;
};

function stopping(): HttpError {
  return new HttpError(503, 'stopping', 'This relay is stopping or restarting. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
}
