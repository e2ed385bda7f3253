import { endGuardInFrame, guardSecretsInFrame } from '../../../../messaging/acting-messages.ts';
import { NoAnswer } from '../../../../messaging/no-answer.ts';
import { askDocument } from '../../../../messaging/send-message.ts';
import type { CodePage } from '../../../../operations/browser/browser-code.ts';
import { PageError } from '../../../../page/page-error.ts';
import { ToldError } from '../../../../page/told-error.ts';
import { reachFrames } from '../../reach-frames.ts';
import { words } from '../../words.ts';
import { codeWords } from './code-words.ts';

/**
 * Brings what watches over secrets into the document. Throws `PageGone` when it is not in the tab any more, and `NeedsUser`
 * where code could get at secrets.
 */
export async function guardDocument(
  { tabId, documentId, language }: CodePage,
  toRun: boolean,
): Promise<{ born: number }> {
  const { meant } = await reachFrames(tabId, ['guarding'], language, { documentId });
  const frame = meant.find(reached => reached.documentId === documentId && reached.isTop);
  if (!frame) throw new PageError('PageGone', words.documentGone[language]);
  if (frame.isOurs) throw new ToldError('Unsupported', codeWords[language].ownPage);
  const { obstacle, born } = await askDocument(guardSecretsInFrame, frame, { toRun }).catch(cause => {
    if (!(cause instanceof NoAnswer)) throw cause;
    throw new PageError('PageGone', words.documentGone[language], { cause });
  });
  if (obstacle) throw new ToldError('NeedsUser', codeWords[language].obstacles[obstacle]);
  return { born };
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
