import type { Language } from '@assent/shared';
import { quotes } from '../../messages/change-texts.ts';
import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Receipt } from '../../page/observing/watch-receipt.ts';
import type { ObservedEffect, Outcome } from '../outcome.ts';
import { openedWords } from './opened-words.ts';
import { pageMessage, receiptKeys } from './receipt-keys.ts';

/**
 * Adds to what an operation says of its own deed what the page did and said meanwhile. What the operation knows counts
 * for more: it is only told what it could not see.
 */
export function addReceipt(outcome: Outcome, receipt: Receipt, language: Language): Outcome {
  const keys = receiptKeys(receipt);
  const effect = weightier(outcome, receipt);
  const isNew = effect !== outcome.effect;
  const { error_type, ...told } = outcome;
  const sentences = [outcome.message, ...(isNew && effect ? sentencesOf(effect, receipt, language) : [])];
  if (keys.page_message && !quotes(outcome.message, keys.page_message) && effect !== 'validation_error')
    sentences.push(WORDS[language].says(keys.page_message));
  const opened = receipt.opened[0];
  if (opened && effect !== 'opened') sentences.push(WORDS[language].opened(openedWords(opened, language)));
  return {
    ...keys,
    ...told,
    ...(error_type ? { error_type } : {}),
    message: sentences.length === 1 ? outcome.message : message('sentences', { sentences }),
    ...(effect ? { effect } : {}),
  };
}

/** What the page did is told instead of a mere change; a failure stays what it is, unless the page was left. */
function weightier({ success, effect, error_type }: Outcome, receipt: Receipt): ObservedEffect | undefined {
  if (error_type || (effect !== undefined && effect !== 'changed' && effect !== 'no_change')) return effect;
  if (receipt.isLeaving) return 'navigated';
  if (receipt.isDownload) return 'download';
  if (receipt.objections.length > 0) return 'validation_error';
  if (!success) return effect;
  if (receipt.isSubmitted) return 'submitted';
  if (receipt.isMoved) return 'navigated';
  return receipt.opened.length > 0 && effect === 'no_change' ? 'opened' : effect;
}

function sentencesOf(effect: ObservedEffect, receipt: Receipt, language: Language): string[] {
  const words = WORDS[language];
  switch (effect) {
    case 'navigated':
      return [
        receipt.isLeaving ? words.leaving(cleanText(receipt.url)) : words.moved(cleanText(receipt.url)),
      ];
    case 'download':
      return [words.download];
    case 'validation_error':
      return [words.objects(pageMessage(receipt))];
    case 'submitted':
      return [words.submitted];
    case 'opened':
      return receipt.opened.slice(0, 1).map(opened => words.opened(openedWords(opened, language)));
    case 'changed':
    case 'no_change':
    case 'needs_user':
    case 'unseen':
    case 'late':
    case 'stopped':
      return [];
  }
}

const WORDS = {
  zh: {
    leaving: (url: string) => `页面随即前往 ${url}。`,
    moved: (url: string) => `页面地址随即变为 ${url}。`,
    download: '随即开始下载文件。',
    submitted: '表单随即提交了。',
    objects: (text: string) => `页面对它提出了问题：${text}`,
    opened: (thing: string) => `随即打开了${thing}。`,
    says: (text: string) => `页面显示：${text}`,
  },
  en: {
    leaving: (url: string) => `The page then went to ${url}.`,
    moved: (url: string) => `The address then became ${url}.`,
    download: 'A download then started.',
    submitted: 'The form was then sent.',
    objects: (text: string) => `The page objects: ${text}`,
    opened: (thing: string) => `It opened ${thing}.`,
    says: (text: string) => `The page says: ${text}`,
  },
} as const;
