/** What was drawn for one highlight or underline. */
export interface Mark {
  /** False once it was cleared. */
  isShown(): boolean;
  remove(): void;
}
