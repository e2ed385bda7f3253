import { expect, test } from 'vitest';
import { message } from '../../messages/message.ts';
import type { Outcome } from '../contract/outcome.ts';
import { addSaidAround } from './add-said-around.ts';

const sent: Outcome = { success: true, effect: 'navigated', message: message('action.navigated') };

const says = (text: string, tone: 'good' | 'bad' | 'neutral') => [{ text, tone, isMarked: true }];

test('a refusal around the frame is the result', () => {
  expect(addSaidAround(sent, says('Mailbox already exists.', 'bad'))).toMatchObject({
    success: false,
    effect: 'validation_error',
    page_message: 'Mailbox already exists.',
    page_message_tone: 'bad',
  });
});

test('a success around the frame proves that its form was taken', () => {
  expect(addSaidAround(sent, says('Successfully saved.', 'good'))).toMatchObject({
    success: true,
    effect: 'submitted',
    page_message: 'Successfully saved.',
  });
});

test('a remark around the frame is about anything', () => {
  expect(addSaidAround(sent, says('3 unread messages', 'neutral'))).toEqual(sent);
});
