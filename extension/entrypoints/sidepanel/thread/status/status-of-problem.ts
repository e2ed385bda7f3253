import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { isSessionUnknown, type Problem } from '../../backend/problem.ts';

/** The kinds of failure that call for different reactions of the person. */
export type StatusKind = keyof PersonMessages['status']['views'];

export function statusOfProblem(problem: Problem): StatusKind {
  switch (problem.kind) {
    case 'unreachable':
      return statusOfSilence(problem);
    case 'refused':
      return statusOfRefusal(problem);
    case 'failed':
      return NO_MODEL.has(problem.code) ? 'no-model' : (STATUS_BY_CODE.get(problem.code) ?? 'model-failed');
    case 'not-a-stream':
    case 'unreadable':
      return 'no-backend';
    default:
      return problem.kind;
  }
}

/** A relay on this machine needs no network. */
function statusOfSilence({ url, offline }: Extract<Problem, { kind: 'unreachable' }>): StatusKind {
  const { hostname } = new URL(url);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname)) return 'relay-down';
  return offline ? 'offline' : 'unreachable';
}

function statusOfRefusal(problem: Extract<Problem, { kind: 'refused' }>): StatusKind {
  if (isSessionUnknown(problem)) return 'session-lost';
  if (problem.code === 'client_not_connected') return 'program-gone';
  return NO_MODEL.has(problem.code ?? '') ? 'no-model' : statusOfHttpStatus(problem.status);
}

function statusOfHttpStatus(status: number): StatusKind {
  const known = STATUS_BY_HTTP_STATUS.get(status);
  return known ?? (status >= 500 ? 'server-failed' : 'not-found');
}

const STATUS_BY_HTTP_STATUS: ReadonlyMap<number, StatusKind> = new Map([
  [400, 'server-failed'],
  [401, 'access-key'],
  [402, 'quota'],
  [403, 'refused'],
  [404, 'not-found'],
  [409, 'busy'],
  [413, 'too-long'],
  [429, 'quota'],
  [503, 'overloaded'],
  [529, 'overloaded'],
]);

/** A model that is no longer offered, by the relay or by its provider. */
const NO_MODEL: ReadonlySet<string> = new Set(['unknown_model', 'model_unknown']);

/** The codes of our relay; other codes are quoted. */
const STATUS_BY_CODE: ReadonlyMap<string, StatusKind> = new Map([
  ['model_key_invalid', 'model-key'],
  ['model_unreachable', 'model-unreachable'],
  ['model_not_allowed', 'quota'],
  ['model_rate_limited', 'quota'],
  ['model_overloaded', 'overloaded'],
  ['context_too_long', 'too-long'],
  ['relay_stopping', 'server-failed'],
  ['relay_failed', 'server-failed'],
]);
