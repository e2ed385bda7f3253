import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import type { SecretPatterns } from '../page/secrets/secret-patterns.ts';
import type { AnswerEnvelope } from './message.ts';

/**
 * What the script that reads a document offers. It listens to nothing: the background calls it in the document, so that
 * it needs neither a listener nor schemas of its own, and stays small.
 */
export interface Reader {
  readFrame(request: ReadingRequest): Promise<AnswerEnvelope>;
  readTree(): Promise<AnswerEnvelope>;
  readSelection(): Promise<AnswerEnvelope>;
  /** Comes before all others. */
  knowSecrets(patterns: SecretPatterns): void;
}

declare global {
  interface AssentDocumentState {
    reader?: Reader;
    /** Noted by who asks. */
    wasRead?: boolean;
    /** Offered by the script that peeks. */
    peek?(request: ReadingRequest): Promise<AnswerEnvelope>;
    /** Offered by the script that tells the place. */
    reportPlace?(address: string | null): Promise<AnswerEnvelope>;
    /** Offered by the script that reads what is untold. */
    describeUnlisted?(request: { ids: readonly string[]; words: DescriptionWords }): Promise<AnswerEnvelope>;
  }
}
