import type { Route } from '../route.ts';
import type { RouteDocs } from './route-docs.ts';

type Response = { description: string; headers?: unknown; content: unknown };

/** What each status means, wherever it is answered. The statuses of the contract, and those of the guards. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request does not fit; `issues` says where.',
  401: 'The key or token is missing, unknown, revoked or expired.',
  403: 'This origin, or this key, may not do that.',
  404: 'There is no such session, call, turn or agent, or it is somebody else’s: the answer is the same.',
  408: 'The request did not arrive in time.',
  409: 'The session is still answering, or the call has its result already.',
  410: 'What is asked for is not kept any more.',
  413: 'The body is too large.',
  415: 'The body is not sent as `application/json`.',
  421: 'This relay does not answer for the host in the request.',
  429: 'Too many requests, or too many at once.',
  500: 'The relay failed; with `session_unreadable`, it can not read what is kept of this session.',
  501: 'This relay does not offer that.',
  502: 'The model’s provider failed.',
  503: 'The relay is being stopped or restarted, or is full.',
  504: 'The model’s provider did not answer in time.',
};

const ALWAYS = [403, 421, 500];
const UNLESS_OPEN = [401, 429];
const WITH_JSON = [413, 415];
const RETRY_AFTER = [429, 503];

/** Every refusal of a route: those of the guards before it, and its own. */
export function describeHttpErrors(
  docs: RouteDocs,
  { takesJson, isOpen }: Required<Pick<Route, 'takesJson' | 'isOpen'>>,
): [status: number, Response][] {
  const statuses = new Set([
    ...ALWAYS,
    ...(isOpen ? [] : UNLESS_OPEN),
    ...(takesJson ? WITH_JSON : []),
    ...(docs.httpErrors ?? []),
  ]);
  return [...statuses].map(status => [status, httpErrorOf(status)]);
}

function httpErrorOf(status: number): Response {
  const description = MEANINGS[status];
  if (description === undefined)
    throw new Error(`refusal-docs.ts says nothing about ${status}. Add what it means.`);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/HttpError' } } };
  if (!RETRY_AFTER.includes(status)) return { description, content };
  const seconds = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };
  return { description, headers: { 'Retry-After': seconds }, content };
}
