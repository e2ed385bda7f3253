import type { Target } from '../backend/target.ts';
import { judgeAll, type ReportLine } from '../report/check.ts';
import { serveKitSite } from './kit-site.ts';
import { observeSessions } from './observe-sessions.ts';
import { RECEIPT_CHECKS } from './receipt-checks.ts';
import { REFUSAL_CHECKS } from './refusal-checks.ts';
import { SESSION_CHECKS } from './session-checks.ts';

export const BROWSER_CHECKS = [...SESSION_CHECKS, ...RECEIPT_CHECKS, ...REFUSAL_CHECKS];

export type SitePlace = {
  /** The name under which the browser of the backend reaches the kit. */
  host: string;
  port: number;
};

/** Plays one browser session with pages of the kit, and judges its answers. */
export async function checkSessions(
  target: Pick<Target, 'url' | 'headers' | 'timeout'>,
  { host, port }: SitePlace,
): Promise<ReportLine[]> {
  const site = await serveKitSite(host, port);
  try {
    return judgeAll(BROWSER_CHECKS, await observeSessions(target, site));
  } finally {
    await site.stop();
  }
}
