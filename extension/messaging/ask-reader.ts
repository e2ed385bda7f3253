import * as z from 'zod/mini';
import { type ArrivalSigns, arrivalSignsSchema } from '../page/arrival-signs.ts';
import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { FrameReading, FrameTree } from '../page/frame-reading.ts';
import { frameReadingSchema, frameTreeSchema, moreElementsSchema } from '../page/frame-reading.ts';
import { type HistorySteps, historyStepsSchema } from '../page/history-steps.ts';
import { type OpenerSigns, openerSignsSchema } from '../page/opener-signs.ts';
import { type PageTraits, pageTraitsSchema } from '../page/page-traits.ts';
import { type Place, placeSchema } from '../page/place.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import { lookAtArrival } from './look-at-arrival.ts';
import { lookAtHistory } from './look-at-history.ts';
import { lookForOpener } from './look-for-opener.ts';
import { lookForTraits } from './look-for-traits.ts';
import { NoAnswer, reaching } from './no-answer.ts';
import { readAnswer } from './read-answer.ts';
import type { ReaderCall } from './reader-calls.ts';

/** One document of a tab, and no other that may have taken its place. */
interface DocumentPlace {
  tabId: number;
  documentId: string;
  /** A page of our own. */
  isOurs?: true;
}

/** Each throws the {@link PageError} it was answered with, or {@link NoAnswer}. What is called runs in the document. */

export function readFrame(place: DocumentPlace, request: ReadingRequest): Promise<FrameReading> {
  return call(place, frameReadingSchema, {
    name: 'reader.readFrame',
    func: given => globalThis.assentDocumentState?.reader?.readFrame(given),
    args: [request],
  });
}

/** As {@link readFrame}, for the person alone to see: the next reading tells its news as if this had not been. */
export function peekFrame(place: DocumentPlace, request: ReadingRequest): Promise<FrameReading> {
  const func = (given: ReadingRequest) => globalThis.assentDocumentState?.reader?.peek(given);
  return call(place, frameReadingSchema, { name: 'reader.peek', func, args: [request] });
}

const describedSchema = z.pick(moreElementsSchema, { elements: true });

/** Describes those of the last reading's `untold` elements that have one of the ids. */
export function describeUnlisted(
  place: DocumentPlace,
  request: { ids: readonly string[]; words: DescriptionWords },
): Promise<z.infer<typeof describedSchema>> {
  return call(place, describedSchema, {
    name: 'reader.describeUntold',
    func: given => globalThis.assentDocumentState?.reader?.describeUnlisted(given),
    args: [request],
  });
}

/** What a document may have told of where it is, or of another address that comes from it. */
export function askPlace(place: DocumentPlace, address?: string): Promise<Place> {
  const func = (given: string | null) => globalThis.assentDocumentState?.reader?.reportPlace(given);
  return call(place, placeSchema, { name: 'reader.reportPlace', func, args: [address ?? null] });
}

/** Where a frame stands, and which of the frames in it can be seen: what a frame itself cannot know. */
export function readTree(place: DocumentPlace): Promise<FrameTree> {
  const func = () => globalThis.assentDocumentState?.reader?.readTree();
  return call(place, frameTreeSchema, { name: 'reader.readTree', func, args: [] });
}

const selectionSchema = z.object({ text: z.string() });

export function readSelection(place: DocumentPlace): Promise<z.infer<typeof selectionSchema>> {
  const func = () => globalThis.assentDocumentState?.reader?.readSelection();
  return call(place, selectionSchema, { name: 'reader.readSelection', func, args: [] });
}

/** What kinds of things are on the page. Needs none of our scripts there. */
export function surveyDocument(place: DocumentPlace): Promise<PageTraits> {
  return execute(place, pageTraitsSchema, { func: lookForTraits, args: [] });
}

/** What a page that has come shows, and whether it is one that wants the person. Needs none of our scripts there. */
export function surveyArrival(place: DocumentPlace): Promise<ArrivalSigns> {
  return execute(place, arrivalSignsSchema, { func: lookAtArrival, args: [] });
}

/** Which document opened one, as far as it knows. Needs none of our scripts there. */
export function surveyOpener(place: DocumentPlace): Promise<OpenerSigns> {
  return execute(place, openerSignsSchema, { func: lookForOpener, args: [] });
}

/** What stands before and after a document in the history of its tab. Needs none of our scripts there. */
export function surveyHistory(place: DocumentPlace): Promise<HistorySteps> {
  return execute(place, historyStepsSchema, { func: lookAtHistory, args: [] });
}

/**
 * Sets out for the page before (-1) or after (1), as the page itself may: the browser's own way skips the pages that came
 * without a press of the person's in them, so all that were gone to from here (measured in 156).
 */
export async function stepInHistory(place: DocumentPlace, step: -1 | 1): Promise<void> {
  const func = (by: number) => {
    history.go(by);
    return { ok: true, value: true };
  };
  await execute(place, z.literal(true), { func, args: [step] });
}

/** Runs in the document, as text: it can use nothing from outside of itself. */
interface Executed<Given extends unknown[]> {
  func(...given: Given): unknown;
  args: Given;
}

interface Call<Given extends unknown[]> extends Executed<Given> {
  name: ReaderCall['name'];
}

async function call<Answer, Given extends unknown[]>(
  { tabId, documentId, isOurs }: DocumentPlace,
  schema: z.ZodMiniType<Answer>,
  { name, func, args }: Call<Given>,
): Promise<Answer> {
  if (isOurs) {
    const envelope = { assent: name, request: args[0] };
    const received = await reaching(() => chrome.tabs.sendMessage(tabId, envelope, { documentId }));
    return readAnswer(schema, readAnswer(z.unknown(), received));
  }
  return execute({ tabId, documentId }, schema, { func, args });
}

async function execute<Answer, Given extends unknown[]>(
  { tabId, documentId }: DocumentPlace,
  schema: z.ZodMiniType<Answer>,
  { func, args }: Executed<Given>,
): Promise<Answer> {
  const target = { tabId, documentIds: [documentId] };
  const [result] = await reaching(() =>
    chrome.scripting.executeScript({ target, func, args, injectImmediately: true }),
  );
  // Chromium says nothing of a document that went away before it answered (measured in 156).
  if (!result?.result) throw new NoAnswer('interrupted', 'The document went away before it was read.');
  return readAnswer(schema, result.result);
}
