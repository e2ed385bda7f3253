import { judgeAll, type ReportLine } from '../report/check.ts';
import { ASKED_OF_MODEL } from './asked-of-model.ts';
import { ADDITION_CHECKS } from './checks/addition-checks.ts';
import { CALL_CHECKS } from './checks/call-checks.ts';
import { REQUEST_CHECKS } from './checks/request-checks.ts';
import { RESULT_CHECKS } from './checks/result-checks.ts';
import { SESSION_CHECKS } from './checks/session-checks.ts';
import { STREAM_CHECKS } from './checks/stream-checks.ts';
import { observe } from './observe.ts';
import type { Target } from './target.ts';

export const BACKEND_CHECKS = [
  ...REQUEST_CHECKS,
  ...STREAM_CHECKS,
  ...CALL_CHECKS,
  ...RESULT_CHECKS,
  ...SESSION_CHECKS,
  ...ADDITION_CHECKS,
];

/** Plays a client against a backend and judges the recorded exchanges. */
export async function checkBackend(
  target: Target,
  reportProgress: (what: string) => void = () => {},
): Promise<ReportLine[]> {
  const lines = judgeAll(BACKEND_CHECKS, await observe(target, reportProgress));
  return lines.map(line => ({
    ...line,
    asked: line.mark === 'unseen' ? ASKED_OF_MODEL.get(line.id) : undefined,
  }));
}
