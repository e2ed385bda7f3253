import { message } from '../../messages/message.ts';
import type { ArrivedPage } from '../../page/arriving/arrived-page.ts';
import type { Outcome } from '../contract/outcome.ts';
import { quotes } from './add-arrival.ts';

/** The outcome of an action in a frame, by what the page around it says since. A mere remark may be about anything. */
export function addSaidAround(outcome: Outcome, messages: ArrivedPage['messages']): Outcome {
  const [refusal, done] = [quotes(messages, 'bad'), quotes(messages, 'good')];
  if (refusal !== '')
    return {
      ...outcome,
      success: false,
      effect: 'validation_error',
      page_message: refusal,
      page_message_tone: 'bad',
      message: message('click.validationError', { detail: refusal }),
    };
  if (done === '') return outcome;
  const sentences = [outcome.message, message('receipt.says', { text: done })];
  return {
    ...outcome,
    ...(outcome.effect === 'navigated' ? { effect: 'submitted' } : {}),
    page_message: done,
    page_message_tone: 'good',
    message: message('sentences', { sentences }),
  };
}
