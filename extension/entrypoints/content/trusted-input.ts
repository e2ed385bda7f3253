import { message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';

/**
 * How to have input played. Undefined in a user's browser, which has no such API, and in sessions of the relay while they do not
 * ask for it: nothing that a model or a page sends can bring it about.
 */
export function trustedInput(): PlayInput | undefined {
  const play: unknown = Reflect.get(chrome, 'trustedInput');
  if (typeof play !== 'function') return undefined;
  return async steps => {
    try {
      await Reflect.apply(play, undefined, [steps]);
    } catch (cause) {
      throw new PageError('NotInteractable', message('input.unreached'), { cause });
    }
  };
}
