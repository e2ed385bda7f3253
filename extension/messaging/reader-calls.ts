import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import type { AnswerEnvelope, Message } from './message.ts';

/**
 * How a page of our own is read, which nobody may inject into: by messages with the names of what is called elsewhere.
 * They are answered with what the reader answers.
 */
export type ReadFrameCall = Message<ReadingRequest, AnswerEnvelope, 'reader.readFrame'>;
export type PeekCall = Message<ReadingRequest, AnswerEnvelope, 'reader.peek'>;
export type ReadTreeCall = Message<undefined, AnswerEnvelope, 'reader.readTree'>;
export type ReadSelectionCall = Message<undefined, AnswerEnvelope, 'reader.readSelection'>;
export type DescribeUnlistedCall = Message<
  { ids: readonly string[]; words: DescriptionWords },
  AnswerEnvelope,
  'reader.describeUntold'
>;

export type ReportPlaceCall = Message<string | null, AnswerEnvelope, 'reader.reportPlace'>;

export type ReaderCall =
  | ReadFrameCall
  | PeekCall
  | ReadTreeCall
  | ReadSelectionCall
  | DescribeUnlistedCall
  | ReportPlaceCall;
