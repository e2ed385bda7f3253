import { keyNameOf } from '../access/access.ts';
import { HEALTH_PATH, READY_PATH } from '../http/paths.ts';
import type { LogLevel, LogLine, RelayLog } from './relay-log.ts';
import type { RelayObserver, RequestFacts, TurnFacts, TurnObserver } from './relay-observer.ts';

type Clock = () => number;
type TurnLine = Extract<LogLine, { event: 'turn' }>;

/** Frequent health checks would drown out the other lines. */
const PROBES = new Set([HEALTH_PATH, READY_PATH]);

/** One line for each request and one for each turn. `now` gives milliseconds. */
export function logRequests(log: RelayLog, now: Clock = () => performance.now()): RelayObserver {
  return {
    requestBegan(facts) {
      const { requestId: request_id, method, route } = facts;
      const began = now();
      return {
        streamOpened: () => {},
        turnBegan: turn => logTurn(log, now, { ...facts, ...turn }),
        ended({ status, error, caller }) {
          const duration_ms = Math.round(now() - began);
          log.write(levelOf(route, status, error), {
            event: 'request',
            request_id,
            method,
            route,
            status,
            duration_ms,
            error,
            key_id: caller?.kind === 'key' ? caller.id : undefined,
            key_name: keyNameOf(caller),
            tenant: caller && 'tenant' in caller ? caller.tenant : undefined,
          });
        },
      };
    },
  };
}

/** A stopping relay refuses requests, and its probe says so: both are expected. */
function levelOf(route: string, status: number, error: string | undefined): Exclude<LogLevel, 'silent'> {
  const isProbe = PROBES.has(route);
  if (status >= 500) return error === 'stopping' || (isProbe && status === 503) ? 'warn' : 'error';
  return isProbe ? 'debug' : 'info';
}

function logTurn(log: RelayLog, now: Clock, facts: RequestFacts & TurnFacts): TurnObserver {
  const began = now();
  const tools: TurnLine['tools'][number][] = [];
  let firstToken: number | undefined;
  const notices = { retry: 0, fallback: 0 };
  let { model } = facts;
  return {
    modelAsked() {
      model = facts.model;
      return {
        firstToken() {
          firstToken ??= Math.round(now() - began);
        },
        noticed(notice) {
          notices[notice.kind] += 1;
          if (notice.kind === 'fallback') model = notice.model;
        },
        ended: () => {},
      };
    },
    toolStarted: tool => ({ ended: outcome => tools.push(`${tool}:${outcome}`) }),
    ended(ending, usage) {
      log.write(ending.outcome === 'failed' ? 'warn' : 'info', {
        event: 'turn',
        request_id: facts.requestId,
        key_name: facts.keyName,
        agent: facts.agent,
        model,
        asked_model: model === facts.model ? undefined : facts.model,
        outcome: ending.outcome,
        error: ending.outcome === 'failed' ? ending.error : undefined,
        proposed: ending.outcome === 'called' ? ending.tool : undefined,
        tools,
        duration_ms: Math.round(now() - began),
        first_token_ms: firstToken,
        retries: notices.retry,
        fallbacks: notices.fallback,
        input_tokens: usage?.input_tokens,
        output_tokens: usage?.output_tokens,
        cache_read_input_tokens: usage?.cache_read_input_tokens,
      });
    },
  };
}
