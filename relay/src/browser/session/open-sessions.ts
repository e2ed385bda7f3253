import { randomBytes } from 'node:crypto';
import type { CreateSession, BrowserSession as SessionFacts } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { SessionPolicy } from '../policy/session-policy.ts';
import { BrowserSession } from './browser-session.ts';
import type { LoadedEngine } from './page-engine.ts';
import { PageSettings } from './page-settings.ts';
import { Refs } from './refs.ts';
import { SessionWindows } from './session-windows.ts';
import type { TenantBrowsers } from './tenant-browsers.ts';

const MAX_OF_OWNER = 10;
const MAX_OF_RELAY = 100;
const TTL_SECONDS = 600;
const IDLE_SECONDS = 300;
const VIEWPORT = { width: 1280, height: 800 } as const;

type Open = {
  session: BrowserSession;
  owner: string;
  facts: Omit<SessionFacts, 'status' | 'tabs' | 'viewport'>;
  timers: { end: NodeJS.Timeout; idle: NodeJS.Timeout };
  end(): Promise<void>;
};

/** Whose sessions; tenants share no browser. */
export type Owner = { owner: string; tenant: string };

/** The sessions of this relay. A session that is not the caller's is none. */
export class OpenSessions {
  readonly #browsers: TenantBrowsers;
  readonly #engine: LoadedEngine;
  readonly #open = new Map<string, Open>();
  /** Ids of sessions that have ended by themselves, so that their owner learns it. */
  readonly #expired = new Map<string, string>();
  readonly #starting = new Map<string, number>();

  constructor(browsers: TenantBrowsers, engine: LoadedEngine) {
    this.#browsers = browsers;
    this.#engine = engine;
  }

  async create(given: CreateSession, { owner, tenant }: Owner): Promise<SessionFacts> {
    const mine = [...this.#open.values()].filter(open => open.owner === owner).length;
    const starting = this.#starting.get(owner) ?? 0;
    const starts = [...this.#starting.values()].reduce((sum, count) => sum + count, 0);
    if (mine + starting >= MAX_OF_OWNER || this.#open.size + starts >= MAX_OF_RELAY)
      throw new HttpError(
        429,
        'too_many_sessions',
        `At most ${MAX_OF_OWNER} sessions at once, and ${MAX_OF_RELAY} in this relay. Close one first.`,
        {
          headers: { 'Retry-After': '10' },
        },
      );
    this.#starting.set(owner, starting + 1);
    try {
      return await this.#start(given, { owner, tenant });
    } finally {
      const left = (this.#starting.get(owner) ?? 1) - 1;
      if (left === 0) this.#starting.delete(owner);
      else this.#starting.set(owner, left);
    }
  }

  /** Counts as a command: the session is not idle. */
  find(sessionId: string, owner: string): BrowserSession {
    const open = this.#require(sessionId, owner);
    open.timers.idle.refresh();
    return open.session;
  }

  describe(sessionId: string, owner: string): SessionFacts {
    const open = this.#require(sessionId, owner);
    const status = open.session.isBusy ? 'busy' : 'ready';
    return { ...open.facts, status, tabs: open.session.tabCount, viewport: open.session.viewport };
  }

  async end(sessionId: string, owner: string): Promise<void> {
    await this.#require(sessionId, owner).end();
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#open.values()].map(open => open.end()));
    await this.#browsers.close();
  }

  async #start(given: CreateSession, { owner, tenant }: Owner): Promise<SessionFacts> {
    const { viewport = VIEWPORT, locale, timezone, userAgent, language = 'en' } = given;
    const policy = new SessionPolicy(given.policy ?? {});
    const { launched, release } = await this.#borrow(tenant);
    const context = {
      viewport,
      ...(locale === undefined ? {} : { locale }),
      ...(timezone === undefined ? {} : { timezoneId: timezone }),
      ...(userAgent === undefined ? {} : { userAgent }),
    };
    let opened: Open | undefined;
    const refs = new Refs();
    const settings = new PageSettings(viewport);
    const options = { launched, engine: this.#engine, context, language, refs, settings, policy };
    const windows = new SessionWindows(options, () => void opened?.end());
    try {
      await windows.open();
      opened = this.#keep(new BrowserSession(windows), { owner, given, release });
      return this.describe(opened.facts.sessionId, owner);
    } catch (thrown) {
      await windows.closeAll();
      await release();
      throw startFailure(thrown);
    }
  }

  async #borrow(tenant: string): ReturnType<TenantBrowsers['borrow']> {
    try {
      return await this.#browsers.borrow(tenant);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'Chromium could not be started.';
      throw new HttpError(503, 'browser_unavailable', reason, { cause, headers: { 'Retry-After': '30' } });
    }
  }

  #keep(
    session: BrowserSession,
    { owner, given, release }: { owner: string; given: CreateSession; release(): Promise<void> },
  ): Open {
    const { ttl = TTL_SECONDS, idle = IDLE_SECONDS } = given;
    const sessionId = `bs_${randomBytes(16).toString('hex')}`;
    const now = Date.now();
    const facts = {
      ...{ sessionId, createdAt: new Date(now).toISOString() },
      ...{ expiresAt: new Date(now + ttl * 1000).toISOString(), idleSeconds: idle },
    };
    const expire = (): void => {
      this.#expired.set(sessionId, owner);
      const [oldest] = this.#expired.keys();
      if (this.#expired.size > MAX_EXPIRED && oldest !== undefined) this.#expired.delete(oldest);
      void open.end();
    };
    const whenIdle = (): void => {
      if (session.isBusy) timers.idle.refresh();
      else expire();
    };
    const timers = { end: setTimeout(expire, ttl * 1000), idle: setTimeout(whenIdle, idle * 1000) };
    let ending: Promise<void> | undefined;
    const end = async (): Promise<void> => {
      this.#open.delete(sessionId);
      clearTimeout(timers.end);
      clearTimeout(timers.idle);
      // Either may have gone with its browser.
      await Promise.allSettled([session.close()]);
      await Promise.allSettled([release()]);
    };
    const open: Open = {
      ...{ session, owner, facts, timers },
      end: () => {
        ending ??= end();
        return ending;
      },
    };
    this.#open.set(sessionId, open);
    return open;
  }

  #require(sessionId: string, owner: string): Open {
    const open = this.#open.get(sessionId);
    if (open?.owner === owner) return open;
    if (this.#expired.get(sessionId) === owner)
      throw new HttpError(
        410,
        'session_expired',
        'This session has ended by its ttl or idle time. Create another.',
      );
    throw new HttpError(404, 'session_not_found', 'There is no such session. Create one.');
  }
}

const MAX_EXPIRED = 1_000;

/** A locale or a time zone that Chromium does not know. */
function startFailure(thrown: unknown): unknown {
  const isGiven = thrown instanceof Error && /locale|timezone|time zone/iu.test(thrown.message);
  if (!isGiven) return thrown;
  return new HttpError(400, 'invalid_request', 'The browser knows no such locale or timezone.', {
    cause: thrown,
  });
}
