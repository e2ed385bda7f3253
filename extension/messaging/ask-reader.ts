import * as z from 'zod/mini';
import type { DescriptionWords } from '../page/descriptions/description-words.ts';
import type { FrameReading, FrameTree } from '../page/frame-reading.ts';
import { frameReadingSchema, frameTreeSchema, moreElementsSchema } from '../page/frame-reading.ts';
import { type Place, placeSchema } from '../page/place.ts';
import type { ReadingRequest } from '../page/reading/read-frame.ts';
import { NoAnswer, reaching } from './failures.ts';
import { readAnswer } from './message.ts';
import type { Reader, ReaderCall } from './reader.ts';

/** One document of a tab; never another one that has replaced it. */
export interface DocumentPlace {
  tabId: number;
  documentId: string;
  /** A page of the extension. */
  isOurs?: true;
}

/** Each function throws the {@link PageError} that the document answered with, or {@link NoAnswer}. */

export function readFrame(place: DocumentPlace, request: ReadingRequest): Promise<FrameReading> {
  const func = (given: ReadingRequest) => globalThis.assentDocumentState?.reader?.readFrame(given);
  return call(place, frameReadingSchema, { name: 'readFrame', func, args: [request] });
}

/** As {@link readFrame}, for display to the user only: the next reading reports changes as if this one had not happened. */
export function peekFrame(place: DocumentPlace, request: ReadingRequest): Promise<FrameReading> {
  const func = (given: ReadingRequest) => globalThis.assentDocumentState?.reader?.peek(given);
  return call(place, frameReadingSchema, { name: 'peek', func, args: [request] });
}

const describedSchema = z.pick(moreElementsSchema, { elements: true });

/** Describes those of the last reading's `unlisted` elements that have one of the ids. */
export function describeUnlisted(
  place: DocumentPlace,
  request: { ids: readonly string[]; words: DescriptionWords },
): Promise<z.infer<typeof describedSchema>> {
  const func = (given: typeof request) => globalThis.assentDocumentState?.reader?.describeUnlisted(given);
  return call(place, describedSchema, { name: 'describeUnlisted', func, args: [request] });
}

/** The address of a document, or another address found in it, without secrets. */
export function askPlace(place: DocumentPlace, address?: string): Promise<Place> {
  const func = (given: string | null) => globalThis.assentDocumentState?.reader?.reportPlace(given);
  return call(place, placeSchema, { name: 'reportPlace', func, args: [address ?? null] });
}

/** The position of a frame, and which of its child frames are visible: a frame cannot see this about itself. */
export function readTree(place: DocumentPlace): Promise<FrameTree> {
  const func = () => globalThis.assentDocumentState?.reader?.readTree();
  return call(place, frameTreeSchema, { name: 'readTree', func, args: [] });
}

const selectionSchema = z.object({ text: z.string() });

export function readSelection(place: DocumentPlace): Promise<z.infer<typeof selectionSchema>> {
  const func = () => globalThis.assentDocumentState?.reader?.readSelection();
  return call(place, selectionSchema, { name: 'readSelection', func, args: [] });
}

/** `func` is serialized into the document: it uses nothing outside itself. */
interface Executed<Given extends unknown[]> {
  func(...given: Given): unknown;
  args: Given;
}

/** Runs a function in a document that answers with an envelope, and reads its answer. */
export async function executeIn<Answer, Given extends unknown[]>(
  { tabId, documentId }: DocumentPlace,
  schema: z.ZodMiniType<Answer>,
  { func, args }: Executed<Given>,
): Promise<Answer> {
  const target = { tabId, documentIds: [documentId] };
  const [result] = await reaching(() =>
    chrome.scripting.executeScript({ target, func, args, injectImmediately: true }),
  );
  // Chromium returns no result when the document was unloaded before it answered (measured in 156).
  if (!result?.result) throw new NoAnswer('interrupted', 'The document went away before it was read.');
  return readAnswer(schema, result.result);
}

async function call<Answer, Given extends unknown[]>(
  place: DocumentPlace,
  schema: z.ZodMiniType<Answer>,
  { name, ...executed }: Executed<Given> & { name: keyof Reader },
): Promise<Answer> {
  if (!place.isOurs) return executeIn(place, schema, executed);
  const { tabId, documentId } = place;
  const envelope = { assent: `reader.${name}` satisfies ReaderCall['name'], request: executed.args[0] };
  const received = await reaching(() => chrome.tabs.sendMessage(tabId, envelope, { documentId }));
  return readAnswer(schema, readAnswer(z.unknown(), received));
}
