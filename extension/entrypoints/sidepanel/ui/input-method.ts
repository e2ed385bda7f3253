/** A person takes longer than this between two keys; the events of one key are closer together. */
const SAME_KEY_MILLISECONDS = 30;

/** Common to React's event and the browser's. */
interface KeyPress {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  timeStamp: number;
  nativeEvent: { isComposing: boolean };
}

/**
 * Whether a key belongs to the input method: during composition Enter picks a word and the arrows choose one. Chromium sets
 * `isComposing`, older input methods send the code 229; in Safari the composition ends just before the key press that ended
 * it (https://bugs.webkit.org/show_bug.cgi?id=165004), so only the time shows it.
 */
export function isOfInputMethod(event: KeyPress, compositionEnd?: number): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return true;
  return compositionEnd !== undefined && event.timeStamp - compositionEnd < SAME_KEY_MILLISECONDS;
}
