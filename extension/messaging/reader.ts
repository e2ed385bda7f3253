import type { Language } from '@assent/shared';
import type { AnswerEnvelope } from './message.ts';

/**
 * What the script that reads a document offers. It listens to nothing: the background calls it in the document, so that
 * it needs neither a listener nor schemas of its own, and stays small.
 */
export interface Reader {
  readFrame(request: { language: Language; limit: number }): Promise<AnswerEnvelope>;
  readTree(): Promise<AnswerEnvelope>;
  readSelection(): Promise<AnswerEnvelope>;
}

declare global {
  interface AssentDocumentState {
    reader?: Reader;
  }
}
