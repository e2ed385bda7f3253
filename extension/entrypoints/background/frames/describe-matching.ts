import { describeUnlisted } from '../../../messaging/ask-reader.ts';
import type { DescriptionWords } from '../../../page/descriptions/description-words.ts';
import type { FrameReading, RankedElement, UnlistedElement } from '../../../page/frame-reading.ts';
import { type Searched, type SearchText, scoreTexts } from '../../../page/search/score-texts.ts';
import { readWords } from '../../../page/search/text-words.ts';
import { askThoseThatAnswer, type FrameAnswer } from './ask-frames.ts';
import { HIDDEN_FRAME_PENALTY } from './merge-readings.ts';
import type { Frame } from './reach-frames.ts';

/** The reading of a frame, and whether the user can see the frame. */
export interface SeenReading extends FrameAnswer<FrameReading> {
  visible: boolean;
}

interface Matching {
  element: Readable;
  frame: Frame;
  score: number;
}

const MAX_MATCHING = 12;
/** The rest of a longer request is probably pasted text. */
const MAX_REQUEST = 300;
/** Smaller differences of fit do not count. */
const STEPS = 20;
const WORTH = { name: 1, description: 0.8, near: 0.75, also: 0.6 };

/**
 * The elements of all frames that match a request. Asks the frames to describe the unlisted ones, within `milliseconds`:
 * those of a frame that is too late are left out.
 */
export async function describeMatching(
  readings: readonly SeenReading[],
  request: string,
  { words, milliseconds }: { words: DescriptionWords; milliseconds: number },
): Promise<RankedElement[]> {
  const matching = findMatching(readings.flatMap(candidatesOf), request.slice(0, MAX_REQUEST), MAX_MATCHING);
  const unlisted = Map.groupBy(
    matching.filter(({ element }) => !isListed(element)),
    ({ frame }) => frame,
  );
  const ask = (frame: Frame) =>
    describeUnlisted(frame, { ids: (unlisted.get(frame) ?? []).map(({ element }) => element.id), words });
  const answers = await askThoseThatAnswer([...unlisted.keys()], ask, milliseconds);
  const described = new Map(answers.flatMap(({ answer }) => answer.elements.map(each => [each.id, each])));
  return matching.flatMap(({ element }) => (isListed(element) ? element : (described.get(element.id) ?? [])));
}

function candidatesOf({ frame, answer, visible }: SeenReading): Matching[] {
  const all: readonly Readable[] = [...answer.elements, ...(answer.unlisted ?? [])];
  return all.map(element => ({
    element,
    frame,
    score: element.score - (visible ? 0 : HIDDEN_FRAME_PENALTY),
  }));
}

function isListed(element: RankedElement | UnlistedElement): element is RankedElement {
  return 'desc' in element;
}

/** An element of a reading, described or not. */
type Readable = RankedElement | UnlistedElement;

/** The elements that match a request, the best fit first, and among equal fits the higher rank. */
export function findMatching<Found extends { element: Readable; score: number }>(
  all: readonly Found[],
  request: string,
  limit: number,
): Found[] {
  const searched = all.map(({ element }) => searchedOf(element));
  const fits = scoreTexts(searched, request);
  return all
    .map((found, index) => ({ found, fit: Math.round((fits[index] ?? 0) * STEPS) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || other.found.score - one.found.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

function searchedOf(element: Readable): Searched {
  if ('desc' in element) {
    const name = nameIn(element.desc);
    return { name, texts: [weighted(name, WORTH.name), weighted(element.desc, WORTH.description)] };
  }
  const { name, also, near } = element;
  return {
    name,
    texts: [weighted(name, WORTH.name), weighted(also, WORTH.also), weighted(near, WORTH.near)],
  };
}

function weighted(text: string, worth: number): SearchText {
  return { text: readWords(text), worth };
}

/** The name in a description: kind, colon, name, and hints in brackets. */
function nameIn(desc: string): string {
  return /^[^:]*: ?(.*?)(?: ?\([^()]*\))?$/su.exec(desc)?.[1] ?? desc;
}
