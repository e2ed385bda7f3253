import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { callerOf } from '../../access/access.ts';
import { HttpError } from '../../errors/http-error.ts';
import { LINK_HEADER, linkInvalid } from '../routes/link-secret.ts';
import { SESSIONS_PATH } from '../routes/session-route.ts';
import { answerTime } from './answer-time.ts';
import { CALLER_HEADER, forwardedCaller } from './forwarded-caller.ts';
import { INSTANCE_HEADER, REFUSED_HEADER } from './internal-listener.ts';
import { passOn } from './pass-on.ts';
import type { SessionRow, SessionRows } from './session-rows.ts';

/** Milliseconds between two looks whether the relay that answers still lives: its machine may be gone without a word. */
const LOOK_MILLISECONDS = 1_000;

/** Milliseconds for the database to notice that a relay is dead whose connections have broken. */
const DEATH_MILLISECONDS = 5_000;
const DEATH_LOOK_MILLISECONDS = 100;

/** Milliseconds beyond the deadline of a command after which a relay that says nothing is not waited for: it may stand still. */
const GRACE_MILLISECONDS = 10_000;

/** Of one connection, or about the caller as this relay alone may see it: credentials stay here. */
const NOT_FORWARDED =
  /^(?:authorization|x-api-key|cookie|host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|accept-encoding|forwarded|x-forwarded-.*|x-assent-.*)$/i;

const NOT_RETURNED = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|date)$/i;

const statusSchema = z.custom<StatusCode>(status => z.int().gte(200).lte(599).safeParse(status).success);

const KEYS_DIFFER =
  'The relay that holds this session refuses this one: their operator gives all relays the same BROWSER_CLUSTER_KEY. Nothing was done.';

export type ForwardOptions = {
  rows: SessionRows;
  /** Of the cluster; undefined for a relay that knows no others. */
  key: string | undefined;
  /** The secret of a link, where that is the credential instead of the caller's. */
  link?: string | undefined;
  /** Milliseconds beyond the deadline of the command. */
  grace?: number | undefined;
};

/** The answer of the relay that holds the session, as it comes. Nothing is sent twice. */
export async function forwardToOwner(
  context: Context,
  row: SessionRow,
  { rows, key, link, grace = GRACE_MILLISECONDS }: ForwardOptions,
): Promise<Response> {
  // To the owner alone.
  const lost = (): Promise<HttpError> =>
    link === undefined ? lose(row, rows) : Promise.resolve(linkInvalid());
  if (!(await rows.isAlive(row))) throw await lost();
  const { url, request, body: sent } = await requestFor(context, row, { key, link });
  const ended = new AbortController();
  const dead = new AbortController();
  const silent = new AbortController();
  const hush = setTimeout(() => silent.abort(), answerTime(context, sent) + grace);
  const gone = context.req.raw.signal;
  const end = (): void => ended.abort();
  gone.addEventListener('abort', end, { once: true });
  void abortWhenDead(() => rows.isAlive(row), { dead, ended: ended.signal });
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.any([gone, dead.signal, silent.signal]) });
  } catch (cause) {
    end();
    if (gone.aborted) throw clientLeft(cause);
    const patience = silent.signal.aborted ? 0 : DEATH_MILLISECONDS;
    throw await failureOf(cause, { isAlive: () => rows.isAlive(row), lost, patience });
  } finally {
    clearTimeout(hush);
  }
  const body = response.body && passOn(response.body, context, { ended: end, silent: () => silent.abort() });
  if (!body) end();
  const refused = response.headers.get(REFUSED_HEADER);
  if (refused !== null) {
    await body?.cancel();
    throw refused === 'instance' ? await lost() : unreachable(KEYS_DIFFER);
  }
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !NOT_RETURNED.test(name)));
  return context.newResponse(body, statusSchema.parse(response.status), headers);
}

async function requestFor(
  context: Context,
  { address, instance }: SessionRow,
  { key, link }: Pick<ForwardOptions, 'key' | 'link'>,
): Promise<{ url: URL; request: RequestInit; body: ArrayBuffer | null }> {
  const { req } = context;
  if (address === null || key === undefined)
    throw unreachable(
      'The relays do not know one another: their operator sets BROWSER_CLUSTER_ADDRESS and BROWSER_CLUSTER_KEY in each. Nothing was done.',
    );
  const { pathname, search } = new URL(req.url);
  // The relay may be mounted below another path.
  const path = pathname.slice(pathname.indexOf(SESSIONS_PATH));
  const headers = new Headers([...req.raw.headers].filter(([name]) => !NOT_FORWARDED.test(name)));
  headers.set('authorization', `Bearer ${key}`);
  // What comes is passed on as it is.
  headers.set('accept-encoding', 'identity');
  headers.set(INSTANCE_HEADER, String(instance));
  headers.set(CALLER_HEADER, forwardedCaller(link === undefined ? callerOf(context) : { kind: 'anyone' }));
  if (link !== undefined) headers.set(LINK_HEADER, link);
  const { method } = req;
  const body = method === 'GET' ? null : await req.arrayBuffer();
  return {
    body,
    url: new URL(`${path}${search}`, address),
    request: { method, headers, body, redirect: 'manual' },
  };
}

async function abortWhenDead(
  isAlive: () => Promise<boolean>,
  { dead, ended }: { dead: AbortController; ended: AbortSignal },
): Promise<void> {
  const pause = (): Promise<boolean> =>
    wait(LOOK_MILLISECONDS, true, { signal: ended, ref: false }).catch(() => false);
  while (await pause()) {
    // Unknown while the database is away.
    if (!(await isAlive().catch(() => true))) return dead.abort();
  }
}

/** A relay that was killed breaks its connections before the database knows. */
async function failureOf(
  cause: unknown,
  { isAlive, lost, patience }: { isAlive(): Promise<boolean>; lost(): Promise<HttpError>; patience: number },
): Promise<HttpError> {
  const deadline = performance.now() + patience;
  do {
    if (!(await isAlive())) return lost();
    if (patience > 0) await wait(DEATH_LOOK_MILLISECONDS);
  } while (performance.now() < deadline);
  return unreachable(
    'The relay that holds this session cannot be reached or does not answer, and what it did is not known. Try again, with the same Idempotency-Key if there was one; if the problem persists, the operator of the relay checks its BROWSER_CLUSTER_ADDRESS.',
    cause,
  );
}

/** Once: from then on there is no such session. */
async function lose({ id, profile }: SessionRow, rows: SessionRows): Promise<HttpError> {
  await rows.remove(id, 'closed');
  const kept =
    profile === null
      ? 'It had no stored profile.'
      : 'Open its stored profile in it: that holds what was stored last.';
  return new HttpError(
    410,
    'session_lost',
    `The relay that held this session has ended, and the session with it; what a command was doing is not known. Create another session. ${kept}`,
    profile === null ? {} : { details: { profile } },
  );
}

function unreachable(message: string, cause?: unknown): HttpError {
  return new HttpError(503, 'browser_unavailable', message, { cause, headers: { 'Retry-After': '5' } });
}

/** Nobody reads it. */
function clientLeft(cause: unknown): HttpError {
  return new HttpError(400, 'request_cut_off', 'The connection was closed before the answer.', { cause });
}
