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
  isPosted: true,
  asksToSignIn: false,
};

const ARRIVED: ArrivedPage = {
  headline: 'Profile',
  headlineTone: 'neutral',
  isHeadlineKnown: true,
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

test.each(['filled', 'unkept'] as const)(
  'a form that is handed back %s with a remark was not accepted',
  form => {
    const remarked = { form, shows: 'Dan jong thu ka lah' };
    const refused = { success: false, effect: 'validation_error' };
    expect(arrive(LED, remarked)).toMatchObject(refused);
    expect(arrive(LED, { form })).toMatchObject({ success: true, effect: 'navigated' });
    const saved = [{ text: 'Saved', tone: 'good' as const, isMarked: true }];
    expect(arrive(LED, { ...remarked, messages: saved })).toMatchObject({ success: true });
  },
);

test.each([
  ['emptied', { form: 'empty' as const }],
  ['for its next step', { form: 'filled' as const, isHeadlineKnown: false }],
  ['with a result', { form: 'filled' as const, isRemark: false }],
])('a form that is handed back %s may have been accepted', (_how, arrived) => {
  expect(arrive(LED, { ...arrived, shows: 'Dan jong thu ka lah' })).toMatchObject({ success: true });
});
