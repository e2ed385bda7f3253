import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import type { AnswerEnvelope, Message } from './message.ts';

/**
 * The interface of the script that reads a document. The background calls it in the document, so that the script needs
 * neither a listener nor schemas and stays small.
 */
export interface Reader {
  readFrame(request: ReadingRequest): Promise<AnswerEnvelope>;
  readTree(): Promise<AnswerEnvelope>;
  readSelection(): Promise<AnswerEnvelope>;
  /** A reading for display to the user only, with the redactions. */
  peek(request: ReadingRequest): Promise<AnswerEnvelope>;
  reportPlace(address: string | null): Promise<AnswerEnvelope>;
  describeUnlisted(request: { ids: readonly string[]; words: DescriptionWords }): Promise<AnswerEnvelope>;
}

declare global {
  interface AssentDocumentState {
    reader?: Reader;
  }
}

/** The same as a message, for pages of the extension: Chromium lets nobody inject scripts into those. */
export type ReaderCall<Method extends keyof Reader = keyof Reader> = Message<
  Parameters<Reader[Method]>[0],
  AnswerEnvelope,
  `reader.${Method}`
>;
