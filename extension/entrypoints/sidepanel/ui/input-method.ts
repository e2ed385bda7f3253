/** A person needs longer than this from one key to the next; the events of one key come closer together. */
const SAME_KEY_MILLISECONDS = 30;

/** What is asked of a key press: React's event and the browser's own both have it. */
interface KeyPress {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  timeStamp: number;
  nativeEvent: { isComposing: boolean };
}

/**
 * Whether a key belongs to the input method: during composition Enter picks a word and the arrows choose one. Chromium
 * says so with `isComposing`, older input methods with the code 229; where the composition ends just before the very key
 * press that ended it is told (as Safari does, https://bugs.webkit.org/show_bug.cgi?id=165004), only the time tells.
 */
export function isOfInputMethod(event: KeyPress, compositionEnd?: number): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return true;
  return compositionEnd !== undefined && event.timeStamp - compositionEnd < SAME_KEY_MILLISECONDS;
}
