import { type ConnectSession, connectSessionSchema } from '@assent/shared';
import { callerOf } from '../../access/access.ts';
import type { Metering } from '../../credits/metering.ts';
import { HttpError } from '../../errors/http-error.ts';
import { requireScope } from '../../guards/guard-scope.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Route } from '../../http/route.ts';
import type { BrowserSettings } from '../../settings/browser.ts';
import { connectChromium } from '../remote/connect-chromium.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import type { BorrowedChromium } from '../session/tenant-browsers.ts';
import { paidSession, SESSION_ANSWER, SESSIONS_PATH, TAG, whose } from './session-route.ts';

const CONNECT_MILLISECONDS = 15_000;

/** Sessions on a Chromium that runs elsewhere. */
export function connectRoute(sessions: OpenSessions, settings: BrowserSettings, metering?: Metering): Route {
  return {
    method: 'POST',
    path: `${SESSIONS_PATH}/cdp/connect`,
    takesJson: true,
    scope: 'cdp',
    docs: {
      id: 'connectBrowserSession',
      tag: TAG,
      summary: 'Starts a session on a Chromium that runs elsewhere',
      description:
        'Over CDP, where the operator has switched it on (`BROWSER_CDP`). That Chromium reaches what it reaches: the relay does not judge its requests. Closing the session closes what it opened there, and nothing else.',
      body: { name: 'ConnectSession', schema: connectSessionSchema },
      answers: [{ ...SESSION_ANSWER, status: 201 }],
      httpErrors: [400, 402, 403, 429, 502, 503],
    },
    async answer(context) {
      const given = parseBody(connectSessionSchema, await context.req.text());
      if (given.storage) requireScope(callerOf(context), 'storage');
      const connect = (): Promise<BorrowedChromium> => borrowRemote(given, settings);
      const create = () => sessions.create(given, whose(context), { connect });
      return context.json(await paidSession(context, metering, create), 201);
    },
  };
}

async function borrowRemote(
  { wsEndpoint, port, context, timeout = CONNECT_MILLISECONDS }: ConnectSession,
  { cdp, allowedHosts }: BrowserSettings,
): Promise<BorrowedChromium> {
  if (!cdp)
    throw new HttpError(
      403,
      'cdp_off',
      'This relay connects to no Chromium that runs elsewhere. Its operator can switch that on (BROWSER_CDP=on).',
    );
  const launched = await connectChromium({
    endpoint: wsEndpoint ?? `http://127.0.0.1:${port}`,
    isShared: context === 'default',
    ...{ allowedHosts: cdp.allowedHosts, fetchedHosts: allowedHosts, timeout },
  });
  return { launched, release: () => launched.close() };
}
