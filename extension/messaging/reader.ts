import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import type { AnswerEnvelope } from './message.ts';

/**
 * What the script that reads a document offers. It listens to nothing: the background calls it in the document, so that
 * it needs neither a listener nor schemas of its own, and stays small.
 */
export interface Reader {
  readFrame(request: ReadingRequest): Promise<AnswerEnvelope>;
  readTree(): Promise<AnswerEnvelope>;
  readSelection(): Promise<AnswerEnvelope>;
  /** As a reading, for the person alone to see, and with what is withheld. */
  peek(request: ReadingRequest): Promise<AnswerEnvelope>;
  reportPlace(address: string | null): Promise<AnswerEnvelope>;
  describeUnlisted(request: { ids: readonly string[]; words: DescriptionWords }): Promise<AnswerEnvelope>;
}

declare global {
  interface AssentDocumentState {
    reader?: Reader;
  }
}
