import { type Message, message } from '../../messages/message.ts';
import type { ArrivedPage } from '../../page/arriving/arrived-page.ts';
import type { RememberedPage } from '../../page/arriving/remembered-page.ts';
import { needsUser } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';

interface ReachedPage {
  before: RememberedPage;
  arrived: ArrivedPage;
  /** The server sent the browser on to another address. */
  isRedirected: boolean;
}

/** The outcome of an action that led to another page, by what that page says about it. */
export function addArrival(outcome: Outcome, reached: ReachedPage): Outcome {
  if (!outcome.success) return outcome;
  const { before, arrived, isRedirected } = reached;
  const { status, headline, messages, form } = arrived;
  const objection = objectionIn(arrived, before.form !== undefined);
  const reported = withMessages(outcome, arrived, objection);
  // Another line may say why, in words that no list knows.
  const reason = [objection, arrived.shows].filter(Boolean).join('; ');
  if (objection && form) return objected(reported, reason);
  if (status !== undefined && status >= 400)
    return {
      ...reported,
      success: false,
      effect: 'navigated',
      error_type: 'NavigationError',
      message: message('arrival.status', { status, said: objection || headline }),
    };
  if (objection) return objected(reported, reason);
  if (arrived.asksToSignIn && !before.asksToSignIn && isRedirected && quotes(messages, 'good') === '')
    return { ...reported, ...needsUser(message('arrival.signIn', { headline })) };
  // What it said before it was left, as in a window of the browser, counts until the next page says otherwise.
  if (outcome.page_message_tone === 'bad' && quotes(messages, 'good') === '')
    return objected(outcome, outcome.page_message ?? '');
  if (arrived.isUnchanged)
    return { ...reported, success: false, effect: 'no_change', message: message('arrival.unchanged') };
  const isDone = before.form !== undefined && quotes(messages, 'good') !== '';
  const remark = reported.page_message || arrived.shows;
  if (before.isPosted && !isDone && remark !== '' && isHandedBack(arrived))
    return { ...objected(reported, remark), message: message('arrival.handedBack', { said: remark }) };
  return {
    ...reported,
    effect: isDone ? 'submitted' : 'navigated',
    message: thereMessage(reported, reached),
  };
}

/** With a remark alone, whatever its language. A result that the page works out, as of a search, is more than that. */
function isHandedBack({ form, isRemark, isHeadlineKnown }: ArrivedPage): boolean {
  return (form === 'filled' || form === 'unkept') && isRemark && isHeadlineKnown;
}

/** On a page that a link leads to, words of failure may be its content. */
function objectionIn(
  { messages, headline, headlineTone, isErrorPage, form }: ArrivedPage,
  isSent: boolean,
): string {
  const isAbout = isSent || form !== undefined || isErrorPage;
  const said = quotes(isAbout ? messages : messages.filter(({ isMarked }) => isMarked), 'bad');
  return said || (isErrorPage || (isSent && headlineTone === 'bad') ? headline : '');
}

function withMessages(outcome: Outcome, { messages }: ArrivedPage, objection: string): Outcome {
  const said =
    messages
      .filter(({ isMarked, tone }) => isMarked || tone !== 'bad' || objection !== '')
      .map(({ text }) => text)
      .join('; ') || objection;
  const tone = objection ? 'bad' : quotes(messages, 'good') ? 'good' : 'neutral';
  return said === '' ? outcome : { ...outcome, page_message: said, page_message_tone: tone };
}

function objected(outcome: Outcome, said: string): Outcome {
  return {
    ...outcome,
    success: false,
    effect: 'validation_error',
    message: message('arrival.objects', { said }),
  };
}

function thereMessage(
  { page_message: said = '', url = '' }: Outcome,
  { before, arrived }: ReachedPage,
): Message {
  const { headline, form, shows } = arrived;
  if (before.form !== undefined && form && said === '')
    return message('arrival.sameForm', { headline, form, shows });
  return message('arrival.there', {
    headline,
    said,
    url,
    shows: said !== '' || shows === headline ? '' : shows,
  });
}

/** Of one tone, in one line. */
export function quotes(messages: ArrivedPage['messages'], wanted: 'good' | 'bad'): string {
  return messages
    .filter(({ tone }) => tone === wanted)
    .map(({ text }) => text)
    .join('; ');
}
