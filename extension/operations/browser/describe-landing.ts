import { type Message, type MessageText, message } from '../../messages/message.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Arrival, Landing, Staying } from './browser.ts';
import { quote } from './shared-tab.ts';

export function describeLanding(arrival: Arrival): Outcome {
  return arrival.kind === 'there' ? describeThere(arrival) : describeStaying(arrival.because);
}

function describeThere(landing: Landing): Outcome {
  const { url, title, contentLength, block, isOwnWay } = landing;
  const place = {
    ...(url === '' ? {} : { url }),
    ...(title === '' ? {} : { title }),
    ...(contentLength === undefined ? {} : { content_length: contentLength }),
  };
  const effect = url === '' ? 'unseen' : 'navigated';
  if (!block && isOwnWay)
    return {
      success: false,
      effect,
      error_type: 'NavigationError',
      message: message('landing.ownWay', { title: quoted(title) }),
      ...place,
    };
  if (!block) return { success: true, effect, message: thereMessage(landing), ...place };
  return {
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: message(`block.${block}`),
    ...place,
  };
}

function thereMessage({ url, title, status }: Landing): Message {
  if (url === '') return message('landing.unseen');
  return status !== undefined && status >= 400
    ? message('landing.failed', { title: quoted(title), status })
    : message('landing.there', { title: quoted(title) });
}

function quoted(title: string): MessageText {
  return title === '' ? '' : quote(title);
}

function describeStaying(because: Staying): Outcome {
  const told = { message: message(`landing.${because}`) };
  switch (because) {
    case 'file':
      return { success: false, effect: 'download', error_type: 'NavigationError', ...told };
    case 'held':
      return { success: false, effect: 'needs_user', error_type: 'NeedsUser', ...told };
    case 'nothing':
    case 'unknown':
      return { success: false, effect: 'no_change', error_type: 'NavigationError', ...told };
  }
}
