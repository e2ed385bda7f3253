import { describeUnlisted } from '../../../messaging/ask-reader.ts';
import type { DescriptionWords } from '../../../page/descriptions/description-words.ts';
import type { FrameReading, RankedElement, UnlistedElement } from '../../../page/frame-reading.ts';
import { askThoseThatAnswer, type FrameAnswer } from './ask-frames.ts';
import { findMatching, type Readable } from './find-matching.ts';
import { HIDDEN_FRAME_PENALTY } from './merge-readings.ts';
import type { Frame } from './reach-frames.ts';

/** A frame's reading, and whether the person can see the frame. */
export interface SeenReading extends FrameAnswer<FrameReading> {
  visible: boolean;
}

interface Matching {
  element: Readable;
  frame: Frame;
  score: number;
}

/** So many of those that the words of a request fit go along, whatever else speaks for them. */
const MAX_MATCHING = 8;
/** Whoever pastes a whole text means none of its words. */
const MAX_REQUEST = 300;

/**
 * The elements of all frames that a request seems to mean. Those that no reading described are asked for, once more and
 * within `milliseconds`: a frame that does not answer in time has none, and the page is told without them.
 */
export async function describeMatching(
  readings: readonly SeenReading[],
  request: string,
  { words, milliseconds }: { words: DescriptionWords; milliseconds: number },
): Promise<RankedElement[]> {
  const matching = findMatching(readings.flatMap(candidatesOf), request.slice(0, MAX_REQUEST), MAX_MATCHING);
  const unlisted = Map.groupBy(
    matching.filter(({ element }) => !isTold(element)),
    ({ frame }) => frame,
  );
  const ask = (frame: Frame) =>
    describeUnlisted(frame, { ids: (unlisted.get(frame) ?? []).map(({ element }) => element.id), words });
  const answers = await askThoseThatAnswer([...unlisted.keys()], ask, milliseconds);
  const described = new Map(answers.flatMap(({ answer }) => answer.elements.map(each => [each.id, each])));
  return matching.flatMap(({ element }) => (isTold(element) ? element : (described.get(element.id) ?? [])));
}

function candidatesOf({ frame, answer, visible }: SeenReading): Matching[] {
  const all: readonly Readable[] = [...answer.elements, ...(answer.unlisted ?? [])];
  return all.map(element => ({
    element,
    frame,
    score: element.score - (visible ? 0 : HIDDEN_FRAME_PENALTY),
  }));
}

function isTold(element: RankedElement | UnlistedElement): element is RankedElement {
  return 'desc' in element;
}
