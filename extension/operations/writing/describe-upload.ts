import type { Language } from '@assent/shared';
import { isConnected } from '../../page/dom/native-dom.ts';
import { type Effects, hasEffect } from '../../page/observing/watch-effects.ts';
import { filesKey, heldFiles } from '../../page/writing/put-files.ts';
import type { Outcome } from '../outcome.ts';
import { UPLOAD_WORDS } from './upload-words.ts';

/** Never with what the files are called: that is the person's own. */
interface Uploaded {
  given: { name: string; count: number };
  effects: Effects;
}

/** Many pages take a file and empty its field at once, or draw it anew: then what the page shows has to tell. */
export function describeUpload(
  input: HTMLInputElement,
  files: readonly File[],
  uploaded: Uploaded,
  language: Language,
): Outcome {
  const words = UPLOAD_WORDS[language];
  const { given, effects } = uploaded;
  if (isConnected(input) && heldFiles(input) === filesKey(files))
    return { success: true, effect: 'changed', message: words.held(given) };
  if (effects.objections.length > 0 || !hasEffect(effects))
    return { success: false, effect: 'no_change', message: words.emptied(given) };
  return { success: true, effect: 'changed', message: words.taken(given, effects.newText) };
}

export function describeDrop({ given, effects }: Uploaded, language: Language): Outcome {
  const words = UPLOAD_WORDS[language];
  return hasEffect(effects) && effects.objections.length === 0
    ? { success: true, effect: 'changed', message: words.taken(given, effects.newText) }
    : { success: false, effect: 'no_change', message: words.ignored(given) };
}
