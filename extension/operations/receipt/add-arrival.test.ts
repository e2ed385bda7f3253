import { expect, test } from 'vitest';
import { message } from '../../messages/message.ts';
import type { ArrivedPage } from '../../page/arriving/arrived-page.ts';
import type { RememberedPage } from '../../page/arriving/remembered-page.ts';
import type { Outcome } from '../contract/outcome.ts';
import { addArrival } from './add-arrival.ts';

const LED: Outcome = { success: true, effect: 'navigated', message: message('action.navigated') };
const EXPIRED: Outcome = { ...LED, page_message: 'This page has expired.', page_message_tone: 'bad' };

const BEFORE: RememberedPage = {
  seed: 1,
  lines: [],
  title: '',
  form: 'sent',
  isBlankForm: true,
  asksToSignIn: false,
};

const ARRIVED: ArrivedPage = {
  headline: 'Profile',
  headlineTone: 'neutral',
  isErrorPage: false,
  messages: [],
  shows: '',
  isRemark: true,
  isUnchanged: false,
  asksToSignIn: false,
  isPassing: false,
};

function arrive(outcome: Outcome, arrived: Partial<ArrivedPage>): Outcome {
  return addArrival(outcome, { before: BEFORE, arrived: { ...ARRIVED, ...arrived }, isRedirected: false });
}

test.each(['neutral', 'bad'] as const)(
  'what was said before counts before a page with a %s message',
  tone => {
    const messages = [{ text: 'Cookies are used here', tone, isMarked: true }];
    expect(arrive(EXPIRED, { messages })).toMatchObject({ success: false, effect: 'validation_error' });
  },
);

test('a page that reports success outweighs what was said before', () => {
  const messages = [{ text: 'Saved', tone: 'good' as const, isMarked: true }];
  expect(arrive(EXPIRED, { messages })).toMatchObject({ success: true, effect: 'submitted' });
});

test('a blank form that comes back filled was not accepted, if anything is remarked', () => {
  expect(arrive(LED, { form: 'filled', shows: 'A code has 6 digits' })).toMatchObject({
    success: false,
    effect: 'validation_error',
  });
  expect(arrive(LED, { form: 'filled' })).toMatchObject({ success: true, effect: 'navigated' });
});
