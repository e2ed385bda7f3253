import type { CreateSession } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { SessionPolicy } from '../policy/session-policy.ts';
import type { OpenProfile } from '../profiles/open-profile.ts';
import { beforeDeadline, COMMAND_MILLISECONDS } from './before-deadline.ts';
import { BrowserSession } from './browser-session.ts';
import type { LoadedEngine } from './page-engine.ts';
import { PageSettings } from './page-settings.ts';
import { Refs } from './refs.ts';
import { SessionWindows } from './session-windows.ts';
import type { TenantBrowsers } from './tenant-browsers.ts';

const VIEWPORT = { width: 1280, height: 800 } as const;

type LaunchOptions = {
  browsers: TenantBrowsers;
  engine: LoadedEngine;
  tenant: string;
  policy: SessionPolicy;
  profile: OpenProfile | undefined;
  /** Called when its last window has gone, as with its browser. */
  whenEmpty(): void;
};

export type LaunchedSession = {
  session: BrowserSession;
  /** Gives its part of the tenant's browser back. */
  release(): Promise<void>;
};

/** A session with one window, in the browser of its tenant. When it rejects, nothing is left open but the profile. */
export async function launchSession(given: CreateSession, options: LaunchOptions): Promise<LaunchedSession> {
  const { viewport = VIEWPORT, locale, timezone, userAgent, language = 'en' } = given;
  const { launched, release } = await borrow(options);
  const context = {
    viewport,
    ...(locale === undefined ? {} : { locale }),
    ...(timezone === undefined ? {} : { timezoneId: timezone }),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
  const parts = { refs: new Refs(), settings: new PageSettings(viewport), policy: options.policy };
  const windows = new SessionWindows(
    { launched, engine: options.engine, context, language, ...parts },
    options.whenEmpty,
  );
  try {
    await windows.open();
    const session = new BrowserSession(windows);
    if (options.profile) await beginProfile(options.profile, windows, session);
    return { session, release };
  } catch (thrown) {
    await windows.closeAll();
    await release();
    throw startFailure(thrown);
  }
}

async function borrow({ browsers, tenant }: LaunchOptions): ReturnType<TenantBrowsers['borrow']> {
  try {
    return await browsers.borrow(tenant);
  } catch (cause) {
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

/** A locale or a time zone that Chromium does not know. */
function startFailure(thrown: unknown): unknown {
  const isGiven = thrown instanceof Error && /locale|timezone|time zone/iu.test(thrown.message);
  if (!isGiven) return thrown;
  return new HttpError(400, 'invalid_request', 'The browser knows no such locale or timezone.', {
    cause: thrown,
  });
}
