import type { Finding } from './measure-ranking.ts';

/** Shares of the requests, between 0 and 1. */
export interface Shares {
  requests: number;
  /** Among the thirty that a reading holds before anybody has asked for anything. */
  first: number;
  /** Among the thirty that go along with the request. */
  hinted: number;
  /** Among those, or in the answer to one call of `request_more_elements`. */
  asked: number;
}

export function countFindings(findings: readonly Finding[]): Shares {
  const share = (isFound: (finding: Finding) => boolean) =>
    findings.length === 0 ? 0 : findings.filter(isFound).length / findings.length;
  return {
    requests: findings.length,
    first: share(({ isFirst }) => isFirst),
    hinted: share(({ isHinted }) => isHinted),
    asked: share(({ isAsked }) => isAsked),
  };
}
