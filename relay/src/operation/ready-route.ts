import * as z from 'zod';
import type { RunningTurns } from '../chat/running-turns.ts';
import { READY_PATH } from '../http/paths.ts';
import type { Route, RouteDocs } from '../http/route.ts';
import { untilAborted } from '../runtime/until-aborted.ts';
import type { SessionStore } from '../store/session-store.ts';

type ReadyRouteOptions = {
  runningTurns: RunningTurns;
  /** `ready` rejects while the store is unreachable; absent in a store that never is. */
  store: SessionStore & { ready?(): Promise<void> };
  /** Milliseconds for the store's answer. */
  deadline?: number;
};

const readinessSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  parts: z.object({
    turns: z.enum(['ok', 'draining']).describe('Draining: the relay is stopping and begins no new turns'),
    store: z.enum(['ok', 'unreachable']),
  }),
});

type Parts = z.output<typeof readinessSchema>['parts'];

const READINESS = { name: 'Readiness', schema: readinessSchema };

const READY_DOCS: RouteDocs = {
  id: 'ready',
  tag: 'Operating',
  summary: 'Whether the relay accepts new turns',
  description: 'For load balancers. While the relay is not ready, turns that have begun continue.',
  answers: [
    { kind: 'json', status: 200, description: 'The relay accepts new turns.', json: READINESS },
    {
      kind: 'json',
      status: 503,
      description: 'The relay does not accept new turns; the body names the part that is not ready.',
      json: READINESS,
    },
  ],
};

/** `GET /readyz`. */
export function readyRoute({ runningTurns, store, deadline = 2000 }: ReadyRouteOptions): Route {
  return {
    method: 'GET',
    path: READY_PATH,
    isOpen: true,
    docs: READY_DOCS,
    async answer(context) {
      const parts: Parts = {
        turns: runningTurns.isStopping ? 'draining' : 'ok',
        store: (await isReachable(store, deadline)) ? 'ok' : 'unreachable',
      };
      const isReady = parts.turns === 'ok' && parts.store === 'ok';
      context.header('cache-control', 'no-store');
      return context.json({ status: isReady ? 'ready' : 'not_ready', parts }, isReady ? 200 : 503);
    },
  };
}

async function isReachable(store: ReadyRouteOptions['store'], deadline: number): Promise<boolean> {
  try {
    await untilAborted(Promise.resolve(store.ready?.()), AbortSignal.timeout(deadline));
    return true;
  } catch {
    return false;
  }
}
