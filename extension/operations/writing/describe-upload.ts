import { message } from '../../messages/message.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { type Effects, hasEffect } from '../../page/observing/watch-effects.ts';
import { filesKey, heldFiles } from '../../page/writing/put-files.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Never with what the files are called: that is the person's own. */
interface Uploaded {
  given: { name: string; count: number };
  effects: Effects;
}

/** Many pages take a file and empty its field at once, or draw it anew: then what the page shows has to tell. */
export function describeUpload(input: HTMLInputElement, files: readonly File[], uploaded: Uploaded): Outcome {
  const { given, effects } = uploaded;
  if (isConnected(input) && heldFiles(input) === filesKey(files))
    return { success: true, effect: 'changed', message: message('upload.held', given) };
  if (effects.objections.length > 0 || !hasEffect(effects))
    return { success: false, effect: 'no_change', message: message('upload.emptied', given) };
  return {
    success: true,
    effect: 'changed',
    message: message('upload.taken', { ...given, shown: effects.newText }),
  };
}

export function describeDrop({ given, effects }: Uploaded): Outcome {
  return hasEffect(effects) && effects.objections.length === 0
    ? {
        success: true,
        effect: 'changed',
        message: message('upload.taken', { ...given, shown: effects.newText }),
      }
    : { success: false, effect: 'no_change', message: message('upload.ignored', given) };
}
