import { isSessionUnknown, type Problem } from '../../backend/problem.ts';
import type { FaceKind } from './face-kind.ts';

export function faceOfProblem(problem: Problem): FaceKind {
  switch (problem.kind) {
    case 'unreachable':
      return faceOfSilence(problem);
    case 'refused':
      return faceOfRefusal(problem);
    case 'failed':
      return NO_MODEL.has(problem.code) ? 'no-model' : (FACES_OF_CODES.get(problem.code) ?? 'model-failed');
    case 'not-a-stream':
    case 'unreadable':
      return 'no-backend';
    default:
      return problem.kind;
  }
}

/** A relay on this machine is there without a network. */
function faceOfSilence({ url, offline }: Extract<Problem, { kind: 'unreachable' }>): FaceKind {
  const { hostname } = new URL(url);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname)) return 'relay-down';
  return offline ? 'offline' : 'unreachable';
}

function faceOfRefusal(problem: Extract<Problem, { kind: 'refused' }>): FaceKind {
  if (isSessionUnknown(problem)) return 'session-lost';
  return NO_MODEL.has(problem.code ?? '') ? 'no-model' : faceOfStatus(problem.status);
}

function faceOfStatus(status: number): FaceKind {
  const known = FACES_OF_STATUS.get(status);
  return known ?? (status >= 500 ? 'server-failed' : 'not-found');
}

const FACES_OF_STATUS: ReadonlyMap<number, FaceKind> = new Map([
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

/** A choice that is no longer offered: by the relay, and by a provider behind it. */
const NO_MODEL: ReadonlySet<string> = new Set(['unknown_model', 'model_unknown']);

/** The codes of our relay; other backends have others, and are quoted. */
const FACES_OF_CODES: ReadonlyMap<string, FaceKind> = new Map([
  ['model_key_invalid', 'model-key'],
  ['model_not_allowed', 'quota'],
  ['model_rate_limited', 'quota'],
  ['model_overloaded', 'overloaded'],
  ['context_too_long', 'too-long'],
  ['relay_stopping', 'server-failed'],
  ['relay_failed', 'server-failed'],
]);
