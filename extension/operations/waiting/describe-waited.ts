import { type Message, message } from '../../messages/message.ts';
import { QUIET_MS } from '../../page/observing/watch-network.ts';
import type { BrowserTab, Condition, Waited } from '../browser/browser.ts';
import type { Outcome } from '../contract/outcome.ts';

/** `tab`: its state now; undefined where nothing about it may be reported. */
export function describeWaited(
  condition: Condition,
  { isMet: isSeen, wasThere = true, sign }: Waited,
  milliseconds: number,
  tab: BrowserTab | undefined,
): Outcome {
  const isMet = isSeen || condition.for === 'time';
  const { url = '', title = '' } = tab ?? {};
  const place = url === '' ? {} : { url, title };
  const seconds = (milliseconds / 1_000).toFixed(1);
  if (isMet)
    return {
      success: true,
      message: sentences(
        wasThere ? metMessage(condition) : message('wait.neverThere'),
        message('wait.took', { seconds }),
      ),
      ...place,
    };
  const late = sentences(message('wait.late', { seconds }), ...seenInstead(), message('wait.next'));
  return { success: false, effect: 'late', error_type: 'Timeout', message: late, ...place };

  function seenInstead(): Message[] {
    if (!sign && condition.for !== 'url') return [message('wait.noAnswer')];
    switch (condition.for) {
      case 'element':
        return [
          sign?.fitting ? message('wait.hidden', { count: sign.fitting }) : message('wait.nothingFits'),
        ];
      case 'gone':
        return [message('wait.stillShown', { count: sign?.shown ?? 0 })];
      case 'text':
        return [message('wait.noText')];
      case 'text gone':
        return [message('wait.stillText')];
      case 'url':
        return [url === '' ? message('wait.unknownAddress') : message('wait.address', { url })];
      case 'network':
        return [message(sign?.isLoading ? 'wait.loading' : 'wait.busy')];
      case 'time':
        return [];
    }
  }
}

function metMessage({ for: awaited }: Condition): Message {
  return awaited === 'network'
    ? message('wait.met.network', { milliseconds: QUIET_MS })
    : message(`wait.met.${awaited}`);
}

function sentences(...said: readonly Message[]): Message {
  return message('sentences', { sentences: said });
}
