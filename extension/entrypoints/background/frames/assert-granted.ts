import { message } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';
import { grantFor } from '../../../sites/reading-grant.ts';
import { readGrants } from '../../../sites/stored-grants.ts';
import type { Frame } from './reach-frames.ts';

/**
 * What runs because the person allowed reading on a site does so only while that is in force, and in documents of exactly
 * that origin: it may have been revoked, and a frame may have come from elsewhere, since the panel looked.
 */
export async function assertGranted(
  frames: readonly Frame[],
  grantedOrigin: string | undefined,
): Promise<void> {
  if (grantedOrigin === undefined) return;
  const isElsewhere = frames.some(({ origin }) => origin !== grantedOrigin);
  if (isElsewhere || !grantFor(await readGrants(), grantedOrigin, Date.now()))
    throw new PageError('NotPermitted', message('page.grantEnded'));
}
