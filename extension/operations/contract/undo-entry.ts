import type { MessageText } from '../../messages/message.ts';
/**
 * How to go back from one deed. Made right before it, and kept in the memory of the document alone: the old state that
 * it holds may be a secret.
 */
export interface UndoEntry {
  /** Set where going back presses what may do something else by now: listeners cannot be seen from here. */
  isPressing?: true;
  /** What the deed is done to, as the person knows it. */
  name: MessageText;
  /** The state that the deed changes, to be compared and never handed out; undefined when it is not there any more. */
  look(): string | undefined;
  /**
   * What it is done to and what going back would press: words, place and effect, to be compared and never handed out. Asked
   * after the deed, and again before going back, where it has to be the same.
   */
  nature?(): string;
  /** Brings the old state back as the deed made the new one. Throws a PageError where that cannot be. */
  restore(): Promise<Restored>;
  /** Set where going back is right from whatever state: a person who scrolled on wants to go back all the same. */
  isFromAnywhere?: true;
}

/** `text-only`: an editor's text is back, and what it looked like is not. */
type Restored = 'whole' | 'text-only';
