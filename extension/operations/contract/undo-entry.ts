import type { MessageText } from '../../messages/message.ts';
/** How to undo one run. Made right before it and kept only in the document's memory: the old state may be a secret. */
export interface UndoEntry {
  /** Set where undoing presses something whose listeners may have changed. */
  isPressing?: true;
  /** The target as the user knows it. */
  name: MessageText;
  /** The state that the run changes, only for comparison; undefined when the target is gone. */
  look(): string | undefined;
  /**
   * Words, place and effect of the target, only for comparison. Read after the run and again before undoing; it must be
   * equal.
   */
  nature?(): string;
  /** Restores the old state in the way it was changed. Throws a PageError where that is impossible. */
  restore(): Promise<unknown>;
  /** Asked after restoring: an editor's text is back, but not its formatting. */
  isTextOnly?(): boolean;
  /** Set where undoing is right from any state, such as a scroll position. */
  isFromAnywhere?: true;
}
