import { type Message, type MessageText, message } from '../../messages/message.ts';
import { needsUser } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Arrival, ReachedPage, StayReason } from './browser.ts';
import { quote } from './shared-tab.ts';

export function describeArrival(arrival: Arrival): Outcome {
  return arrival.kind === 'there' ? describeThere(arrival) : describeStay(arrival.because);
}

function describeThere(reached: ReachedPage): Outcome {
  const { url, title, contentLength, block, isFromOldPage } = reached;
  const place = {
    ...(url === '' ? {} : { url }),
    ...(title === '' ? {} : { title }),
    ...(contentLength === undefined ? {} : { content_length: contentLength }),
  };
  const effect = url === '' ? 'unseen' : 'navigated';
  if (!block && isFromOldPage)
    return {
      success: false,
      effect,
      error_type: 'NavigationError',
      message: message('landing.ownWay', { title: quoted(title) }),
      ...place,
    };
  if (!block) return { success: true, effect, message: thereMessage(reached), ...place };
  return { ...needsUser(message(`block.${block}`)), ...place };
}

function thereMessage({ url, title, status }: ReachedPage): Message {
  if (url === '') return message('landing.unseen');
  return status !== undefined && status >= 400
    ? message('landing.failed', { title: quoted(title), status })
    : message('landing.there', { title: quoted(title) });
}

function quoted(title: string): MessageText {
  return title === '' ? '' : quote(title);
}

function describeStay(because: StayReason): Outcome {
  const reported = { message: message(`landing.${because}`) };
  switch (because) {
    case 'file':
      return { success: false, effect: 'download', error_type: 'NavigationError', ...reported };
    case 'held':
      return needsUser(reported.message);
    case 'nothing':
    case 'unknown':
      return { success: false, effect: 'no_change', error_type: 'NavigationError', ...reported };
  }
}
