import { httpErrorSchema, sessionOutcomeSchema } from '@assent/shared';
import { type Finding, fail, pass, unseen } from '../report/check.ts';
import { excerpt } from '../report/excerpt.ts';
import type { ObservedSession } from './observe-sessions.ts';
import type { Answered } from './session-client.ts';

export type Played = NonNullable<ObservedSession['played']>;

/** A judge of what was played, which has nothing to say where there was no session. */
export function played(judge: (seen: Played) => Finding): (observed: ObservedSession) => Finding {
  return observed =>
    observed.played
      ? judge(observed.played)
      : unseen('There was no session to look at.', '没有可检查的会话。');
}

export function expectThat(isSo: boolean, answer: Answered): Finding {
  return isSo
    ? pass(`HTTP ${answer.status}.`, `HTTP ${answer.status}。`)
    : fail(describe(answer), describe(answer));
}

/** Expects an error of this status and code. */
export function expectError(answer: Answered, status: number, codes: readonly string[]): Finding {
  const code = errorCodeOf(answer);
  return expectThat(answer.status === status && code !== undefined && codes.includes(code), answer);
}

export function errorCodeOf({ json }: Answered): string | undefined {
  return httpErrorSchema.safeParse(json).data?.error.code;
}

/** How many things an error says about the request. */
export function issuesOf({ json }: Answered): number {
  return httpErrorSchema.safeParse(json).data?.error.issues?.length ?? 0;
}

export function outcomeOf({ status, json }: Answered) {
  return status === 200 ? sessionOutcomeSchema.safeParse(json).data : undefined;
}

export function describe({ status, json, lasted }: Answered): string {
  if (status === 0) return `no answer after ${Math.round(lasted)} ms`;
  return `HTTP ${status}: ${excerpt(JSON.stringify(json) ?? 'no JSON')}`;
}
