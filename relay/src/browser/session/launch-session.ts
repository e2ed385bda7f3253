import type { CreateSession, BrowserSession as SessionFacts } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { untilAborted } from '../../runtime/until-aborted.ts';
import { PagePrompts } from '../chrome/page-prompts.ts';
import type { LaunchedChromium } from '../chromium/launch-chromium.ts';
import type { LoadedEngine } from '../page/page-engine.ts';
import { Refs } from '../page/refs.ts';
import type { ActionPolicy } from '../policy/session-policy.ts';
import type { OpenProfile } from '../profiles/open-profile.ts';
import { connectFailure } from '../remote/remote-failure.ts';
import type { AttendanceOptions } from './attendance.ts';
import { beforeDeadline, COMMAND_MILLISECONDS } from './before-deadline.ts';
import { BrowserSession } from './browser-session.ts';
import { PageSettings } from './page-settings.ts';
import type { RecordDecision } from './record-decision.ts';
import { SessionWindows } from './session-windows.ts';
import type { BorrowedChromium } from './tenant-browsers.ts';

const VIEWPORT = { width: 1280, height: 800 } as const;

type LaunchOptions = {
  /** Of the tenant, or one that runs elsewhere. */
  borrow(): Promise<BorrowedChromium>;
  engine: LoadedEngine;
  policy: ActionPolicy;
  profile: OpenProfile | undefined;
  people: Pick<AttendanceOptions, 'record' | 'report' | 'asks'>;
  /** Called when its last window has gone, as with its browser. */
  whenEmpty(): void;
};

/** For sessions that a part of the relay starts. */
export type SessionRules = {
  /** Gives a Chromium that runs elsewhere; by default it is one of the tenant's. */
  connect?: () => Promise<BorrowedChromium>;
  /** By default the one that was given. */
  policy?: ActionPolicy;
  asks?: AttendanceOptions['asks'];
  /** Of what people decide, before it counts; also in the audit of the relay. */
  record?: RecordDecision;
};

export type LaunchedSession = {
  session: BrowserSession;
  /** Where the browser runs elsewhere: as in the facts of the session. */
  connected: SessionFacts['connected'];
  /** Gives its part of the browser back. */
  release(): Promise<void>;
};

/** A session with one window. When it rejects, nothing is left open but the profile. */
export async function launchSession(given: CreateSession, options: LaunchOptions): Promise<LaunchedSession> {
  const { viewport = VIEWPORT, locale, timezone, userAgent, language = 'en' } = given;
  const { launched, release } = await borrow(options);
  const context = {
    viewport,
    ...(locale === undefined ? {} : { locale }),
    ...(timezone === undefined ? {} : { timezoneId: timezone }),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
  const { policy } = options;
  const parts = {
    ...{ refs: new Refs(), settings: new PageSettings(viewport), policy, prompts: new PagePrompts() },
  };
  const windows = new SessionWindows(
    { launched, engine: options.engine, context, language, ...parts },
    options.whenEmpty,
  );
  try {
    const opening = windows.open();
    await (launched.startsBy ? untilAborted(opening, launched.startsBy) : opening);
    const rules = { isAttended: given.attended ?? false, isRuled: given.policy !== undefined, language };
    const session = new BrowserSession(windows, { ...rules, ...options.people });
    if (options.profile) await beginProfile(options.profile, windows, session);
    return { session, connected: CONNECTED[launched.kind], release };
  } catch (thrown) {
    const patience = launched.kind === 'own' ? CLOSING_MILLISECONDS : LEAVING_MILLISECONDS;
    await Promise.allSettled([beforeDeadline(windows.closeAll(), patience)]);
    await release();
    throw startFailure(thrown, launched);
  }
}

const CONNECTED = { own: undefined, remote: 'new', shared: 'default' } as const;

/** A browser elsewhere may answer nothing any more; the connection ends all the same. */
const CLOSING_MILLISECONDS = 10_000;
const LEAVING_MILLISECONDS = 500;

async function borrow(options: LaunchOptions): Promise<BorrowedChromium> {
  try {
    return await options.borrow();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    const reason = cause instanceof Error ? cause.message : 'Chromium could not be started.';
    throw new HttpError(503, 'browser_unavailable', reason, { cause, headers: { 'Retry-After': '30' } });
  }
}

/** In the first window, which then stays where it is to be stored. */
function beginProfile(profile: OpenProfile, windows: SessionWindows, session: BrowserSession): Promise<void> {
  const { storage } = profile.facts.readOnly ? windows.front : windows.keepFront();
  const browser = { storage, whenIdle: () => session.whenIdle() };
  return beforeDeadline(profile.begin(browser), COMMAND_MILLISECONDS);
}

/** A locale or a time zone that Chromium does not know; or a browser elsewhere that does not do what it should. */
function startFailure(thrown: unknown, { kind, startsBy }: LaunchedChromium): unknown {
  if (thrown instanceof HttpError) return thrown;
  const isGiven = thrown instanceof Error && /locale|timezone|time zone/iu.test(thrown.message);
  if (!isGiven) return kind === 'own' ? thrown : connectFailure(thrown, startsBy?.aborted === true);
  return new HttpError(400, 'invalid_request', 'The browser knows no such locale or timezone.', {
    cause: thrown,
  });
}
