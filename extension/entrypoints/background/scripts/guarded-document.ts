import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { endGuardInFrame, guardSecretsInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { reachFrames } from '../frames/reach-frames.ts';
import { secretsElsewhere } from './secrets-elsewhere.ts';

/**
 * Brings what watches over secrets into the document. Throws `PageGone` when it is not in the tab any more, and `NeedsUser`
 * where code could get at secrets.
 */
export async function guardDocument(
  page: CodePage,
  toRun: boolean,
): Promise<{ born: number; origin: string }> {
  const { tabId, documentId } = page;
  const { matching } = await reachFrames(tabId, 'extras', { documentId });
  const frame = matching.find(reached => reached.documentId === documentId && reached.isTop);
  if (!frame) throw new PageError('PageGone', message('page.replaced'));
  if (frame.isOurs) throw new PageError('Unsupported', message('code.ownPage'));
  const elsewhere = await secretsElsewhere(page, frame.origin, toRun);
  const isRefused = elsewhere === 'filled' || elsewhere === 'unseen';
  const request = { toRun: toRun && !isRefused, isFieldElsewhere: elsewhere === 'field' };
  const { obstacle, born } = await askDocument(guardSecretsInFrame, frame, request).catch(cause => {
    if (!(cause instanceof NoAnswer)) throw cause;
    throw new PageError('PageGone', message('page.replaced'), { cause });
  });
  if (obstacle) throw new PageError('NeedsUser', message(`code.${obstacle}`));
  if (isRefused) throw new PageError('NeedsUser', message(`code.${elsewhere}`));
  return { born, origin: frame.origin };
}

/** Undefined when the document is there no more. */
export async function endGuard(
  { tabId, documentId }: CodePage,
  texts: string[],
): Promise<{ holdsSecret: boolean; texts: string[] } | undefined> {
  return askDocument(endGuardInFrame, { tabId, documentId }, { texts }).catch(cause => {
    if (cause instanceof NoAnswer) return undefined;
    throw cause;
  });
}
