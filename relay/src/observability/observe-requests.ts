import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import type { RelayObserver, RequestObserver } from './relay-observer.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestObserver: RequestObserver | undefined;
  }
}

/** Proxies write a UUID (Envoy, Traefik) or 32 hexadecimal digits (nginx); any other value might be a secret. */
const REQUEST_ID = /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Gives every request an id, returns it in `x-request-id`, and notifies `observer` of the beginning and the end. */
export function observeRequests(route: string, observer: RelayObserver | undefined): MiddlewareHandler {
  return async (context, next) => {
    const requestId = readRequestId(context.req.header('x-request-id'));
    context.header('x-request-id', requestId);
    const { method } = context.req;
    const traceparent = context.req.header('traceparent');
    const request = observer?.requestBegan({ requestId, method, route, traceparent });
    context.set('requestObserver', request);
    await next();
    if (request) followAnswer(context, request);
  };
}

function readRequestId(given: string | undefined): string {
  return given !== undefined && REQUEST_ID.test(given) ? given.toLowerCase() : randomUUID();
}

/** A stream outlasts its handler; only Node's response knows when it ends. */
function followAnswer(context: Context, request: RequestObserver): void {
  const error = context.error instanceof HttpError ? context.error.code : undefined;
  const outgoing = outgoingOf(context);
  const type = context.res.headers.get('content-type') ?? outgoing?.getHeader('content-type');
  if (String(type).startsWith('text/event-stream')) request.streamOpened();
  const ending = { status: context.res.status, error, caller: context.get('caller') };
  if (!outgoing || outgoing.closed) request.ended(ending);
  else whenClosed(outgoing, () => request.ended(ending));
}

/** A pipelined response gets no `close` when its connection is closed. */
function whenClosed(outgoing: ServerResponse, notify: () => void): void {
  const { socket } = outgoing.req;
  const close = (): void => {
    outgoing.off('close', close);
    socket.off('close', close);
    notify();
  };
  outgoing.once('close', close);
  socket.once('close', close);
}

/** `undefined` without a server, as in tests. */
export function outgoingOf(context: Context): ServerResponse | undefined {
  const given: unknown = context.env?.outgoing;
  return given instanceof ServerResponse ? given : undefined;
}
