import { quotes } from '../../messages/change-texts.ts';
import { type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Receipt } from '../../page/observing/watch-receipt.ts';
import type { ObservedEffect, Outcome } from '../contract/outcome.ts';
import { openedMessage, pageMessage, receiptKeys } from './receipt-keys.ts';

/**
 * Adds the page's reactions and messages to an operation's outcome. The operation's own findings come first; the
 * receipt adds only what it could not see.
 */
export function addReceipt(outcome: Outcome, receipt: Receipt): Outcome {
  const keys = receiptKeys(receipt);
  const effect = weightier(outcome, receipt);
  const isNew = effect !== outcome.effect;
  const { error_type, ...reported } = outcome;
  const sentences = [outcome.message, ...(isNew && effect ? sentencesOf(effect, receipt) : [])];
  if (keys.page_message && !quotes(outcome.message, keys.page_message) && effect !== 'validation_error')
    sentences.push(message('receipt.says', { text: keys.page_message }));
  const opened = receipt.opened[0];
  if (opened && effect !== 'opened')
    sentences.push(message('receipt.opened', { thing: openedMessage(opened) }));
  return {
    ...keys,
    ...reported,
    ...(error_type ? { error_type } : {}),
    message: sentences.length === 1 ? outcome.message : message('sentences', { sentences }),
    ...(effect ? { effect } : {}),
  };
}

/** A page effect replaces a mere change; a failure stays one unless the page was left. */
function weightier(
  { success, effect, error_type, value }: Outcome,
  receipt: Receipt,
): ObservedEffect | undefined {
  if (error_type || (effect !== undefined && effect !== 'changed' && effect !== 'no_change')) return effect;
  if (receipt.isLeaving) return 'navigated';
  if (receipt.isDownload) return 'download';
  if (receipt.objections.length > 0) return 'validation_error';
  if (!success) return effect;
  if (receipt.isSubmitted) return 'submitted';
  const isKeptInAddress = receipt.isQueryReplaced && value !== undefined;
  if (receipt.isMoved && !isKeptInAddress) return 'navigated';
  return receipt.opened.length > 0 && effect === 'no_change' ? 'opened' : effect;
}

function sentencesOf(effect: ObservedEffect, receipt: Receipt): MessageText[] {
  switch (effect) {
    case 'navigated':
      return [
        receipt.isLeaving
          ? message('receipt.leaving', { url: cleanText(receipt.url) })
          : message('receipt.moved', { url: cleanText(receipt.url) }),
      ];
    case 'download':
      return [message('receipt.download')];
    case 'validation_error':
      return [message('receipt.objects', { text: pageMessage(receipt) })];
    case 'submitted':
      return [message('receipt.submitted')];
    case 'opened':
      return receipt.opened
        .slice(0, 1)
        .map(opened => message('receipt.opened', { thing: openedMessage(opened) }));
    case 'changed':
    case 'no_change':
    case 'needs_user':
    case 'unseen':
    case 'late':
    case 'stopped':
      return [];
  }
}
